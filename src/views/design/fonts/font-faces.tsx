/** Declares the files of the fonts in previews, in the page around the canvas. The browser loads only those that it displays. */
import { previewFontsCss } from '../../../projections/design/fonts-shown'
import { useProjection } from '../../flow'

export const FontFaces = () => <style>{useProjection(previewFontsCss)}</style>
