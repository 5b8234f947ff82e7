/** Sections put after others, dragged to other places, and given another look. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const pattern = { pattern: 'p', title: 'P', content: '<!-- wp:separator /-->' }

const group = '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->'

export const dragged: Rarity = {
  name: 'sections-arranged',
  tells: ['SectionInserted', 'SectionPlaced', 'SectionLookChosen', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: 'new', after: null, ...pattern }),
        fact('SectionPlaced', { section: 'new', before: null }),
        fact('SectionInserted', { section: 'last', after: 'new', ...pattern }),
        fact('SectionPlaced', { section: 'last', before: 'new' }),
        fact('SectionInserted', { section: 'group', after: 'last', pattern: 'g', title: 'G', content: group }),
        fact('SectionLookChosen', { section: 'group', ground: 'contrast', density: null }),
        fact('SectionLookChosen', { section: 'group', ground: null, density: 'roomy' }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
