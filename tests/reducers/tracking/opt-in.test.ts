import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { patternNotice, patternsFault } from '../../../src/projections/design/more'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const designer = [
  opened(paths.homepage, { tracking: false }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  designRead(),
  patternsRead('header-large'),
  fact('EditorSettingsReadReceived', { settings: '{}' }),
  fact('TourReadReceived', { hidden: true }),
] as const

describe('opting in to more patterns', () => {
  it('given consent, then patterns are fetched and read anew, and the homepage comes back', { tags: ['N-09'] }, () => {
    const facts = [...designer, fact('MorePatternsChosen'), fact('TrackingEnabled')] as const
    expect(due(given(...facts))).toEqual(['PatternInstall'])
    expect(due(given(...facts, fact('PatternsInstalled')))).toEqual(['PatternsRead'])
    expect(given(...facts, fact('PatternsInstalled'), patternsRead('header-large')).route.path).toBe(paths.homepage)
  })

  it.each([
    ['they come', [fact('TrackingEnabled'), fact('PatternsInstalled'), patternsRead('header-large')]],
    ['they cannot be had', [fact('PatternInstallRefused', { fault: refused() })]],
  ] as const)('given a list is open and %s, then it is open again', { tags: ['N-09', 'D-07'] }, (_what, answers) => {
    const list = `${paths.homepage}/about`
    const facts = [...designer, fact('ScreenOpened', { path: list }), fact('MorePatternsChosen'), ...answers]
    expect(given(...facts).route.path).toBe(list)
  })

  it.each([
    ['tracking', [fact('TrackingEnablingRefused', { fault: refused(403) })]],
    ['the patterns', [fact('TrackingEnabled'), fact('PatternInstallRefused', { fault: refused() })]],
  ] as const)(
    'given %s fails, then the merchant is back, told why, and may try again',
    { tags: ['N-09'] },
    (_name, failure) => {
      const facts = [...designer, fact('MorePatternsChosen'), ...failure] as const
      expect(given(...facts).route.path).toBe(paths.homepage)
      expect(patternsFault(given(...facts))).toMatchObject({ tag: 'Refused' })
      expect(due(given(...facts, fact('MorePatternsChosen')))).toContain('TrackingEnabling')
    },
  )

  it('given a set-up that failed before, then they are fetched all the same', { tags: ['N-09'] }, () => {
    const failed = [fact('DesignWithoutAiChosen'), fact('ThemeInstallRefused', { fault: refused() })]
    const back = fact('ScreenOpened', { path: paths.homepage })
    const state = given(...designer, ...failed, back, fact('MorePatternsChosen'))
    expect(state.setUp.stage).toBe('failed')
    expect(state.route.path).toBe(paths.installPatterns)
  })

  it.each([
    [paths.installFonts, paths.typography],
    [paths.installPatterns, paths.homepage],
  ])('given %s without consent, then nothing is enabled, and %s opens', { tags: ['N-09'] }, (address, back) => {
    const state = given(...designer, fact('PathVisited', { path: address }))
    expect(state.route.path).toBe(back)
    expect(due(state)).not.toContain('TrackingEnabling')
  })
})

describe('what keeps the merchant from more patterns', { tags: ['D-18'] }, () => {
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
