/** The style of the designer's own drawn pictures, which is part of their address: `…?customize-your-store-picture=drawn-bold-…`. */
import type { Look } from '../../catalogue/wizard/looks'
import type { Design, DesignPart } from './design-document'

const drawn = /(customize-your-store-picture=drawn-)(?:contemporary|classic|bold)-/g

/** The address of a drawn picture in the style of a look; any other address stays. */
export const inStyleOf = (address: string, look: Look): string => address.replaceAll(drawn, `$1${look.toLowerCase()}-`)

/** Shows all drawn pictures in the style of a look; the same object if nothing changes. Copies in the media library stay. */
export const inPictureStyle = (design: Design, look: Look): Design => {
  const restyled = <P extends DesignPart>(piece: P): P => {
    const content = inStyleOf(piece.content, look)
    return content === piece.content ? piece : { ...piece, content }
  }
  const header = design.header && restyled(design.header)
  const footer = design.footer && restyled(design.footer)
  const sections = design.sections.map(restyled)
  const isSame = sections.every((section, index) => section === design.sections[index])
  return isSame && header === design.header && footer === design.footer
    ? design
    : { ...design, header, footer, sections: isSame ? design.sections : sections }
}
