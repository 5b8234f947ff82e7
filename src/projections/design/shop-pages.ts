/**
 * The pages of the shop: what the store reports about them, what can be chosen, and the templates that result from the choices.
 */
import * as t from 'io-ts'
import { findOwn } from '../../catalogue/pages/own-patterns'
import {
  shopGroups,
  shopPlaces,
  unchosen,
  type ShopGroup,
  type ShopPlaceRow,
  type ShopTemplate,
} from '../../catalogue/shop/shop-choices'
import type { Target } from '../../events/publishing'
import type { NewPage, ShopPlace, WordedPlace } from '../../events/sections'
import type { MenuTarget } from '../../markup/menu-link'
import { sampleTextsIn } from '../../markup/metadata'
import { choiceIn, withShopBlocks, wordsIn } from '../../markup/shop-templates'
import type { State } from '../../reducers'
import type { Design } from '../../reducers/design/design-document'
import type { Designing } from '../../reducers/design/designing'
import { designToWrite } from '../../reducers/published'
import { memo } from '../memo'
import { Link, targetOf } from './menu-places'
import { editorSettings } from './page'
import { mayWriteCss, shopLookIn } from './styles-of'

const Template = t.type({ id: t.string, content: t.string, edited: t.boolean })

const Told = t.type({
  /** By slug; only the templates that the store has. */
  templates: t.record(t.string, Template),
  version: t.string,
  blocks: t.array(t.string),
  pages: t.record(
    t.string,
    t.intersection([t.type({ link: Link, missing: t.boolean }), t.partial({ samples: t.array(t.string) })]),
  ),
  words: t.type({
    delivery: t.string,
    deliveryTitle: t.string,
    soon: t.string,
    categories: t.string,
    price: t.string,
  }),
})
type Told = t.TypeOf<typeof Told>

/** Null until read, and for a store without WooCommerce or with an older plugin. */
const told = memo(
  (state: State): Told | null => {
    const found = editorSettings(state)?.['shopPages']
    return Told.is(found) ? found : null
  },
  ({ canvas }) => [canvas.settings],
)

/** The version of the templates that the store last reported. */
export const shopVersion = (state: State): string | undefined => told(state)?.version

type Stored = { readonly id: string; readonly content: string; readonly edited: boolean }

/** A template as the store has it: as it was read or, if it was saved since, as it was saved. */
const storedTemplate = (slug: ShopTemplate, state: State): Stored | null => {
  const template = told(state)?.templates[slug]
  if (template === undefined) return null
  const saved = state.canvas.templates[template.id]
  return saved === undefined ? template : { id: template.id, content: saved, edited: true }
}

/** The store's choice before this design. */
const presentChoice = (row: ShopPlaceRow, state: State, design: Design): string => {
  const { place, template } = row
  if (template === null) return shopLookIn(design.own)[place] ?? unchosen(row)
  const stored = storedTemplate(template, state)
  return (stored && choiceIn(place, stored.content)) ?? unchosen(row)
}

const choiceOf = (row: ShopPlaceRow, state: State, design: Design): string =>
  chosenFor(row, state, design) ?? presentChoice(row, state, design)

/** The merchant's choice, or else the recipe's, which does not apply to a template that somebody has edited. */
const chosenFor = ({ place, template }: ShopPlaceRow, state: State, design: Design): string | undefined => {
  const isEdited = template !== null && storedTemplate(template, state)?.edited === true
  return design.shop?.[place] ?? (isEdited ? undefined : design.shopDefaults?.[place])
}

const isOffered = ({ place, template, needs }: ShopPlaceRow, state: State): boolean => {
  if (template === null) return mayWriteCss(state)
  const stored = storedTemplate(template, state)
  const { blocks = [] } = told(state) ?? {}
  return (
    stored !== null && choiceIn(place, stored.content) !== undefined && needs.every((name) => blocks.includes(name))
  )
}

export type ShopPlaceView = {
  readonly place: ShopPlace
  readonly choices: readonly { readonly choice: string; readonly isChosen: boolean }[]
  /** The texts that belong to the choice; null if it has none. */
  readonly words: string | null
  /** Whether the merchant has edited the page; the first choice is then their version. */
  readonly isTheirs: boolean
}

export type ShopGroupView = {
  readonly page: ShopGroup['page']
  readonly isOpen: boolean
  readonly places: readonly ShopPlaceView[]
}

/** What the shop screen offers; empty without WooCommerce. */
export const shopGroupsOf = memo(
  (state: State): readonly ShopGroupView[] => {
    const { design } = state.designing
    if (design === null || state.surroundings?.woocommerce !== true) return []
    const views = shopGroups.map(({ page, places }) => ({
      page,
      isOpen: isShown(page, state),
      places: places.filter((row) => isOffered(row, state)).map((row) => placeView(row, state, design)),
    }))
    return views.filter(({ places }) => places.length > 0)
  },
  (state) => [state.designing.design, state.canvas, state.surroundings],
)

