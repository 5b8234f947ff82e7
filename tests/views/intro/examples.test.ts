import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf, readTable } from '../../../build/languages/catalogue'
import { pairingTitled } from '../../../src/catalogue/fonts/font-pairings'
import { footerOf } from '../../../src/catalogue/palettes/footer-colors'
import { buttonOf, colorOf } from '../../../src/catalogue/palettes/palette'
import { paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { fontsOfDirection } from '../../../src/catalogue/wizard/directions'
import { looks } from '../../../src/catalogue/wizard/looks'
import { firstAnswers } from '../../../src/events/wizard'
import { suggest } from '../../../src/suggestions/rules'
import { colorsOfPalette, familiesOfLook } from '../../../src/views/intro/example-shop'
import { examples, type Example } from '../../../src/views/intro/examples'

describe('an example of the intro', { tags: ['X-01'] }, () => {
  it.each(examples)(
    '$trade: is in the palette of the first direction that it leads to, in each language',
    (example) => {
      const texts = [example.words(), ...translationsOf(example.words())]
      expect(texts).toHaveLength(7)
      expect(texts.map((description) => suggestedFor(example, description))).toEqual(texts.map(() => example.palette))
    },
  )

  it.each(examples)('$trade: has the colors of its palette', ({ palette: title }) => {
    const palette = paletteTitled(title)
    if (palette === undefined) throw new Error(`${title} is no palette`)
    const { ground, text: ending } = footerOf(palette)
    expect(colorsOfPalette[title]).toEqual({
      page: colorOf(palette, 'background'),
      words: colorOf(palette, 'foreground'),
      soft: colorOf(palette, 'tertiary'),
      ...buttonOf(palette),
      ground,
      ending,
    })
  })

  it.each(looks)('%s: is in the fonts of the first direction, which the plugin has', (look) => {
    const files = pairingTitled(fontsOfDirection(look, 0))?.settings.typography.fontFamilies.theme ?? []
    expect(files.map(({ slug }) => slug)).toEqual([...new Set(familiesOfLook[look])])
  })

  it('is like no other in trade or palette, and two are in each look', () => {
    expect(new Set(examples.map(({ trade }) => trade)).size).toBe(6)
    expect(new Set(examples.map(({ palette }) => palette)).size).toBe(6)
    expect(looks.map((look) => examples.filter((one) => one.look === look).length)).toEqual([2, 2, 2])
  })
})

// Helpers

const suggestedFor = ({ trade, look }: Example, description: string) =>
  suggest({ description, trades: [trade], look, tone: firstAnswers.tone }).palette.default

const folder = join('plugin', 'languages')

const translationsOf = (words: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .flatMap(
      (file) =>
        entriesOf(readTable(readFileSync(join(folder, file), 'utf8'))).find(({ msgid }) => msgid === words)?.msgstr ??
        [],
    )
