/** How a choice for the shop's pages changes the document. */
import { isEqual } from 'es-toolkit'
import { placeRow } from '../../catalogue/shop/shop-choices'
import type { EventOfType, FlowEvent } from '../../events'
import type { Design } from './design'

const sorts = ['ShopChosen', 'ShopWordsWritten', 'PageAdded'] as const

/** A fact by which the merchant changes the pages of the shop. */
export type ShopChoice = EventOfType<(typeof sorts)[number]>

const ofShop: ReadonlySet<string> = new Set(sorts)

export const isShopChoice = (event: FlowEvent): event is ShopChoice => ofShop.has(event.type)

/**
 * The design after the choice; the same object if nothing changes, for example if this build does not know the choice.
 */
export const withShopChoice = (design: Design, choice: ShopChoice): Design => {
  switch (choice.type) {
    case 'ShopChosen': {
      const isKnown = placeRow(choice.place)?.choices.includes(choice.choice) === true
      return isKnown ? changed(design, 'shop', { ...design.shop, [choice.place]: choice.choice }) : design
    }
    case 'ShopWordsWritten':
      return changed(design, 'shopWords', { ...design.shopWords, [choice.place]: choice.text })
    case 'PageAdded':
      return design.pages?.includes(choice.page) === true
        ? design
        : { ...design, pages: [...(design.pages ?? []), choice.page] }
  }
}

const changed = <K extends 'shop' | 'shopWords'>(design: Design, part: K, next: Design[K]): Design =>
  isEqual(next, design[part]) ? design : { ...design, [part]: next }
