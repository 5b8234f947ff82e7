import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/shell/route-path'
import { owed } from '../../../src/projections/owed'
import { canRestore } from '../../../src/projections/restoring/restore-plan'
import { bringing, samplesFault } from '../../../src/projections/set-up/behind'
import type { State } from '../../../src/reducers'
import {
  baselineRead,
  collectionRead,
  designRead,
  family,
  featuresRead,
  patternsRead,
  refused,
  storeRead,
} from '../../support/facts'
import { saved } from '../../support/set-up-facts'
import { surroundings } from '../../support/world'
import { due, given, opened, resumed } from '../../support/story'

const withStore = (...reads: readonly FlowEvent[]) => [
  opened(),
  ...reads,
  featuresRead(),
  fact('DesignWithoutAiChosen'),
  baselineRead(),
]
const begun = withStore(storeRead())
const asked = fact('ProductCreationRequested', { known: [] })
const made = fact('ProductsCreated', { ids: [31, 32] })
const refusal = fact('ProductCreationRefused', { fault: refused() })
const savedAll = [fact('SaveChosen'), fact('DesignSaved')]
const shown = fact('CanvasShown')
const page = [
  fact('ThemeInstalled', { name: 'TT4' }),
  fact('ThemeActivated', { name: 'TT4' }),
  fact('FrontPageSet'),
  collectionRead(['inter', 'rubik', 'overpass']),
  fact('FontFamilyInstalled', { family: family('inter') }),
  patternsRead('header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'),
  designRead({ taskCompleted: false }),
] as const

const openedIn = (begin: readonly FlowEvent[]): readonly FlowEvent[] => {
  const assembling = [...begin, ...page]
  return [...assembling, ...saved(given(...assembling))]
}
/** The designer shows the page, and samples have been asked for. */
const making = [...openedIn(begun), shown, asked]
const fonts = (state: State) =>
  owed(state).flatMap(({ request }) => (request.type === 'FontFamilyInstallRequested' ? [request.family.slug] : []))

describe('what goes on behind the designer', () => {
  it('[N-04] given a set-up, then samples are due only once the page is shown', () => {
    expect(due(given(...begun))).not.toContain('ProductCreation')
    const state = given(...openedIn(begun))
    expect(state.route.path).toBe(paths.designer)
    expect(due(state)).not.toContain('ProductCreation')
    expect(due(given(...openedIn(begun), shown))).toContain('ProductCreation')
  })

  it.each([
    [
      'a store that has products',
      [opened(), storeRead(), featuresRead(), fact('DesignWithoutAiChosen'), baselineRead({ products: [7] })],
    ],
    [
      'an account that may not change settings',
      withStore(storeRead()).with(0, opened('', { may: { ...surroundings.may, manageOptions: false } })),
    ],
  ])('given %s, then none are made', (_name, begin) => {
    expect(due(given(...openedIn(begin), shown))).not.toContain('ProductCreation')
  })

  it('given they are being made, then it says so until they are there', () => {
    expect(bringing(given(...making))).toBe('products')
    expect(bringing(given(...making, made))).toBe('fonts')
    const rest = ['rubik', 'overpass'].map((slug) => fact('FontFamilyInstalled', { family: family(slug) }))
    expect(bringing(given(...making, made, ...rest))).toBeNull()
  })

  it('given they are refused, then the designer says so and nothing else is lost', () => {
    const state = given(...making, refusal)
    expect(state.route.path).toBe(paths.designer)
    expect(samplesFault(state)).toMatchObject({ status: 500 })
    expect(due(state)).not.toContain('ProductCreation')
  })

  it.each([
    ['they are tried again', [fact('SampleProductsRetried')], true],
    ['the page is loaded again', [resumed(paths.designer), shown], true],
    ['the merchant goes on without them', [fact('SampleProductsForgone')], false],
    ['so does the page that is loaded again', [fact('SampleProductsForgone'), resumed(paths.designer), shown], false],
    ['the design is saved', savedAll, false],
    ['the saved page is loaded again', [...savedAll, resumed(paths.designer), shown], false],
  ])('given they were refused and %s, then no notice is left (made again: %3$s)', (_name, then, again) => {
    const state = given(...making, refusal, ...then)
    expect(samplesFault(state)).toBeNull()
    expect(due(state).includes('ProductCreation')).toBe(again)
  })

  it('given the page is loaded again while they are made, then the same request goes on', () => {
    const before = owed(given(...making)).find(({ request }) => request.type === 'ProductCreationRequested')
    expect(before?.id).not.toBeNull()
    expect(owed(given(...making, resumed(paths.designer)))).toContainEqual(before)
  })

  it('[S-05] given a store in use, then no samples are made, not even once Save has published the draft', () => {
    const drafted = [
      ...withStore(storeRead({ use: null })),
      fact('ThemeInstalled', { name: 'TT4' }),
      ...page.slice(3, -1),
      fact('DesignReadRequested', { preview: 'twentytwentyfour' }),
      ...page.slice(-1),
    ]
    expect(given(...drafted).setUp).toMatchObject({ stage: 'done', draft: true })
    const state = given(...drafted, shown, ...savedAll, shown)
    expect(state.setUp).toMatchObject({ draft: false })
    expect(due(state)).not.toContain('ProductCreation')
  })

  it('[D-19] given they are being made, then no way back is offered that would leave them behind', () => {
    expect(canRestore(given(...making))).toBe(false)
    expect(canRestore(given(...making, made))).toBe(true)
  })

  it('[N-05] given they are there, then the fonts that the page does not use are installed, one after the other', () => {
    expect(fonts(given(...making))).toEqual([])
    expect(fonts(given(...making, made))).toEqual(['rubik'])
    expect(fonts(given(...making, made, fact('FontFamilyInstalled', { family: family('rubik') })))).toEqual([
      'overpass',
    ])
  })

  it('given such a font is refused during Save, then Save goes on', () => {
    const install = fact('FontFamilyInstallRequested', { family: family('rubik') })
    const fault = fact('FontFamilyInstallRefused', { fault: refused() })
    const saving = [...making, made, install, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')]
    expect(given(...saving, fault).saving.stage).toBe('running')
  })

  it('given an AI is to write products while samples are made, then it waits for them', () => {
    const making = [...openedIn(begun.with(0, opened('', { aiEnabled: true }))), shown, asked]
    const wizard = [
      fact('AiStatusReadReceived', { indicator: 'none' }),
      fact('DesignerLeft'),
      fact('DesignWithAiChosen'),
      fact('BusinessDescribed', { text: 'Hand-made candles' }),
      fact('LookChosen', { look: 'Bold' }),
      fact('ToneChosen', { tone: 'Formal' }),
      fact('DataSharingAgreed', { provider: 'jetpack' }),
    ]
    const writes = (state: State) => due(state).includes('AiConnection')
    expect(writes(given(...making, ...wizard, baselineRead()))).toBe(false)
    expect(writes(given(...making, ...wizard, made, baselineRead()))).toBe(true)
  })
})
