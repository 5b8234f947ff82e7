/** In the bar, above the edge with the handle: that the edge can be dragged. The handle itself has the same name. */
import { __, isRTL } from '@wordpress/i18n'
import { showsResizeHint } from '../../../projections/design/canvas-view'
import { useProjection } from '../../flow'

export const ResizeHint = () =>
  useProjection(showsResizeHint) && (
    <span className="cys-resize-hint" aria-hidden="true">
      {isRTL() ? '↘' : '↙'} {__('Drag to resize', 'customize-your-store')}
    </span>
  )
