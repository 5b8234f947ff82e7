/** The texts of the page: other words, and another link of a button. */
import { fact } from '../../../src/events'
import { textBlocksOf, textsOf } from '../../../src/projections/design/texts'
import type { State } from '../../../src/reducers'
import { inDesigner, when, type Presses } from './press'

const content =
  '<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">Oat</h2><!-- /wp:heading --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:group -->'

const texts = (state: State) =>
  inDesigner(state) ? (state.designing.design?.sections ?? []).flatMap(({ id }) => textsOf(state, id)) : []

export const onTexts: Presses = {
  'adds a section with texts': (state) =>
    when(
      inDesigner(state) && texts(state).length === 0,
      fact('SectionInserted', {
        section: `section-${state.seq}`,
        pattern: 'a/text',
        title: 'Text',
        content,
        after: null,
      }),
    ),
  'writes a text': (state) =>
    texts(state).flatMap(({ section, block, link }) => [
      fact('TextWritten', { section, block, html: 'Oat &amp; <strong>carrot</strong>' }),
      fact('TextSized', { section, block, size: state.seq % 2 === 0 ? 'large' : null }),
      fact('TextAligned', { section, block, align: state.seq % 2 === 0 ? 'center' : null }),
      ...when(link !== null, fact('ButtonLinked', { section, block, url: '/shop', entity: null })),
    ]),
  'adds to a section, or removes from it': (state) =>
    texts(state).flatMap(({ section, block }) => [
      ...when(
        textBlocksOf(state, section).length < 6,
        ...(['heading', 'text', 'button', 'picture', 'column'] as const).map((what) =>
          fact('BlockAdded', { section, block, what, holds: what === 'column' ? '' : '/new' }),
        ),
      ),
      fact('BlockRemoved', { section, block }),
    ]),
  'looks for what a link can lead to': (state) =>
    when(
      inDesigner(state),
      fact('LinkPlacesSearched', { words: state.seq % 2 === 0 ? 'mug' : '', leadsTo: state.seq % 3 === 0 ? 32 : null }),
      ...when(state.productLists.linking !== null, fact('LinkPlacesSearched', { words: null, leadsTo: null })),
    ),
}
