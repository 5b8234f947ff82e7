import { expect, test } from 'vitest'
import { pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { canvasCss } from '../../../../src/projections/design/styles/canvas-css'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'

const untouched = { settings: {}, styles: {} }
const block = { name: 'core/paragraph', selectors: { root: 'p' } }

const sheetsWith = (user: typeof untouched) =>
  canvasCss({ base: untouched, user, blockTypes: [block], themeUrl: 'https://shop.example/theme' })

const sheetsOf = (palette: string, pairing: string) =>
  sheetsWith(designerStyles(paletteTitled(palette), pairingTitled(pairing), [], untouched))

test('another palette changes the sheet of the variables and not the rules that name them', { tags: ['D-04'] }, () => {
  const [fonts, variables, rules] = sheetsOf('Ancient Bronze', 'Inter + Cormorant')
  expect(rules).toContain('--wp--preset--color--')
  const crimson = sheetsOf('Crimson Tide', 'Inter + Cormorant')
  expect(crimson[1]).not.toBe(variables)
  expect(crimson).toEqual([fonts, crimson[1], rules])
})

test('there are as many sheets for every pairing: each stays at its place in the page', { tags: ['D-05'] }, () => {
  const one = sheetsOf('Slate', 'Inter + Cormorant')
  const other = sheetsOf('Slate', 'Rubik + Inter')
  expect(other).toHaveLength(one.length)
})

test('people’s own CSS comes after rules, as in the shop, where an import is not followed', { tags: ['D-02'] }, () => {
  const css = '@import url("https://elsewhere.example/a.css");'
  const sheets = sheetsWith({ settings: {}, styles: { css } })
  expect(sheets.map((sheet) => sheet.indexOf(css) > 0)).toEqual([false, false, true])
})
