/** What the store holds, after Save wrote a part of the design. */
import { produce } from 'immer'
import type { EventOfType } from '../../events'
import type { Media } from '../../events/design/logo'
import type { ServerDesign } from '../design/design'

/** @param logo the picture of the design that is saved: of a saved logo the fact has the id only */
export const withWritten = (
  server: ServerDesign,
  { target, modified }: EventOfType<'EntitySaved'>,
  logo: Media | null,
): ServerDesign =>
  produce(server, (draft) => {
    switch (target.kind) {
      case 'styles':
        draft.styles = { id: target.id, settings: target.settings, styles: target.styles }
        return
      case 'site': {
        const { site_logo, site_icon, title, description } = target.changes
        if (site_logo !== undefined) draft.site.logo = logo?.id === site_logo ? logo : null
        if (site_icon !== undefined) draft.site.icon = site_icon ?? 0
        if (draft.site.identity !== null && title !== undefined) draft.site.identity.title = title
        if (draft.site.identity !== null && description !== undefined) draft.site.identity.tagline = description
        return
      }
      case 'menu':
        for (const menu of draft.menus) if (menu.id === target.id) menu.status = 'publish'
        return
      // The canvas keeps them with the settings that it reads.
      case 'template':
      case 'page':
        return
      default:
        draft[target.kind] = { id: target.id, content: target.content, modified }
    }
  })
