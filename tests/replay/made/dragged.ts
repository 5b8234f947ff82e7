/** Sections put after others, and dragged to other places. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const pattern = { pattern: 'p', title: 'P', content: '<!-- wp:separator /-->' }

export const dragged: Rarity = {
  name: 'a-section-dragged',
  tells: ['SectionInserted', 'SectionPlaced', 'EntitySaved', 'DesignSaved'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: 'new', after: null, ...pattern }),
        fact('SectionPlaced', { section: 'new', before: null }),
        fact('SectionInserted', { section: 'last', after: 'new', ...pattern }),
        fact('SectionPlaced', { section: 'last', before: 'new' }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
