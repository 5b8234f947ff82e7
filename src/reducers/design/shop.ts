/** How a choice for the shop's pages changes the document. */
import { isEqual } from 'es-toolkit'
import { placeRow } from '../../catalogue/shop/shop-choices'
import type { ChoiceRows } from './choice-rows'
import type { Design } from './design-document'

/** The merchant changes the pages of the shop. A choice that this build does not know changes nothing. */
export const shopChoices = {
  ShopChosen: (design, { place, choice }) =>
    placeRow(place)?.choices.includes(choice) === true
      ? changed(design, 'shop', { ...design.shop, [place]: choice })
      : design,
  ShopWordsWritten: (design, { place, text }) => changed(design, 'shopWords', { ...design.shopWords, [place]: text }),
  PageAdded: (design, { page }) =>
    design.pages?.includes(page) === true ? design : { ...design, pages: [...(design.pages ?? []), page] },
} satisfies ChoiceRows

const changed = <K extends 'shop' | 'shopWords'>(design: Design, part: K, next: Design[K]): Design =>
  isEqual(next, design[part]) ? design : { ...design, [part]: next }
