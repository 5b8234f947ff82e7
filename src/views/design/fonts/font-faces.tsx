/** The font files of all previews, declared in the page around the canvas. The browser loads only those it displays. */
import { previewFontsCss } from '../../../projections/design/font-faces'
import { useProjection } from '../../flow'

export const FontFaces = () => <style>{useProjection(previewFontsCss)}</style>
