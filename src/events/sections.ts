/**
 * Facts of editing in place: the home page's sections and their texts, the header's menu, and the shop's pages. Each change is a step that
 * can be undone by name. `section` is a section's id, 'header' or 'footer'; `block` is the index of a block among all blocks of its markup.
 */
import * as t from 'io-ts'
import { call, fingerprint } from './calls'
import { nullable, Typed } from './codecs'
import * as pictures from './pictures'
import { sentIn } from './wizard'

/** A section was dragged before another one, or to the end of the page; one step, regardless of the distance. */
export const SectionPlaced = t.strict({
  type: t.literal('SectionPlaced'),
  section: t.string,
  before: nullable(t.string),
})

/** A section's background, from the palette's colors: the page's own, a tint of it, or its opposite. */
export const Ground = t.keyof({ page: null, tint: null, contrast: null })
export type Ground = t.TypeOf<typeof Ground>
/** How much space a section has above and below. */
export const Density = t.keyof({ compact: null, normal: null, roomy: null })
export type Density = t.TypeOf<typeof Density>
/** The merchant changed a section's background or density; null leaves that one unchanged. */
export const SectionLookChosen = t.strict({
  type: t.literal('SectionLookChosen'),
  section: t.string,
  ground: nullable(Ground),
  density: nullable(Density),
})

const At = { section: t.string, block: t.number }

/** The merchant finished editing a text; `html` contains only core's inline formats. */
export const TextWritten = t.strict({ type: t.literal('TextWritten'), ...At, html: Typed })
/** The merchant chose how large a heading or paragraph is, by a size of the theme; null for the size that its place gives it. */
export const TextSized = t.strict({
  type: t.literal('TextSized'),
  ...At,
  size: nullable(t.keyof({ small: null, medium: null, large: null, 'x-large': null, 'xx-large': null })),
})
/** The merchant aligned a heading or paragraph; null for the alignment of its language. */
export const TextAligned = t.strict({
  type: t.literal('TextAligned'),
  ...At,
  align: nullable(t.keyof({ left: null, center: null, right: null })),
})
/**
 * The merchant opened the chooser of what a link leads to, or looked there for products; '' shows the newest ones, null once it is closed.
 * `leadsTo` is the id of the product that the link leads to; null for any other link, and for none.
 */
export const LinkPlacesSearched = t.strict({
  type: t.literal('LinkPlacesSearched'),
  words: nullable(Typed),
  leadsTo: nullable(t.number),
})
/**
 * The merchant changed a button's link; '' for none. `entity` is the page, product or category of the store that it leads to, as core names it;
 * null for a typed address.
 */
export const ButtonLinked = t.strict({
  type: t.literal('ButtonLinked'),
  ...At,
  url: Typed,
  entity: nullable(t.strict({ type: t.string, id: t.number })),
})

/**
 * The merchant added something after a text or button of a section. `holds` is the sample words of a text or button, or the address of a picture;
 * '' for a column, which is a copy of the one that the block is in.
 */
export const BlockAdded = t.strict({
  type: t.literal('BlockAdded'),
  ...At,
  what: t.keyof({ heading: null, text: null, button: null, picture: null, column: null }),
  holds: t.string,
})
/** The merchant removed a text, button or picture from a section. */
export const BlockRemoved = t.strict({ type: t.literal('BlockRemoved'), ...At })

/**
 * The providers of suggestions that are models and can write a section's texts. Facts about new texts exist only if a model is connected
 * and the merchant has agreed to it; built-in texts are chosen, not written.
 */
export const Model = t.keyof({ jetpack: null, wordpress: null })
export type Model = t.TypeOf<typeof Model>

/** A current text of the section, and the maximum number of characters for its replacement. */
const AskedText = t.strict({
  block: t.number,
  kind: t.keyof({ heading: null, paragraph: null, item: null, button: null }),
  now: Typed,
  most: t.number,
})
export type AskedText = t.TypeOf<typeof AskedText>

/** The request to the model. `title`, the section's title, is not sent: it names the step. */
const Asked = {
  provider: Model,
  section: t.string,
  title: nullable(Typed),
  description: Typed,
  name: Typed,
  ...sentIn('SectionWords'),
  texts: t.readonlyArray(AskedText),
}

/** The merchant asked for new texts for a section. */
export const NewWordsChosen = t.strict({ type: t.literal('NewWordsChosen'), ...Asked })
/** The merchant canceled the request for new texts. */
export const NewWordsCancelled = t.strict({ type: t.literal('NewWordsCancelled'), section: t.string })
/** The notice that no new texts were written was dismissed. */
export const NewWordsNoticeDismissed = t.strict({ type: t.literal('NewWordsNoticeDismissed') })

/** Asks the model for new texts, only once because it costs the merchant money. The answer is validated and omits unchanged texts. */
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

/** The merchant added a link at the end of the menu: to a page or category of the store, or to any address if `entity` is null. */
export const MenuItemAdded = t.strict({
  type: t.literal('MenuItemAdded'),
  label: Typed,
  url: Typed,
  entity: nullable(t.strict({ kind: t.string, type: t.string, id: t.number })),
})
/** The merchant renamed a link of the header's menu; `item` is the link's index, from 0. */
export const MenuItemRenamed = t.strict({ type: t.literal('MenuItemRenamed'), item: t.number, label: Typed })
/** The merchant moved a link of the menu. `label` is the link's own label, which names the step. */
export const MenuItemMoved = t.strict({
  type: t.literal('MenuItemMoved'),
  item: t.number,
  label: Typed,
  direction: t.keyof({ up: null, down: null }),
})
export const MenuItemRemoved = t.strict({ type: t.literal('MenuItemRemoved'), item: t.number, label: Typed })
/** The header's menu got its own links, which replace one of the store's menus or its list of pages. */
export const MenuMadeOwn = t.strict({ type: t.literal('MenuMadeOwn'), content: t.string })

/**
 * What the merchant can choose on the screen of the shop's pages; `src/catalogue/shop/shop-choices.ts` lists the choices of each. Each
 * choice is a step that can be undone by name.
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

/** The merchant made one of the choices of a place. */
export const ShopChosen = t.strict({ type: t.literal('ShopChosen'), place: ShopPlace, choice: t.string })

/** Places whose text the merchant writes. */
export const WordedPlace = t.keyof({ delivery: null, soon: null })
export type WordedPlace = t.TypeOf<typeof WordedPlace>
export const ShopWordsWritten = t.strict({ type: t.literal('ShopWordsWritten'), place: WordedPlace, text: Typed })

/** A page that Save creates, because the store has none of this kind. */
export const NewPage = t.keyof({ about: null, contact: null })
export type NewPage = t.TypeOf<typeof NewPage>
export const PageAdded = t.strict({ type: t.literal('PageAdded'), page: NewPage })

/**
 * The glossary's part about editing in place: a section's position and look, its texts and pictures, the header's menu, and the shop's
 * pages.
 */
export const inPlace = [
  SectionPlaced,
  SectionLookChosen,
  TextWritten,
  TextSized,
  TextAligned,
  LinkPlacesSearched,
  ButtonLinked,
  BlockAdded,
  BlockRemoved,
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
