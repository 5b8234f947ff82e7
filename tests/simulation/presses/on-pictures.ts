/** The pictures of the page: another one from the library or a file, its description, and its focal point. */
import { fact } from '../../../src/events'
import { allPictures, mayUploadPictures } from '../../../src/projections/design/pictures'
import type { State } from '../../../src/reducers'
import { inDesigner, when, type Presses } from './press'

const content =
  '<!-- wp:cover {"url":"http://store.test/a.webp"} --><div><img class="wp-block-cover__image-background" alt="" src="http://store.test/a.webp"/></div><!-- /wp:cover -->'
const file = { name: 'leaf.png', mime: 'image/png', data: 'bGVhZg==' }
const picture = { id: 7, url: 'http://store.test/owl.png', width: 10, height: 10, alt: 'An owl' }

const places = (state: State) =>
  inDesigner(state) ? [...allPictures(state).values()].flat().map(({ section, block }) => ({ section, block })) : []

export const onPictures: Presses = {
  'adds a section with a picture': (state) =>
    when(
      inDesigner(state) && places(state).length === 0,
      fact('SectionInserted', {
        section: `section-${state.seq}`,
        pattern: 'a/cover',
        title: 'Cover',
        content,
        after: null,
      }),
    ),
  'replaces a picture': (state) =>
    places(state).flatMap((place) => [
      fact('PictureChosen', { ...place, picture }),
      ...when(mayUploadPictures(state), fact('PictureFileChosen', { ...place, ...file })),
    ]),
  'describes a picture': (state) =>
    places(state).flatMap((place) => [
      fact('PictureDescribed', { ...place, alt: 'A leaf' }),
      fact('PictureFocused', { ...place, x: 0.2, y: 1 }),
    ]),
}
