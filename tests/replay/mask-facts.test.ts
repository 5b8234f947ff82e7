import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { sampleTextsIn } from '../../src/markup/metadata'
import { withFacts } from '../../src/markup/shop-facts'
import { linesOf } from '../../src/markup/told-facts'
import { toFile } from '../../src/replay/file/to-file'
import { opened, story } from '../support/story'
import { options } from './recordings'

const place = (shopFact: string, sampleText: string) =>
  `<!-- wp:paragraph ${JSON.stringify({ metadata: { sampleText, shopFact } })} -->\n<p>${sampleText}</p>\n<!-- /wp:paragraph -->`
const networks =
  '<!-- wp:social-links {"metadata":{"shopFact":"social"}} -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"service":"instagram"} /--></ul>\n<!-- /wp:social-links -->'
const blank = `${place('address', 'Your street')}\n${place('phone', 'Your phone')}\n${place('hours', '9 – 18')}\n${networks}`
const told = { address: 'Fox Lane 3\nLeeds', phone: '0113 496 0000', social: 'instagram.com/vixen' }
const content = withFacts(blank, linesOf(told))

describe('a fact that the merchant told of the shop', { tags: ['L-07'] }, () => {
  const file = toFile(
    story(
      opened(),
      fact('ShopFactTold', { fact: 'address', text: told.address }),
      fact('FooterChosen', { pattern: 'x/footer', title: 'Footer', content }),
    ),
    { ...options, stateHashes: false },
  )

  it('is masked in the pages, too', () => {
    expect(content).toMatch(/Fox Lane[^]*tel:0113[^]*vixen/)
    expect(file).not.toMatch(/Fox|Leeds|0113|496|vixen/)
  })

  it('leaves samples as they are', () => {
    expect(sampleTextsIn(content)).toEqual(['9 – 18'])
    expect(file).toContain('9 – 18')
  })
})
