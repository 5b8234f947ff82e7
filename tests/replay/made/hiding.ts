/** Sections of samples that are hidden before Save, and one that is saved anyway. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const sample = (text: string) =>
  `<!-- wp:paragraph {"metadata":{"sampleText":"${text}"}} -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const added = (section: string) =>
  fact('SectionInserted', { section, after: null, pattern: 'a/reviews', title: 'Reviews', content: sample(section) })

export const hiding: Rarity = {
  name: 'samples-hidden',
  tells: ['SectionsHidden', 'SectionsShown', 'OpenItemsAccepted', 'DesignPublished'],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        added('one'),
        added('two'),
        fact('DialogOpened', { dialog: 'before-save' }),
        fact('SectionsHidden', { sections: ['one', 'two'] }),
        fact('SectionsShown', { sections: ['two'] }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('OpenItemsAccepted', { items: [{ what: 'samples', count: 1 }] }),
        fact('SaveChosen'),
      ],
    }),
}
