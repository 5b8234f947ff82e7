/** In the toolbar above the canvas: drags the section over the page. By keys the list beside it and the buttons beside this do the same. */
import { Icon } from '@wordpress/components'
import { dragHandle } from '@wordpress/icons'
import type { SectionItem } from '../../../projections/design/sections'
import { useCanvasDrag } from './use-canvas-drag'

export const SectionGrip = ({ section }: { readonly section: SectionItem }) => (
  <span className="cys-section-grip" aria-hidden="true" {...useCanvasDrag(section)}>
    <Icon icon={dragHandle} />
  </span>
)
