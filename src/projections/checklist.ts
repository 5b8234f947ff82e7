/** What is still open before Save and after it: what visitors would see of a design that is not finished (U-09, docs/spec/saving.md). */
import { isEmptyObject } from 'es-toolkit/predicate'
import { fact, type FlowEvent } from '../events'
import { emptyLinksIn } from '../markup/empty-links'
import { blocksIn, menusIn } from '../markup/menu-items'
import { socialLinksIn } from '../markup/social-links'
import { canHide, isHidden } from '../markup/visibility'
import type { State } from '../reducers'
import type { Design, Section } from '../reducers/design/design-document'
import { menuView } from './design/menu'
import { menuPlaces } from './design/menu-places'
import { readability } from './design/readability'
import { sectionItems, type SectionItem } from './design/sections'
import { hiddenSections } from './left-open'
import { memo } from './memo'
import { isHomepageHidden } from './publication'
import { sampleTexts, type SampleTexts } from './saving'

/** A section of the home page, or one of the parts around them. */
type Where = SectionItem | 'header' | 'footer'

/** Texts of one place: of links that lead nowhere. */
export type LinksOf = { readonly section: Where; readonly texts: readonly string[] }

/** Why the header or the footer is unfinished. */
export type PartOpen = {
  readonly samples: readonly string[]
  readonly hasEmptyMenu: boolean
  /** Whether it shows networks, and none of them has an address, so that visitors see none. */
  readonly lacksNetworks: boolean
}

/** `count` is how many of it there are; Save asks again once there are more. */
export type Open = { readonly count: number } & (
  | {
      readonly what: 'samples'
      readonly places: readonly SampleTexts[]
      /** Ids of the sections that can be hidden for now. */
      readonly hideable: readonly string[]
    }
  | { readonly what: 'links'; readonly places: readonly LinksOf[] }
  | { readonly what: 'products' | 'contrast' }
  | ({ readonly what: 'header' | 'footer' } & PartOpen)
)

/** Empty while the design is unknown. In the order of the list. */
export const openItems = memo(
  (state: State): readonly Open[] => {
    const { design } = state.designing
    if (design === null) return []
    return [
      ...samplesOpen(design, sampleTexts(state)),
      ...linksOpen(design, sectionItems(state)),
      ...productsOpen(state),
      ...partOpen('header', design, state),
      ...partOpen('footer', design, state),
      ...contrastOpen(state),
    ]
  },
  (state) => [
    state.designing.design,
    sampleTexts(state),
    sectionItems(state),
    hasOwnProducts(state),
    menuView(state),
    menuPlaces(state),
    readability(state),
  ],
)

/** Those of header and footer belong to these parts. */
const samplesOpen = (design: Design, found: readonly SampleTexts[]): readonly Open[] => {
  const places = found.filter(({ section }) => section !== 'header' && section !== 'footer')
  const count = places.reduce((sum, each) => sum + each.count, 0)
  const ids = new Set(places.flatMap(({ section }) => (typeof section === 'string' ? [] : [section.id])))
  return count === 0 ? [] : [{ what: 'samples', count, places, hideable: hideableIn(design.sections, ids) }]
}

/** Not the section with the page's title, and none if nothing of the page would be left. */
const hideableIn = (sections: readonly Section[], ids: ReadonlySet<string>): readonly string[] => {
  const found = sections.filter(({ id, content }) => ids.has(id) && canHide(content) && !/<h1\b/.test(content))
  const isAnyLeft = sections.some((section) => !found.includes(section) && !isHidden(section.content))
  return isAnyLeft ? found.map(({ id }) => id) : []
}

const linksOpen = ({ header, sections, footer }: Design, items: readonly SectionItem[]): readonly Open[] => {
  const content = new Map(sections.map((section) => [section.id, section.content]))
  const places = [
    ...linksOf('header', header?.content ?? ''),
    ...items.flatMap((item) => {
      const markup = content.get(item.id) ?? ''
      return isHidden(markup) ? [] : linksOf(item, markup)
    }),
    ...linksOf('footer', footer?.content ?? ''),
  ]
  const count = places.reduce((sum, { texts }) => sum + texts.length, 0)
  return count === 0 ? [] : [{ what: 'links', count, places }]
}

