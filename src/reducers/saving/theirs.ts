/** Replaces our version of an entity in the document with another user's. */
import * as t from 'io-ts'
import { Identity } from '../../events/design/identity'
import { Media } from '../../events/design/logo'
import { parsed, type Version, type Written } from '../../events/saving/version'
import { designOf, partOf, type Design, type ServerDesign } from '../design/design'

type Both = { readonly server: ServerDesign; readonly design: Design }

/** @param seq of the fact; section ids derive from it */
export const withTheirs = ({ server, design }: Both, what: Written, theirs: Version, seq: number): Both => {
  const read = serverWith(server, what, theirs)
  return { server: read, design: { ...design, ...pieceOf(what, read, seq, design) } }
}

const pieceOf = (what: Written, server: ServerDesign, seq: number, mine: Design): Partial<Design> => {
  const { own, sections, logo, identity } = designOf(server, seq)
  switch (what) {
    case 'header':
    case 'footer':
      return { [what]: partOf(server[what]) }
    case 'home':
      return { sections }
    case 'styles':
      return { own, palette: null, fonts: null, colours: {}, shop: {} }
    case 'site':
      return { identity, logo: { ...mine.logo, media: logo.media, icon: logo.icon } }
  }
}

const Styles = t.type({ settings: t.UnknownRecord, styles: t.UnknownRecord })
const Site = t.intersection([
  t.type({ logo: t.union([Media, t.null]), icon: t.number }),
  t.partial({ identity: t.union([Identity, t.null]) }),
])

const serverWith = (server: ServerDesign, what: Written, { text, modified }: Version): ServerDesign => {
  switch (what) {
    case 'styles': {
      const styles = parsed(text)
      return Styles.is(styles) ? { ...server, styles: { id: server.styles.id, ...styles } } : server
    }
    case 'site': {
      const site = parsed(text)
      if (!Site.is(site)) return server
      const { logo, icon, identity = server.site.identity } = site
      return { ...server, site: { ...server.site, logo, icon, identity } }
    }
    default: {
      const entity = server[what]
      return entity === null ? server : { ...server, [what]: { id: entity.id, content: text, modified } }
    }
  }
}
