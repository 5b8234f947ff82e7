/** The files of all fonts that the previews are drawn in, told to the page around the canvas. The browser fetches what it shows. */
import { previewFontsCss } from '../../../projections/designer/font-faces'
import { useProjection } from '../../flow'

export const FontFaces = () => <style>{useProjection(previewFontsCss)}</style>
