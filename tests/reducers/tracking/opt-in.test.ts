import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { fontItems } from '../../../src/projections/design/fonts'
import { patternNotice, patternsFault } from '../../../src/projections/design/more'
import { designRead, family, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const designer = [
  opened(paths.typography, { tracking: false }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  designRead(),
  patternsRead('header-large'),
  fact('EditorSettingsReadReceived', { settings: '{}' }),
  fact('TourReadReceived', { hidden: true }),
] as const

// No screen asks for it any longer: the fonts come with the plugin. Sessions of older builds did, and go on as they were.
describe('opting in to more fonts', () => {
  it('[N-09] given consent, then tracking is enabled first, then the collection is read', () => {
    const asked = given(...designer, fact('MoreFontsChosen'))
    expect(asked.route.path).toBe(paths.installFonts)
    expect(due(asked)).toEqual(['TrackingEnabling'])
    expect(due(given(...designer, fact('MoreFontsChosen'), fact('TrackingEnabled')))).toEqual(['FontCollectionRead'])
  })

  it('[N-09][D-05] given all fonts are installed, then the merchant is back at typography with the pairs that they make', () => {
    const state = given(
      ...designer,
      fact('MoreFontsChosen'),
      fact('TrackingEnabled'),
      fact('FontCollectionReceived', { families: [family('inter')] }),
      fact('FontFamilyInstalled', { family: family('inter'), found: false }),
    )
    expect(state.route.path).toBe(paths.typography)
    expect(fontItems(state).map(({ title }) => title)).toEqual([
      'Cardo Font + System Sans-serif',
      'Inter + Cardo Font',
      'Inter + Inter',
    ])
  })

  it.each([
    ['tracking', [fact('TrackingEnablingRefused', { fault: refused(403) })]],
    ['the collection', [fact('TrackingEnabled'), fact('FontCollectionReadRefused', { fault: refused() })]],
  ] as const)('[N-09] given %s fails, then the merchant is back, told why, and may try again', (_name, failure) => {
    const state = given(...designer, fact('MoreFontsChosen'), ...failure)
    expect(state.route.path).toBe(paths.typography)
    expect(state.optIn).toMatchObject({ stage: 'failed', fault: { tag: 'Refused' } })
    expect(patternsFault(state)).toBeNull()
    const again = given(...designer, fact('MoreFontsChosen'), ...failure, fact('MoreFontsChosen'))
    expect(due(again)).toContain('TrackingEnabling')
  })

  it('[N-09] given a set-up that failed before, then more fonts are got all the same', () => {
    const failed = [fact('DesignWithoutAiChosen'), fact('ThemeInstallRefused', { fault: refused() })]
    const state = given(
      ...designer,
      ...failed,
      fact('ScreenOpened', { path: paths.typography }),
      fact('MoreFontsChosen'),
    )
    expect(state.setUp.stage).toBe('failed')
    expect(state.route.path).toBe(paths.installFonts)
  })

  it('[N-09] given the address without consent, then nothing is enabled', () => {
    const state = given(...designer, fact('PathVisited', { path: paths.installFonts }))
    expect(state.route.path).toBe(paths.typography)
    expect(due(state)).toEqual(['FontCollectionRead'])
  })
})

describe('opting in to more patterns', () => {
  it('[N-09] given consent, then patterns are fetched and read anew, and the homepage comes back', () => {
    const facts = [...designer, fact('MorePatternsChosen'), fact('TrackingEnabled')] as const
    expect(due(given(...facts))).toEqual(['PatternInstall'])
    expect(due(given(...facts, fact('PatternsInstalled')))).toEqual(['PatternsRead'])
    expect(given(...facts, fact('PatternsInstalled'), patternsRead('header-large')).route.path).toBe(paths.homepage)
  })

  it.each([
    ['they come', [fact('TrackingEnabled'), fact('PatternsInstalled'), patternsRead('header-large')]],
    ['they cannot be had', [fact('PatternInstallRefused', { fault: refused() })]],
  ] as const)('[N-09] [D-07] given a list is open and %s, then it is open again', (_what, answers) => {
    const list = `${paths.homepage}/about`
    const facts = [...designer, fact('ScreenOpened', { path: list }), fact('MorePatternsChosen'), ...answers]
    expect(given(...facts).route.path).toBe(list)
  })

  it('[N-09] given they cannot be fetched, then the merchant is back and told why', () => {
    const state = given(...designer, fact('MorePatternsChosen'), fact('PatternInstallRefused', { fault: refused() }))
    expect(state.route.path).toBe(paths.homepage)
    expect(patternsFault(state)).toMatchObject({ tag: 'Refused' })
  })
})

describe('[D-18] what keeps the merchant from more patterns', () => {
  const external = fact('PatternsReadReceived', {
    recipe: 2,
    patterns: [{ name: 'library/one', title: 'One', content: '', categories: ['intro'], source: 'plugin' }],
  })
  const read = (tracking: boolean, library: boolean) =>
    [
      opened(paths.homepage, { tracking, woocommerce: true }),
      storeRead(),
      featuresRead({ patternLibrary: library }),
    ] as const

  it.each([
    ['no network', [...read(false, false), fact('NetworkLost')], 'offline'],
    ['no library', [...read(false, false)], 'unreachable'],
    ['no tracking', [...read(false, true)], 'tracking'],
    ['only the flow’s own patterns', [...read(true, true), patternsRead('banner')], 'missing'],
    ['patterns of others', [...read(true, true), external], null],
    ['no library that consent would open', [opened(paths.homepage, { tracking: false }), featuresRead()], null],
    ['patterns still on their way', [...read(true, true)], null],
  ] as const)('given %s, then %s is said', (_name, facts, notice) => {
    expect(patternNotice(given(...facts))).toBe(notice)
  })
})
