/** A section with words of the merchant's own in other layouts, and back in its first. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const heading = (words: string) => `<!-- wp:heading --><h2 class="wp-block-heading">${words}</h2><!-- /wp:heading -->`
const first = { pattern: 'a/one', title: 'One', content: heading('Oat') }
const other = { pattern: 'a/two', title: 'Two', content: `<!-- wp:separator /-->${heading('Rye')}` }

export const relaid: Rarity = {
  name: 'layouts-changed',
  tells: ['TextWritten', 'LayoutChosen', 'SectionShuffled', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: 'mine', after: null, ...first }),
        fact('TextWritten', { section: 'mine', block: 0, html: 'Treats of oat' }),
        fact('LayoutChosen', { section: 'mine', ...other }),
        fact('TextWritten', { section: 'mine', block: 1, html: 'Treats of rye' }),
        fact('SectionShuffled', { section: 'mine', ...first, keeps: true }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
