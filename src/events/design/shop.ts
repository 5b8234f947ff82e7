/** What the merchant chooses on the screen of the shop's pages. Each is a step that can be undone by name. */
import * as t from 'io-ts'
import { Typed } from '../log/typed'

/** What can be chosen; `src/catalogue/shop/shop-choices.ts` lists the choices of each. */
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
