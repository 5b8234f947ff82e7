/** The look of the shop's pages chosen, its words written, a page added. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

export const shopped: Rarity = {
  name: 'a-shop-designed',
  tells: ['ShopChosen', 'ShopWordsWritten', 'PageAdded', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('ShopChosen', { place: 'ratio', choice: 'portrait' }),
        fact('ShopChosen', { place: 'gallery', choice: 'end' }),
        fact('ShopChosen', { place: 'delivery', choice: 'line' }),
        fact('ShopWordsWritten', { place: 'delivery', text: 'Sent on Fridays.' }),
        fact('PageAdded', { page: 'about' }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
