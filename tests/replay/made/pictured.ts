/** A section whose pictures are replaced from the library and by a file, described and focused; a file that is no picture is not taken. */
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content =
  '<!-- wp:cover {"url":"http://store.test/a.webp"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="http://store.test/a.webp" data-object-fit="cover"/></div><!-- /wp:cover -->'
const place = { section: 'a-cover', block: 0 }
const picture = { id: 12, url: 'http://store.test/leaf.png', width: 600, height: 300, alt: 'A leaf' }

export const pictured: Rarity = {
  name: 'a-picture-replaced',
  tells: [
    'PictureOpened',
    'PictureChosen',
    'PictureDescribed',
    'PictureFocused',
    'PictureFileDeclined',
    'PictureUploaded',
    'DesignPublished',
  ],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', { section: place.section, pattern: 'a/cover', title: 'Cover', content, after: null }),
        fact('PictureOpened', place),
        fact('PictureChosen', { ...place, picture }),
        fact('PictureDescribed', { ...place, alt: 'A maple leaf in the hand' }),
        fact('PictureFocused', { ...place, x: 0.25, y: 0.5 }),
        fact('PictureFileDeclined', { ...place, name: 'notes.txt', why: 'kind' }),
        fact('PictureNoticeDismissed'),
        fact('PictureFileChosen', { ...place, name: 'owl in flight.png', mime: 'image/png', data: btoa('an owl') }),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}
