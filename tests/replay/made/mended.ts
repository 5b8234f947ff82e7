/** Texts that no color of the page makes readable, and which got one of their own; the page has a gradient, the checkout a plugin's part. */
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { live } from './life'
import type { Rarity } from './rarities'

const content = '<!-- wp:site-title {"style":{"elements":{"link":{"color":{"text":"#767676"}}}}} /-->'

const selector = '.a-plugin .a-plugin__note'

export const mended: Rarity = {
  name: 'a-text-made-readable',
  tells: ['ContrastMended', 'GradientChosen', 'ReadabilityMeasured', 'LegibleRulesAdded'],
  live: () =>
    live({
      path: paths.designer,
      does: [
        fact('ColourChosen', { place: 'text', colour: '#eeeeee' }),
        fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(180deg,#ffffff 0%,#dde6ee 100%)' }),
        fact('ContrastMended', { sections: [{ section: 'header', content }] }),
        fact('ReadabilityMeasured', {
          of: '1-2',
          pages: ['home', 'checkout'],
          failed: ['cart'],
          places: [
            {
              ...{ page: 'checkout', width: 390, kind: 'text', text: 'Gift wrap', selector, piece: null },
              ...{
                box: [16, 240, 120, 24],
                color: '#dddddd',
                ground: '#ffffff',
                other: '#ffffff',
                ratio: 1.36,
                least: 4.5,
              },
            },
          ],
        }),
        fact('LegibleRulesAdded', { rules: [{ selector, kind: 'text', color: '#767676' }] }),
        fact('DesignUndone'),
        fact('DesignRedone'),
      ],
    }),
}
