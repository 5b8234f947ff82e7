import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { draft, hasStorePages, storePage } from '../../../src/projections/design/store-page'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const designer = [
  opened(paths.designer, { woocommerce: true }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  designRead(),
  patternsRead('one'),
] as const
const cart = fact('StorePageShown', { page: 'cart' })
const shown = (...events: Parameters<typeof given>) => storePage(given(...designer, cart, ...events))

describe('another page of the store', { tags: ['B-11'] }, () => {
  it('is shown until a section is chosen or the designer is left, and stays while screens change', () => {
    expect([storePage(given(...designer)), shown()]).toEqual(['home', 'cart'])
    expect(shown(fact('ScreenOpened', { path: paths.typography }))).toBe('cart')
    expect(shown(fact('SectionSelected', { section: null }))).toBe('cart')
    expect(shown(fact('SectionSelected', { section: '3-0' }))).toBe('home')
    expect(shown(fact('ScreenOpened', { path: paths.intro }))).toBe('home')
    expect(hasStorePages(given(...designer))).toBe(true)
    expect(hasStorePages(given(opened(paths.designer, { woocommerce: false })))).toBe(false)
  })

  it('is drawn with what Save would write', () => {
    const state = given(...designer, fact('PaletteChosen', { palette: 'Slate' }))
    const now = draft(state)
    expect(now?.theme).toBe(state.designing.server?.theme)
    expect(JSON.stringify(now?.styles)).not.toBe(JSON.stringify(draft(given(...designer))?.styles))
    expect(Object.keys(now?.parts ?? {})).toEqual(['header', 'footer'])
    expect(draft(given(opened()))).toBeNull()
  })
})
