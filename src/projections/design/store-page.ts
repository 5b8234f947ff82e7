/** Another page of the store, drawn in the current design (B-11). */
import type { StorePage } from '../../catalogue/canvas'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { SiteChanges } from '../../events/publishing'
import type { State } from '../../reducers'
import { missingFonts } from '../../reducers/design/fonts'
import { memo } from '../memo'
import { targetOf } from '../publication'
import { shopTargets } from './shop-pages'
import { fontFaceCss } from './styles/font-faces'

/** What the store draws the page with: exactly what Save would write. */
export type Draft = {
  readonly theme: string
  readonly styles: { readonly settings: unknown; readonly styles: unknown }
  /** Markup of header and footer by their slugs. */
  readonly parts: Readonly<Record<string, string>>
  /** Markup of the shop's templates by their slugs, if they differ from the store's. */
  readonly templates: Readonly<Record<string, string>>
  readonly site: SiteChanges
  /** CSS of fonts that Save would install. */
  readonly fonts: string
}

export const storePage = ({ canvas }: State): StorePage => canvas.page

/** Whether the store has pages besides the home page that can be shown. */
export const hasStorePages = ({ surroundings }: State): boolean => surroundings?.woocommerce === true

/** Null until the store's design was read. */
export const draft = memo(
  (state: State): Draft | null => {
    const { server } = state.designing
    const styles = targetOf('styles', state)
    const site = targetOf('site', state)
    if (server === null || styles?.kind !== 'styles' || site?.kind !== 'site') return null
    const parts = (['header', 'footer'] as const).flatMap((kind) => {
      const part = targetOf(kind, state)
      return part === null || !('content' in part) ? [] : [[slugOf(part.id), part.content] as const]
    })
    return {
      theme: server.theme,
      styles: { settings: styles.settings, styles: styles.styles },
      parts: Object.fromEntries(parts),
      templates: Object.fromEntries(shopTargets(state).map(({ id, content }) => [slugOf(id), content])),
      site: site.changes,
      fonts: filesOnTheWay(state),
    }
  },
  ({ designing, fonts, saving, canvas }) => [designing, fonts, saving, canvas.settings, canvas.templates],
)

/** `twentytwentyfour//header` → `header`. */
const slugOf = (id: string): string => id.split('//').at(-1) ?? id

/**
 * CSS with the files of chosen fonts that the store does not have yet. Until Save installs them, they are drawn from the collection's
 * files.
 */
export const filesOnTheWay = ({ designing: { design }, fonts }: State): string => {
  const chosen = missingFonts(pairingTitled(design?.fonts ?? null), fonts)
  return fontFaceCss({ typography: { fontFamilies: { chosen: chosen.map(({ faces }) => ({ fontFace: faces })) } } }, '')
}
