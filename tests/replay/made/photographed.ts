/** A section whose picture is replaced by a photograph: agreed to, searched for, chosen, undone and redone. */
import type { Photograph } from '../../../src/events/pictures'
import { fact } from '../../../src/events'
import { findsPhotographs } from '../../support/fake-photograph-routes'
import { fakeStore } from '../../support/fake-store'
import { live } from './life'
import type { Rarity } from './rarities'

const content =
  '<!-- wp:image --><figure class="wp-block-image"><img src="http://store.test/a.webp" alt="A shelf"/></figure><!-- /wp:image -->'
const place = { section: 'an-image', block: 0 }

export const photograph: Photograph = {
  id: '4bc43a04-ef46-4544-a0c1-63c63f56e276',
  title: 'Tea harvest',
  creator: 'Ada Lens',
  page: 'https://photos.example.org/tea',
  source: 'flickr',
  license: 'cc0',
  thumbnail: 'https://api.openverse.org/v1/images/4bc43a04-ef46-4544-a0c1-63c63f56e276/thumb/',
  width: 1200,
  height: 800,
}

export const photographed: Rarity = {
  name: 'a-photograph-found',
  tells: [
    'PhotographsOpened',
    'PhotographsClosed',
    'PhotographSharingAgreed',
    'PhotographConsentGiven',
    'PhotographsSearched',
    'PhotographsFound',
    'PhotographChosen',
    'PhotographImported',
    'DesignPublished',
  ],
  live: () =>
    live({
      store: findsPhotographs(fakeStore(), [photograph]),
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: place.section, pattern: 'a/image', title: 'Image', content, after: null }),
        fact('PhotographsOpened', place),
        fact('PhotographsClosed'),
        fact('PhotographsOpened', place),
        fact('PhotographSharingAgreed'),
        fact('PhotographsSearched', { words: 'tea harvest', page: 1 }),
        fact('PhotographChosen', { ...place, photograph }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
