/** The logo in the document: the picture, and how every logo block on the page shows it (docs/spec/design.md). */
import type { EventOfType } from '../../events'
import type { Media } from '../../events/design/logo'
import { logoIn, withLogo, type LogoLook } from '../../markup/logo'

type Read = Pick<EventOfType<'DesignReadReceived'>, 'site' | 'header' | 'home' | 'footer'>

export type Logo = {
  readonly media: Media | null
  /** Id of the site icon, 0 for none. */
  readonly icon: number
  /** Attributes of the page's logo blocks; null where they leave it to WordPress. */
  readonly look: LogoLook
}

/** The store's logo: the picture from its settings, the look from the first logo block on the page. */
export const logoOf = (server: Read): Logo => ({
  media: server.site.logo,
  icon: server.site.icon,
  look: logoIn([server.header?.content, server.home.content, server.footer?.content].join('')),
})

/** Gives a new piece of the page the current logo look; the same object if that changes nothing. */
export const inLook = <P extends { readonly content: string }>(piece: P, { look }: Logo): P =>
  rewritten(piece, (markup) => withLogo(markup, look))

export const rewritten = <P extends { readonly content: string }>(piece: P, change: (markup: string) => string): P => {
  const content = change(piece.content)
  return content === piece.content ? piece : { ...piece, content }
}
