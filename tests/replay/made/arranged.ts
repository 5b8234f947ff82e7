/** A header's menu that was the store's, and gets links of its own. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const link = (label: string) => `<!-- wp:navigation-link {"label":"${label}","url":"/${label}","kind":"custom"} /-->`
const header = (menu: string) => `<!-- wp:group --><div class="wp-block-group">${menu}</div><!-- /wp:group -->`

export const arranged: Rarity = {
  name: 'a-menu-arranged',
  tells: ['MenuMadeOwn', 'MenuItemAdded', 'MenuItemRenamed', 'MenuItemMoved', 'MenuItemRemoved', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('HeaderChosen', { pattern: 'x/header', title: 'X', content: header('<!-- wp:navigation {"ref":7} /-->') }),
        fact('MenuMadeOwn', { content: `${link('Shop')}\n${link('Contact')}` }),
        fact('MenuItemAdded', { label: 'Fox & Dog', url: 'https://fox.example/', entity: null }),
        fact('MenuItemMoved', { item: 2, label: 'Fox & Dog', direction: 'up' }),
        fact('MenuItemRenamed', { item: 0, label: 'Treats' }),
        fact('MenuItemRemoved', { item: 2, label: 'Contact' }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('HeaderChosen', { pattern: 'x/other', title: 'Y', content: header('<!-- wp:navigation /-->') }),
        fact('SaveChosen'),
      ],
    }),
}
