import { describe, expect, it } from 'vitest'
import { fact, type EventOfType, type FlowEvent } from '../../../src/events'
import type { UnreadablePlace } from '../../../src/events/design'
import { paths } from '../../../src/events/route-path'
import { measurable, readability } from '../../../src/projections/design/readability'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'
import { themeOfTwentyFour } from '../../support/theme-of-twenty-four'

const base = JSON.stringify(themeOfTwentyFour)
const cover =
  '<!-- wp:cover {"url":"http://a.test/b.jpg","dimRatio":20} -->\n<div class="wp-block-cover"><span class="wp-block-cover__background has-background-dim-20 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph {"style":{"color":{"text":"#ffffff"}}} -->\n<p>Words</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->'
const words = '<!-- wp:paragraph --><p>Oak, <a href="/x">ash</a></p><!-- /wp:paragraph -->'
const home = { id: 'twentytwentyfour//home', content: `${words}\n\n${cover}`, modified: null }
const begun = [
  opened(paths.designer, { woocommerce: true }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  designRead({ base, home, header: null, footer: null }),
  patternsRead('one'),
] as const

const place = (told: Partial<UnreadablePlace>): UnreadablePlace => ({
  ...{ page: 'checkout', width: 1440, kind: 'text', text: 'Gift wrap', selector: '.gift .gift__note', piece: null },
  ...{ box: [0, 0, 100, 20], color: '#dddddd', ground: '#ffffff', other: '#ffffff', ratio: 1.36, least: 4.5 },
  ...told,
})

/** The state after the events, measured with these places. */
const measured = (places: readonly UnreadablePlace[], ...events: readonly FlowEvent[]) => {
  const of = measurable(given(...begun, ...events))?.of ?? ''
  const pages: EventOfType<'ReadabilityMeasured'>['pages'] = ['home', 'shop', 'checkout']
  return [...events, fact('ReadabilityMeasured', { of, pages, failed: ['cart'], places })] as const
}
const told = (...events: readonly FlowEvent[]) => readability(given(...begun, ...events))
const css = (...events: readonly FlowEvent[]) =>
  JSON.stringify(stylesOf(given(...begun, ...events)).styles['css'] ?? '')

describe('how readable the pages are', { tags: ['M-01'] }, () => {
  it('is as measured while the design stays the same, and otherwise derived from its blocks', () => {
    expect(told()).toEqual({ isMeasured: false, pages: 8, failed: 0, hard: [] })
    expect(told(...measured([]))).toEqual({ isMeasured: true, pages: 3, failed: 1, hard: [] })
    const pale = fact('ColourChosen', { place: 'links', colour: '#eeeeee' })
    expect(told(...measured([]), pale)).toMatchObject({
      isMeasured: false,
      hard: [{ what: 'links', pages: ['home'] }, {}],
    })
    expect(told(...measured([]), fact('PaletteChosen', { palette: 'Slate' })).isMeasured).toBe(false)
  })

  it('groups places of the same colors on all pages, and fixes those that a color of the design causes', () => {
    const pale = fact('ColourChosen', { place: 'text', colour: '#dddddd' })
    const { hard } = told(...measured([place({}), place({ page: 'shop', text: 'Bowl' })], pale))
    // The second is what is under the pointer, which cannot be measured.
    expect(hard).toMatchObject([{ what: 'text', pages: ['checkout', 'shop'], ratio: 1.3 }, { what: 'linkHover' }])
    expect(hard[0]?.mend).toMatchObject({ type: 'ColourChosen', place: 'text' })
    expect(told(pale, hard[0]!.mend!).hard).toEqual([])
  })

  it('fixes what neither place nor block colors by a rule, which stays until another color is chosen', () => {
    const { hard } = told(...measured([place({})]))
    expect(hard[0]?.mend).toMatchObject({
      type: 'LegibleRulesAdded',
      rules: [{ selector: '.gift .gift__note', color: '#767676' }],
    })
    const mend = hard[0]!.mend!
    expect(css(mend)).toContain('.gift .gift__note { color: #767676 !important')
    expect(css(mend, fact('DesignUndone'))).not.toContain('gift')
    expect(css(mend, fact('PaletteChosen', { palette: 'Slate' }))).not.toContain('gift')
    expect(css(fact('PaletteChosen', { palette: 'Slate' }), mend)).toContain('gift')
  })

  it('makes no rule that would color every heading of the shop', () => {
    const selector = '.wp-block-group .wp-block-heading'
    expect(told(...measured([place({ selector })])).hard).toMatchObject([{ mend: null, isHopeless: false }])
  })

  it('takes no rule from a recording that is more than classes and a color', () => {
    const rule = (selector: string, color: string) =>
      fact('LegibleRulesAdded', { rules: [{ selector, kind: 'text', color }] })
    for (const bad of [
      rule('.a } body { display: none', '#000000'),
      rule('.a', 'url(//a.test)'),
      rule('</style>', '#000000'),
    ])
      expect(css(bad)).not.toMatch(/display: none|url|<\/style/)
  })

  it('offers no rule to an account whose CSS WordPress drops', () => {
    const noCss = opened(paths.designer, { woocommerce: true, may: { ...surroundings.may, unfilteredHtml: false } })
    const before = [noCss, ...begun.slice(1)]
    const of = measurable(given(...before))?.of ?? ''
    const places = fact('ReadabilityMeasured', { of, pages: ['home'], failed: [], places: [place({})] })
    expect(readability(given(...before, places)).hard).toMatchObject([{ mend: null }])
  })

  it('gives words on a picture the nearest color, and where none will do more of the overlay', () => {
    const [, section] = given(...begun).designing.design!.sections
    const onPicture = { page: 'home', piece: section!.id, color: '#ffffff', selector: '' } as const
    const light = told(...measured([place({ ...onPicture, ground: '#eeeeee', other: '#dddddd' })])).hard[0]
    expect(JSON.stringify(light?.mend)).toMatch(/ContrastMended.*has-text-color/)
    const mixed = told(...measured([place({ ...onPicture, ground: '#eeeeee', other: '#111111' })])).hard[0]
    expect(JSON.stringify(mixed?.mend)).toMatch(/ContrastMended.*"dimRatio\\":50/)
  })
})
