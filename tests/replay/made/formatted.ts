/** A text that is linked to a product, sized and aligned; the product is found in the chooser of links. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content =
  '<!-- wp:heading --><h2 class="wp-block-heading">Oat and rye</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Baked slowly</p><!-- /wp:paragraph -->'
const at = { section: 'a-text', block: 0 }

export const formatted: Rarity = {
  name: 'text-formatted',
  tells: ['TextSized', 'TextAligned', 'LinkPlacesSearched', 'DesignPublished'],
  live: () =>
    live({
      surroundings: { woocommerce: true },
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: at.section, pattern: 'a/text', title: 'Text', content, after: null }),
        fact('LinkPlacesSearched', { words: '', leadsTo: null }),
        fact('LinkPlacesSearched', { words: 'mug', leadsTo: null }),
        fact('TextWritten', {
          ...at,
          html: '<a href="http://store.test/product/mug" data-type="product" data-id="31">Oat</a> and <strong>rye</strong>',
        }),
        fact('LinkPlacesSearched', { words: null, leadsTo: null }),
        fact('TextSized', { ...at, size: 'x-large' }),
        fact('TextAligned', { ...at, align: 'center' }),
        fact('LinkPlacesSearched', { words: '', leadsTo: 31 }),
        fact('LinkPlacesSearched', { words: null, leadsTo: null }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
