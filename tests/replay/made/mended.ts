/** A text that no colour of the page makes readable, and which got one of its own. */
import { paths } from '../../../src/events/shell/route-path'
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content = '<!-- wp:site-title {"style":{"elements":{"link":{"color":{"text":"#767676"}}}}} /-->'

export const mended: Rarity = {
  name: 'a-text-made-readable',
  tells: ['ContrastMended'],
  live: () =>
    live({
      path: paths.designer,
      does: [
        fact('ColourChosen', { place: 'text', colour: '#eeeeee' }),
        fact('ContrastMended', { sections: [{ section: 'header', content }] }),
        fact('DesignUndone'),
        fact('DesignRedone'),
      ],
    }),
}
