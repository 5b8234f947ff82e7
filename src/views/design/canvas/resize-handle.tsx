/** The handle at the canvas's edge: resizes it by pointer and by keyboard (docs/spec/design.md). */
import { __, sprintf } from '@wordpress/i18n'
import { useId } from 'react'
import { maxWidth, minWidth, type FrameSpace } from '../../../projections/design/canvas-size'
import { showsResizeHint } from '../../../projections/design/canvas-view'
import { useProjection } from '../../flow'
import type { Resize } from './use-resize'

type Props = { readonly resize: Resize; readonly space: FrameSpace }

export const ResizeHandle = ({ resize, space }: Props) => {
  const help = useId()
  const hinted = useProjection(showsResizeHint)
  const width = Math.round(resize.drawn.width)
  return (
    <>
      <div
        className={`cys-resize-handle ${resize.isPulled ? 'is-active' : ''} ${hinted ? 'is-hinted' : ''}`}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={__('Drag to resize', 'customize-your-store')}
        aria-describedby={help}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth(space)}
        aria-valuenow={width}
        aria-valuetext={inPixels(width)}
        {...resize.handlers}
      />
      <span id={help} hidden>
        {__(
          'Use left and right arrow keys to resize the canvas. Hold shift to resize in larger increments.',
          'customize-your-store',
        )}
      </span>
    </>
  )
}

// translators: %d: width of the preview in pixels.
const inPixels = (width: number): string => sprintf(__('%d px', 'customize-your-store'), width)
