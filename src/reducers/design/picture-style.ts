/** The style of the designer's own drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from '../../catalogue/wizard/looks'
import { inStyleOf } from '../../catalogue/wizard/drawn-pictures'
import { withPieces } from './choice-rows'
import type { Design } from './design-document'

/** Shows all drawn pictures in the style of a look; the same object if nothing changes. Copies in the media library stay. */
export const inPictureStyle = (design: Design, look: Look): Design =>
  withPieces(design, (content) => inStyleOf(content, look))
