/** A section for which the store's model writes new words: once the merchant does not wait for them, and once they come. */
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import { NEVER, of } from 'rxjs'
import { fact } from '../../../src/events'
import { fakeStore } from '../../support/fake-store'
import type { Weather } from '../../support/world'
import { live } from './life'
import type { Rarity } from './rarities'

const content =
  '<!-- wp:heading --><h2 class="wp-block-heading">Oat</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Baked with <strong>oat</strong>.</p><!-- /wp:paragraph -->'
const description = 'We bake treats for dogs in Leeds'
const asked = {
  provider: 'wordpress',
  section: 'a-text',
  title: 'Text',
  description,
  name: 'Maple & Moss',
  ...sentAnswers('SectionWords', { ...firstAnswers, tone: 'Formal' }),
  texts: [
    { block: 0, kind: 'heading', now: 'Oat', most: 32 },
    { block: 1, kind: 'paragraph', now: 'Baked with oat.', most: 80 },
  ],
} as const

const withModel = () => {
  const store = fakeStore()
  store.ai.model = true
  return store
}

/** The first question is never answered. */
const slowAtFirst = (): Weather => {
  let asked = 0
  return ({ path }) => (path.endsWith('/ai/section') && (asked += 1) === 1 ? NEVER : of(null))
}

export const reworded: Rarity = {
  name: 'new-words',
  tells: ['NewWordsChosen', 'SectionWordsReceived', 'SectionWordsAbandoned', 'NewWordsCancelled', 'DesignPublished'],
  live: () =>
    live({
      surroundings: { aiEnabled: true, aiProvider: 'wordpress' },
      store: withModel(),
      weather: slowAtFirst(),
      does: [
        fact('DesignWithAiChosen'),
        fact('BusinessDescribed', { text: description }),
        fact('LookChosen', { look: 'Classic' }),
        fact('ToneChosen', { tone: 'Formal' }),
        fact('DataSharingAgreed', { provider: 'wordpress' }),
        fact('SectionInserted', { section: 'a-text', pattern: 'a/text', title: 'Text', content, after: null }),
        fact('NewWordsChosen', asked),
        fact('NewWordsCancelled', { section: 'a-text' }),
        fact('NewWordsChosen', asked),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
