/** A section whose texts are written anew, and whose button leads to the shop. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content =
  '<!-- wp:heading --><h2 class="wp-block-heading">Oat</h2><!-- /wp:heading --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'

export const written: Rarity = {
  name: 'texts-written',
  tells: ['TextWritten', 'ButtonLinked', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: 'a-text', pattern: 'a/text', title: 'Text', content, after: null }),
        fact('TextWritten', { section: 'a-text', block: 0, html: 'Treats of oat &amp; <em>carrot</em>' }),
        fact('ButtonLinked', { section: 'a-text', block: 2, url: '/shop', entity: null }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
