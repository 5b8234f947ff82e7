import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { cssParts, withoutFlowCss, withOwnCss, withoutOwnCss } from '../../../../src/projections/design/styles/own-css'

const part = fc.constantFrom(...cssParts)
const rules = fc.constantFrom('', 'a { color: red }', 'h1 {\n  text-wrap: balance;\n}')
const own = fc.constantFrom('', '.mine { color: blue }', '/* a note */ .mine { margin: 0 }')

describe("the flow's own CSS in the global styles", () => {
  it('replaces its part and keeps what people wrote after it', () => {
    const first = withOwnCss({ css: '.mine { color: blue }' }, 'colors', 'a { color: red }')
    expect(first).toEqual({
      css: '/* Customize Your Store: colors */\na { color: red }\n/* End of colors */\n.mine { color: blue }',
    })
    expect(withOwnCss(first, 'colors', 'a { color: green }')).toEqual({
      css: '/* Customize Your Store: colors */\na { color: green }\n/* End of colors */\n.mine { color: blue }',
    })
    expect(withOwnCss(first, 'colors', '')).toEqual({ css: '.mine { color: blue }' })
  })

  it('gives the same text whatever the order in which the parts were written, and leaves nothing behind', () => {
    fc.assert(
      fc.property(own, fc.array(fc.tuple(part, rules)), (css, steps) => {
        const after = steps.reduce((styles, [each, text]) => withOwnCss(styles, each, text), css ? { css } : {})
        const last = new Map(steps)
        const inOrder = cssParts.reduce(
          (styles, each) => withOwnCss(styles, each, last.get(each) ?? ''),
          css ? { css } : {},
        )
        expect(after).toEqual(inOrder)
        expect(withoutOwnCss((after as { css?: string }).css ?? '')).toBe(css)
        expect(cssParts.reduce((styles, each) => withOwnCss(styles, each, ''), after)).toEqual(css ? { css } : {})
      }),
    )
  })

  it('is left out for an account whose CSS WordPress drops, and what the store has stays', () => {
    const own = { settings: { custom: { mine: '1' } }, styles: { css: '.mine { color: blue }' } }
    const chosen = designerStyles(paletteTitled('Slate'), undefined, [], own)
    const { settings, styles } = withoutFlowCss(chosen)
    expect(settings['custom']).toEqual({ mine: '1' })
    expect(styles['css']).toBe('.mine { color: blue }')
    expect(styles['color']).toEqual(chosen.styles['color'])
  })
})
