/** A section to which texts, a button, a picture and a column are added, and from which a text is removed. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const column =
  '<!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Oat</p><!-- /wp:paragraph --></div><!-- /wp:column -->'
const content = `<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns">${column}${column}</div><!-- /wp:columns --></div><!-- /wp:group -->`
const at = { section: 'a-text', block: 3 }

export const enlarged: Rarity = {
  name: 'section-enlarged',
  tells: ['BlockAdded', 'BlockRemoved', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: at.section, pattern: 'a/text', title: 'Text', content, after: null }),
        fact('BlockAdded', { ...at, what: 'picture', holds: 'http://store.test/a.svg' }),
        fact('BlockAdded', { ...at, what: 'button', holds: 'New button' }),
        fact('BlockAdded', { ...at, what: 'column', holds: '' }),
        fact('BlockRemoved', at),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
