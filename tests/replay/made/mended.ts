/** A text that no colour of the page makes readable, and which got one of its own; the page has a gradient. */
import { paths } from '../../../src/events/shell/route-path'
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content = '<!-- wp:site-title {"style":{"elements":{"link":{"color":{"text":"#767676"}}}}} /-->'

export const mended: Rarity = {
  name: 'a-text-made-readable',
  tells: ['ContrastMended', 'GradientChosen'],
  live: () =>
    live({
      path: paths.designer,
      does: [
        fact('ColourChosen', { place: 'text', colour: '#eeeeee' }),
        fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(180deg,#ffffff 0%,#dde6ee 100%)' }),
        fact('ContrastMended', { sections: [{ section: 'header', content }] }),
        fact('DesignUndone'),
        fact('DesignRedone'),
      ],
    }),
}