/** Whether the canvas shows the page. The checkout's choices also apply to the cart. */
const isShown = (page: ShopGroup['page'], { canvas }: State): boolean =>
  canvas.page === page || (page === 'checkout' && canvas.page === 'cart')

const placeView = (row: ShopPlaceRow, state: State, design: Design): ShopPlaceView => {
  const { place, choices, template } = row
  const chosen = choiceOf(row, state, design)
  const stored = template === null ? null : storedTemplate(template, state)
  return {
    place,
    choices: choices.map((choice) => ({ choice, isChosen: choice === chosen })),
    words: isWorded(place) && chosen !== unchosen(row) ? wordsOf(place, stored?.content ?? '', state, design) : null,
    isTheirs: stored?.edited === true && choiceIn(place, stored.content) === unchosen(row),
  }
}

const isWorded = (place: ShopPlace): place is WordedPlace => place === 'delivery' || place === 'soon'

const wordsOf = (place: WordedPlace, template: string, state: State, design: Design): string =>
  design.shopWords?.[place] ?? wordsIn(place, template) ?? told(state)?.words[place] ?? ''

/** The templates that differ from the store's. */
export const shopTargets = (state: State): readonly Extract<Target, { kind: 'template' }>[] => {
  const design = designToWrite(state)
  if (design === null) return []
  const slugs = [...new Set(shopPlaces.flatMap(({ template }) => template ?? []))]
  return slugs.flatMap((slug) => {
    const stored = storedTemplate(slug, state)
    if (stored === null) return []
    const content = shopPlaces
      .filter(({ template }) => template === slug)
      .reduce((before, row) => withPlace(before, row, state, design), stored.content)
    return content === stored.content ? [] : [{ kind: 'template' as const, id: stored.id, content }]
  })
}

/** Applies a choice to a template. What was not chosen in this design stays byte for byte. */
const withPlace = (template: string, row: ShopPlaceRow, state: State, design: Design): string => {
  const { place } = row
  const words = isWorded(place) ? design.shopWords?.[place] : undefined
  const texts = told(state)?.words
  if (texts === undefined || (chosenFor(row, state, design) === undefined && words === undefined)) return template
  const choice = choiceOf(row, state, design)
  if (choice === choiceIn(place, template) && words === undefined) return template
  const text = isWorded(place) ? wordsOf(place, template, state, design) : ''
  return withShopBlocks(template, place, choice, text, texts)
}

/** The pages besides the shop that a menu leads to, and whether Save has to create them. */
export const pagesOfMenu = memo(
  (state: State): readonly PageOfMenu[] => {
    const { pages = {} } = told(state) ?? {}
    return (['about', 'contact'] as const).flatMap((page) => {
      const found = pages[page]
      return found === undefined
        ? []
        : [
            {
              page,
              target: targetOf(found.link),
              ...newPage(page, found, state),
            },
          ]
    })
  },
  ({ canvas, designing }) => [canvas.settings, canvas.madePages, designing.patterns, designing.patternsRead],
)

const newPage = (
  page: NewPage,
  { missing, samples = [] }: Pick<Told['pages'][string], 'missing' | 'samples'>,
  { canvas, designing }: State,
): Pick<PageOfMenu, 'isMissing' | 'samples' | 'blocks'> => {
  const isMissing = missing && !canvas.madePages.includes(page)
  // Also once Save has made it, until the store tells what stands in it.
  const blocks = missing && page === 'contact' ? withFactsOfShop('opening-hours', designing) : null
  return { isMissing, samples: blocks === null ? samples : sampleTextsIn(blocks), blocks }
}

/** A pattern with facts that the merchant told; null if there are none in it. */
const withFactsOfShop = (slug: string, { patterns, patternsRead }: Designing): string | null => {
  const told = findOwn(patterns ?? [], slug)?.content
  return told === undefined || told === findOwn(patternsRead ?? [], slug)?.content ? null : told.trim()
}

export type PageOfMenu = {
  readonly page: NewPage
  readonly target: MenuTarget
  readonly isMissing: boolean
  /** Its texts that only the merchant can write. */
  readonly samples: readonly string[]
  /** What it gets instead of the blocks that the store has for it; null for these. */
  readonly blocks: string | null
}

/** Pages that Save has to create. */
export const pageTargets = (state: State): readonly Extract<Target, { kind: 'page' }>[] => {
  const added = designToWrite(state)?.pages ?? []
  return pagesOfMenu(state).flatMap(({ page, isMissing, blocks }) =>
    isMissing && added.includes(page) ? [{ kind: 'page' as const, page, ...(blocks === null ? {} : { blocks }) }] : [],
  )
}
