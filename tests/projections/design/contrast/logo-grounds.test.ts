import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalHex, contrast } from '../../../../src/color'
import { fact } from '../../../../src/events'
import {
  hidingGround,
  logoGrounds,
  variants,
  visibleColor,
} from '../../../../src/projections/design/contrast/surroundings'
import { palettes } from '../../../../src/catalogue/palettes/palettes'
import { colorOf } from '../../../../src/catalogue/palettes/palette'
import { designRead } from '../../../support/facts'
import { given, opened } from '../../../support/story'

const header = (content: string) => ({ header: { id: 'twentytwentyfour//header', content, modified: null } })
const grounds = (content: string, ...facts: Parameters<typeof given>) =>
  logoGrounds(given(opened(), designRead(header(content)), ...facts))
const dark = '<!-- wp:group {"backgroundColor":"foreground"} --><!-- wp:site-logo /--><!-- /wp:group -->'

describe('the background of the logo', { tags: ['B-05'] }, () => {
  it('given a palette, then its ground is that of the page, or that of the group around it', () => {
    const slate = palettes.find(({ title }) => title === 'Slate')!
    const chosen = fact('PaletteChosen', { palette: 'Slate' })
    expect(grounds('<!-- wp:site-logo /-->', chosen)).toEqual([normalHex(colorOf(slate, 'background'))])
    expect(grounds(dark, chosen)).toEqual([normalHex(colorOf(slate, 'foreground'))])
    expect(grounds('<!-- wp:site-title /-->', chosen)).toEqual([])
  })

  it('given any ground, then a logo of one color is warned of exactly if it has less than 3 : 1 there', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, color, (logo, ground) => {
        const hidden = hidingGround([{ color: logo, share: 1 }], [ground]) !== null
        expect(hidden).toBe(contrast(logo, ground) < 3)
        const better = visibleColor([ground])
        expect(better !== null && contrast(variants[better], ground) >= 3).toBe(true)
      }),
    )
  })

  it('given half of a logo is visible, then there is no warning; where both colors are needed, no offer', () => {
    const half = [
      { color: '#ffffff', share: 0.5 },
      { color: '#000000', share: 0.5 },
    ]
    expect(hidingGround(half, ['#ffffff', '#000000'])).toBeNull()
    expect(visibleColor(['#ffffff', '#000000'])).toBeNull()
    expect(visibleColor(['#ffffff'])).toBe('dark')
  })
})