const linksOf = (section: Where, markup: string): readonly LinksOf[] => {
  const found = emptyLinksIn(markup)
  return found.length === 0 ? [] : [{ section, texts: found.map(({ text }) => text) }]
}

/** Whether there are products that are not samples. True while it is unknown, and without WooCommerce. */
const hasOwnProducts = ({ store, surroundings }: State): boolean =>
  surroundings?.woocommerce !== true || store?.use?.products !== false

const productsOpen = (state: State): readonly Open[] => (hasOwnProducts(state) ? [] : [{ what: 'products', count: 1 }])

const partOpen = (part: 'header' | 'footer', design: Design, state: State): readonly Open[] => {
  const markup = design[part]?.content ?? ''
  const samples = sampleTexts(state).find(({ section }) => section === part)
  const networks = socialLinksIn(markup)
  const why = {
    samples: samples?.texts ?? [],
    hasEmptyMenu: part === 'header' ? isHeaderMenuEmpty(state) : hasEmptyMenu(markup, state),
    lacksNetworks: networks.length > 0 && networks.every(({ url }) => url === ''),
  }
  const count = (samples?.count ?? 0) + Number(why.hasEmptyMenu) + Number(why.lacksNetworks)
  return count === 0 ? [] : [{ what: part, count, ...why }]
}

const isHeaderMenuEmpty = (state: State): boolean => {
  const menu = menuView(state)
  return menu.kind === 'store' && menu.items?.length === 0
}

/** Whether one of the store's menus in the markup has no links. */
const hasEmptyMenu = (markup: string, state: State): boolean => {
  const used = menusIn(markup)
  return menuPlaces(state).menus.some(({ id, content }) => used.includes(id) && blocksIn(content).length === 0)
}

const contrastOpen = (state: State): readonly Open[] => {
  const count = readability(state).hard.length
  return count === 0 ? [] : [{ what: 'contrast', count }]
}

/**
 * What Save records: a question first, if something is open that was not open when the merchant saved before; else what is open, if anything
 * is or was, and the Save.
 */
export const factsOfSave = (state: State): readonly FlowEvent[] => {
  const open = openItems(state)
  if (open.some(({ what, count }) => count > (state.accepted[what] ?? 0)))
    return [fact('DialogOpened', { dialog: 'before-save' })]
  return open.length === 0 && isEmptyObject(state.accepted) ? [fact('SaveChosen')] : factsOfSaveAnyway(state)
}

/** What is open is accepted, and the design is saved. */
export const factsOfSaveAnyway = (state: State): readonly FlowEvent[] => [
  fact('OpenItemsAccepted', { items: openItems(state).map(({ what, count }) => ({ what, count })) }),
  fact('SaveChosen'),
]

export type Checklist = {
  readonly open: readonly Open[]
  /** Sections that are hidden from visitors for now. */
  readonly hidden: readonly SectionItem[]
  /** What visitors see once it is saved. */
  readonly visitors: 'at-once' | 'home-at-once' | 'at-launch' | 'another-page' | 'unknown'
}

/** The list, while it is open; null otherwise. */
export const checklist = memo(
  (state: State): Checklist | null =>
    state.route.dialog === 'before-save'
      ? { open: openItems(state), hidden: hiddenSections(state), visitors: visitorsWillSee(state) }
      : null,
  (state) => [state.route.dialog, openItems(state), hiddenSections(state), visitorsWillSee(state)],
)

/** What visitors see once the design is saved, as far as it is known. */
export const visitorsWillSee = (state: State): Checklist['visitors'] => {
  const { store } = state
  if (store === null || store.use === null) return 'unknown'
  switch (store.use.visitors) {
    case 'nothing':
      return 'at-launch'
    case 'no-shop':
      return isHomepageHidden(state) ? 'another-page' : 'home-at-once'
    case 'everything':
    case null:
      return isHomepageHidden(state) ? 'another-page' : 'at-once'
  }
}
