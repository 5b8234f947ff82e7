/** The logo in the document: the picture, and how every logo block on the page shows it (docs/spec/design.md). */
import type { EventOfType, FlowEvent } from '../../events'
import type { Media } from '../../events/logo'
import { logoIn, withLogo, withoutLogoWidth, type LogoLook } from '../../markup/logo'
import type { Design, ServerDesign } from './design'

export type Logo = {
  readonly media: Media | null
  /** Id of the site icon, 0 for none. */
  readonly icon: number
  /** Attributes of the page's logo blocks; null where they leave it to WordPress. */
  readonly look: LogoLook
}

/** The store's logo: the picture from its settings, the look from the first logo block on the page. */
export const logoOf = (server: ServerDesign): Logo => ({
  media: server.site.logo,
  icon: server.site.icon,
  look: logoIn([server.header?.content, server.home.content, server.footer?.content].join('')),
})

/** Width of a newly chosen logo, in CSS pixels. */
const pickedWidth = 60

export const withLogoChoice = (design: Design, event: FlowEvent): Design => {
  const { logo } = design
  switch (event.type) {
    case 'LogoChosen':
    case 'MediaUploaded':
      return event.media.id === logo.media?.id ? design : drawn(design, picked(logo, event))
    case 'LogoRemoved':
      return logo.media === null
        ? design
        : drawn(
            design,
            { media: null, icon: isIcon(logo) ? 0 : logo.icon, look: { ...logo.look, width: null } },
            withoutLogoWidth,
          )
    case 'LogoWidthChosen':
      return event.width === logo.look.width
        ? design
        : drawn(design, { ...logo, look: { ...logo.look, width: event.width } })
    case 'LogoLinkChosen':
      return event.linked === logo.look.linked
        ? design
        : drawn(design, { ...logo, look: { ...logo.look, linked: event.linked } })
    case 'SiteIconChosen':
      return drawn(design, {
        ...logo,
        icon: event.used ? (logo.media?.id ?? logo.icon) : 0,
        look: { ...logo.look, synced: event.used },
      })
    default:
      return design
  }
}

/**
 * The first logo of a store without an icon also becomes its icon, unless the merchant decides otherwise. An icon that shows
 * another picture is never replaced, whatever a pattern's logo block says.
 */
const picked = (logo: Logo, { media }: EventOfType<'LogoChosen'> | EventOfType<'MediaUploaded'>): Logo => {
  const { icon, look } = logo
  const synced = (look.synced !== false && icon === 0) || isIcon(logo)
  return { media, icon: synced ? media.id : icon, look: { ...look, width: pickedWidth, synced } }
}

/** Whether the site icon is the logo and is kept in sync with it. */
const isIcon = ({ media, icon, look }: Logo): boolean => look.synced === true && media !== null && icon === media.id

const drawn = (
  { header, footer, sections, ...design }: Design,
  logo: Logo,
  change = (markup: string) => withLogo(markup, logo.look),
): Design => ({
  ...design,
  logo,
  header: header && rewritten(header, change),
  footer: footer && rewritten(footer, change),
  sections: sections.map((section) => rewritten(section, change)),
})

/** Gives a new piece of the page the current logo look; the same object if that changes nothing. */
export const inLook = <P extends { readonly content: string }>(piece: P, { look }: Logo): P =>
  rewritten(piece, (markup) => withLogo(markup, look))

const rewritten = <P extends { readonly content: string }>(piece: P, change: (markup: string) => string): P => {
  const content = change(piece.content)
  return content === piece.content ? piece : { ...piece, content }
}
