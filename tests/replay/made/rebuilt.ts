/** A section to which everything that can be added is added, and from which a text is removed. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const heading = '<!-- wp:heading --><h2 class="wp-block-heading">Oat and rye</h2><!-- /wp:heading -->'
const columns = `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${heading}</div><!-- /wp:column --></div><!-- /wp:columns -->`
const content = `<!-- wp:group --><div class="wp-block-group">${heading}${columns}</div><!-- /wp:group -->`
const at = { section: 'a-text', block: 1 }

export const rebuilt: Rarity = {
  name: 'section-rebuilt',
  tells: ['BlockAdded', 'BlockRemoved', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: at.section, pattern: 'a/text', title: 'Text', content, after: null }),
        fact('BlockAdded', { section: at.section, block: 4, what: 'column', holds: '' }),
        fact('BlockAdded', { ...at, what: 'picture', holds: 'http://store.test/a.svg' }),
        fact('BlockAdded', { ...at, what: 'button', holds: 'New button' }),
        fact('BlockAdded', { ...at, what: 'text', holds: 'New text' }),
        fact('BlockAdded', { ...at, what: 'heading', holds: 'New heading' }),
        fact('BlockRemoved', { ...at, block: 2 }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
