/** What is done to the sections of the home page beside adding and deleting them. Each one is a step that can be undone by name. */
import * as t from 'io-ts'
import { call, fingerprint } from './calls'
import { nullable, Typed } from './codecs'
import * as pictures from './pictures'
import { Tone } from './wizard'

/** A section was dragged before another one, or to the end of the page: one step, however far. */
export const SectionPlaced = t.strict({
  type: t.literal('SectionPlaced'),
  section: t.string,
  before: nullable(t.string),
})

/** The ground that a section stands on, by the palette's colours: the page's own, a tint of it, or its opposite. */
export const Ground = t.keyof({ page: null, tint: null, contrast: null })
export type Ground = t.TypeOf<typeof Ground>
/** How much room a section has above and below. */
export const Density = t.keyof({ compact: null, normal: null, roomy: null })
export type Density = t.TypeOf<typeof Density>
/** A section got another ground or another density; null leaves that as it is. */
export const SectionLookChosen = t.strict({
  type: t.literal('SectionLookChosen'),
  section: t.string,
  ground: nullable(Ground),
  density: nullable(Density),
})

const At = { section: t.string, block: t.number }

/**
 * The texts of sections, written where they stand. `section` is a section's id, 'header' or 'footer'; `block` the place of the
 * text's block among all blocks of its markup.
 *
 * A text was written and has come to rest; `html` has core's inline formats only.
 */
export const TextWritten = t.strict({ type: t.literal('TextWritten'), ...At, html: Typed })
/** A button leads elsewhere; '' for nowhere. */
export const ButtonLinked = t.strict({ type: t.literal('ButtonLinked'), ...At, url: Typed })

/**
 * New words for the texts of one section, written by a model. There are such facts only where a model is connected and the merchant
 * has agreed to it: built-in words are chosen, not written. `section` is a section's id, `block` the place of the text's block.
 *
 * Who can write: of the providers of suggestions, those that are models.
 */
export const Model = t.keyof({ jetpack: null, wordpress: null })
export type Model = t.TypeOf<typeof Model>

/** A text that stands there now, and how many characters there is room for. */
const AskedText = t.strict({
  block: t.number,
  kind: t.keyof({ heading: null, paragraph: null, item: null, button: null }),
  now: Typed,
  most: t.number,
})
export type AskedText = t.TypeOf<typeof AskedText>

/** All that is sent. `title` is the section's own, and stays here: the step is named after it. */
const Asked = {
  provider: Model,
  section: t.string,
  title: nullable(Typed),
  description: Typed,
  name: Typed,
  tone: Tone,
  texts: t.readonlyArray(AskedText),
}

/** The merchant wants other words for a section. */
export const NewWordsChosen = t.strict({ type: t.literal('NewWordsChosen'), ...Asked })
/** The merchant does not wait for them any more. */
export const NewWordsCancelled = t.strict({ type: t.literal('NewWordsCancelled'), section: t.string })
/** The notice about words that were not written was dismissed. */
export const NewWordsNoticeDismissed = t.strict({ type: t.literal('NewWordsNoticeDismissed') })

/** Asks the model. Each question costs the merchant money, so it is tried once. What it brings has been checked; texts that stay are left out. */
const SectionWords = call(
  'SectionWords',
  Asked,
  'SectionWordsReceived',
  {
    section: t.string,
    title: nullable(Typed),
    texts: t.readonlyArray(t.strict({ block: t.number, text: Typed })),
  },
  {
    triedOnce: true,
    about: ({ section, texts }) =>
      `${section}:${fingerprint(texts.map(({ block, now }) => `${block} ${now}`).join('\n'))}`,
  },
)

export const wordsCalls = { SectionWords } as const

/**
 * What a person does with the header's menu. `item` is a link's place in it, from 0.
 *
 * A link was put at the menu's end: to a page or category of the store, or with `entity` null to any address.
 */
export const MenuItemAdded = t.strict({
  type: t.literal('MenuItemAdded'),
  label: Typed,
  url: Typed,
  entity: nullable(t.strict({ kind: t.string, type: t.string, id: t.number })),
})
export const MenuItemRenamed = t.strict({ type: t.literal('MenuItemRenamed'), item: t.number, label: Typed })
/** `label` is the link's own, by which the step is named. */
export const MenuItemMoved = t.strict({
  type: t.literal('MenuItemMoved'),
  item: t.number,
  label: Typed,
  direction: t.keyof({ up: null, down: null }),
})
export const MenuItemRemoved = t.strict({ type: t.literal('MenuItemRemoved'), item: t.number, label: Typed })
/** The header got these links of its own, in place of a menu of the store's or of its list of pages. */
export const MenuMadeOwn = t.strict({ type: t.literal('MenuMadeOwn'), content: t.string })

/**
 * What the merchant chooses on the screen of the shop's pages. Each is a step that can be undone by name.
 *
 * What can be chosen; `src/catalogue/shop/shop-choices.ts` lists the choices of each.
 */
export const ShopPlace = t.keyof({
  ratio: null,
  align: null,
  button: null,
  columns: null,
  filters: null,
  gallery: null,
  buying: null,
  delivery: null,
  summary: null,
  account: null,
  soon: null,
})
export type ShopPlace = t.TypeOf<typeof ShopPlace>

/** One of the choices of a place. */
export const ShopChosen = t.strict({ type: t.literal('ShopChosen'), place: ShopPlace, choice: t.string })

/** Places whose words are the merchant's. */
export const WordedPlace = t.keyof({ delivery: null, soon: null })
export type WordedPlace = t.TypeOf<typeof WordedPlace>
export const ShopWordsWritten = t.strict({ type: t.literal('ShopWordsWritten'), place: WordedPlace, text: Typed })

/** A page that Save makes, since the store has none of the kind. */
export const NewPage = t.keyof({ about: null, contact: null })
export type NewPage = t.TypeOf<typeof NewPage>
export const PageAdded = t.strict({ type: t.literal('PageAdded'), page: NewPage })

/**
 * The glossary's part about what is edited where it stands: a section's place and look, its texts and pictures, the header's
 * menu, and the pages of the shop.
 */
export const inPlace = [
  SectionPlaced,
  SectionLookChosen,
  TextWritten,
  ButtonLinked,
  NewWordsChosen,
  NewWordsCancelled,
  NewWordsNoticeDismissed,
  pictures.PictureOpened,
  pictures.PictureChosen,
  pictures.PictureDescribed,
  pictures.PictureFocused,
  pictures.PictureFileChosen,
  pictures.PictureFileDeclined,
  pictures.PictureNoticeDismissed,
  pictures.PhotographsOpened,
  pictures.PhotographsClosed,
  pictures.PhotographSharingAgreed,
  pictures.PhotographsSearched,
  pictures.PhotographChosen,
  pictures.PhotographNoticeDismissed,
  MenuItemAdded,
  MenuItemRenamed,
  MenuItemMoved,
  MenuItemRemoved,
  MenuMadeOwn,
  ShopChosen,
  ShopWordsWritten,
  PageAdded,
]
