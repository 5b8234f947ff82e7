import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/shell/route-path'
import { activePalette } from '../../../src/projections/design/palette'
import { draft } from '../../../src/projections/design/store-page'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { unsavedTargets } from '../../../src/projections/saving/plan'
import type { State } from '../../../src/reducers'
import { baselineRead, designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, opened, resumed } from '../../support/story'
import { base } from './theme-base'

/** What an earlier version made of Slate, in the parts that matter here: without the shop's colors. */
const earlier = {
  settings: { color: { palette: { theme: [{ slug: 'background', name: 'Background', color: '#13161e' }] } } },
  styles: { color: { background: '#13161e', text: '#ffffff' } },
}

const footer = (content: string) => fact('FooterChosen', { pattern: 'part', title: 'Part', content })
const slate = fact('PaletteChosen', { palette: 'Slate' })

const read = (over: Parameters<typeof designRead>[0] = {}) => designRead({ base, ...over })

/** An earlier version saved Slate; then the page was loaded again. */
const savedEarlier = [
  opened(paths.designer),
  baselineRead(),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  read(),
  slate,
  fact('SaveChosen'),
  fact('EntitySaved', { target: { kind: 'styles', id: 7, ...earlier }, modified: null, served: null }),
  fact('DesignSaved'),
  resumed(paths.designer),
  read({ styles: { id: 7, ...earlier } }),
] as const

const dueAfter = (...events: readonly FlowEvent[]) =>
  unsavedTargets(given(...savedEarlier, ...events)).map(({ kind }) => kind)

const drawn = (state: State) => ({ canvas: stylesOf(state), pages: draft(state)?.styles })

describe('the styles of a design that an earlier version saved', () => {
  it('[D-13] given another footer is chosen, then Save writes the footer and not the styles', () => {
    expect(dueAfter()).toEqual([])
    expect(dueAfter(footer('other'))).toEqual(['footer'])
    expect(dueAfter(footer('other'), fact('SaveChosen'))).toEqual(['footer'])
  })

  it('[D-02] then the canvas and the other pages are drawn in the styles that the store has', () => {
    const state = given(...savedEarlier, footer('other'))
    expect(drawn(state)).toEqual({ canvas: earlier, pages: earlier })
    expect(activePalette(state)).toBe('Slate')
  })
})
