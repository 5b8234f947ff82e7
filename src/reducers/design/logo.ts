/** The logo in the document: the picture, and how every logo block on the page shows it (docs/spec/design.md). */
import type { EventOfType } from '../../events'
import type { Media } from '../../events/design/logo'
import { logoIn, withLogo, type LogoLook } from '../../markup/logo'
import { withTitle } from '../../markup/site-title'

type Read = Pick<EventOfType<'DesignReadReceived'>, 'site' | 'header' | 'home' | 'footer'>

export type Logo = {
  readonly media: Media | null
  /** Id of the site icon, 0 for none. */
  readonly icon: number
  /** Attributes of the page's logo blocks; null where they leave it to WordPress. */
  readonly look: LogoLook
  /** The icon that was cut from a picture: it is the icon of that logo although it is another picture. */
  readonly cut: { readonly icon: number; readonly of: number } | null
  /** Whether the store's name stands beside the logo, if the merchant has said so. */
  readonly titled: boolean | null
}

/** Whether the site icon is the logo, or was cut from it. */
export const isIcon = ({ media, icon, cut }: Logo): boolean =>
  media !== null && (icon === media.id || isCut({ media, icon, cut }))

/** Whether the site icon was cut from the logo. After another load of the page nothing tells, and it is an icon of its own. */
export const isCut = ({ media, icon, cut }: Pick<Logo, 'media' | 'icon' | 'cut'>): boolean =>
  cut !== null && cut.icon === icon && cut.of === media?.id

/** The store's logo: the picture from its settings, the look from the first logo block on the page. */
export const logoOf = (server: Read): Logo => ({
  media: server.site.logo,
  icon: server.site.icon,
  look: logoIn([server.header?.content, server.home.content, server.footer?.content].join('')),
  cut: null,
  titled: null,
})

/** Gives a new piece of the page the current logo look; the same object if that changes nothing. */
export const inLook = <P extends { readonly content: string }>(piece: P, { look }: Logo): P =>
  rewritten(piece, (markup) => withLogo(markup, look))

/** Gives a new header the name beside its logo, or takes it away, as the merchant has said. A wide logo says the name itself. */
export const inTitle = <P extends { readonly content: string }>(header: P, logo: Logo): P => {
  const titled = logo.titled ?? (isWide(logo.media) ? false : null)
  return titled === null ? header : rewritten(header, (markup) => withTitle(markup, titled))
}

/** Whether it is at least twice as wide as high. */
export const isWide = (media: Media | null): boolean =>
  media !== null && media.height > 0 && media.width >= 2 * media.height

export const rewritten = <P extends { readonly content: string }>(piece: P, change: (markup: string) => string): P => {
  const content = change(piece.content)
  return content === piece.content ? piece : { ...piece, content }
}
