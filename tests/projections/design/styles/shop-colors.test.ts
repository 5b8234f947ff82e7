import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palettes } from '../../../../src/catalogue/palettes/palettes'
import { shopColorsKey, shopCss } from '../../../../src/catalogue/shop-css'
import { AA, contrast, largeAA } from '../../../../src/color'
import { designerStyles, shopColors } from '../../../../src/projections/design/styles/designer-styles'
import { branch } from '../../../../src/projections/design/styles/tree'
import type { GlobalStyles } from '../../../../src/catalogue/theme-json'
import { withoutOwnCss } from '../../../../src/projections/design/styles/own-css'

const empty = { settings: {}, styles: {} }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const on = (background: string, text: string) => shopColors({ settings: {}, styles: { color: { background, text } } })!

describe("the colors of the shop's fields and notices", { tags: ['M-01'] }, () => {
  it.each([
    ['Slate', { field: '#262930', border: '#767980', isDark: true }],
    ['New - Neutral', { field: '#ffffff', border: '#999999', isDark: false }],
  ])('%s has fields that show where to type', (title, wanted) => {
    const palette = palettes.find((each) => each.title === title)
    const { settings, styles } = designerStyles(palette, undefined, [], empty)
    const colors = shopColors({ settings, styles })
    expect(colors).toMatchObject({ ...wanted, border: expect.any(String) as string })
  })

  it(
    'what is typed can be read in every field, whatever page and text the merchant chooses',
    { tags: ['M-05'] },
    () => {
      fc.assert(
        fc.property(hex, hex, (background, text) => {
          const { field, fieldText, quiet } = on(background, text)
          expect(contrast(fieldText, field)).toBeGreaterThanOrEqual(AA)
          expect(contrast(quiet, field)).toBeGreaterThanOrEqual(AA)
        }),
      )
    },
  )

  it('on a page whose text can be read, edges show, and errors and notices can be read', { tags: ['M-05'] }, () => {
    fc.assert(
      fc.property(hex, hex, (background, text) => {
        fc.pre(contrast(background, text) >= AA)
        const { page, soft, field, border, error } = on(background, text)
        expect(contrast(text, soft)).toBeGreaterThanOrEqual(AA)
        expect(contrast(border, field)).toBeGreaterThanOrEqual(largeAA)
        expect(contrast(border, page)).toBeGreaterThanOrEqual(largeAA)
        for (const ground of [page, soft, field]) expect(contrast(error, ground)).toBeGreaterThanOrEqual(AA)
      }),
    )
  })

  it('the rules stand in the global styles with the palette, follow it, and leave what people wrote', () => {
    const own = { settings: {}, styles: { css: '.mine { color: red }' } }
    const chosen = (title: string, user: GlobalStyles = own) =>
      designerStyles(
        palettes.find((each) => each.title === title),
        undefined,
        [],
        user,
      )
    const slate = chosen('Slate')
    const canary = chosen('Canary')
    const css = ({ styles }: typeof slate) => String(styles['css'])
    const page = ({ settings }: typeof slate) => branch(settings, 'custom', shopColorsKey)['page']
    expect([slate, canary].map((each) => String(page(each)).toLowerCase())).toEqual(['#13161e', '#fcff9b'])
    expect(withoutOwnCss(css(slate))).toBe('.mine { color: red }')
    expect(css(canary)).toBe(css(slate))
    expect(chosen('Canary', slate)).toEqual(canary)
    expect(designerStyles(undefined, undefined, [], own)).toEqual(own)
  })

  it("the rules can be saved: WordPress refuses CSS with HTML's tags, and every brace is closed", () => {
    expect(shopCss).not.toMatch(/<\/?\w/)
    expect(shopCss.split('{').length).toBe(shopCss.split('}').length)
  })
})
