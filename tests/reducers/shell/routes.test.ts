import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { screen } from '../../../src/projections/screen'
import { paths } from '../../../src/events/route-path'
import { closingRead, designRead, featuresRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const ai = opened('', { aiEnabled: true })

describe('the flow type', () => {
  it.each([
    ['AI is not enabled', [opened()], 'noAI'],
    ['the indicator is none', [ai, fact('AiStatusReadReceived', { indicator: 'none' })], 'AIOnline'],
    ['the indicator is minor', [ai, fact('AiStatusReadReceived', { indicator: 'minor' })], 'AIOnline'],
    ['the indicator is major', [ai, fact('AiStatusReadReceived', { indicator: 'major' })], 'AIOffline'],
    ['the indicator is critical', [ai, fact('AiStatusReadReceived', { indicator: 'critical' })], 'AIOffline'],
    ['the status check failed', [ai, fact('AiStatusReadRefused', { fault: { tag: 'Timeout' } })], 'AIOffline'],
  ] as const)('given %s, then it is %s', { tags: ['R-03'] }, (_name, facts, type) => {
    expect(given(...facts).features.flowType).toBe(type)
  })

  it('given it is decided, then a later status changes nothing', { tags: ['R-03'] }, () => {
    const state = given(
      ai,
      fact('AiStatusReadReceived', { indicator: 'none' }),
      fact('AiStatusReadReceived', { indicator: 'major' }),
    )
    expect(state.features.flowType).toBe('AIOnline')
    expect(due(state)).not.toContain('AiStatusRead')
  })
})

describe('global transitions', () => {
  const inHub = [opened(paths.designer), storeRead({ taskCompleted: true }), featuresRead(), designRead()] as const
  it.each([
    ['GO_BACK_TO_DESIGN_WITHOUT_AI', fact('DesignerLeft'), paths.intro],
    ['EXTERNAL_URL_UPDATE', fact('PathVisited', { path: '/customize-store/transitional' }), paths.closing],
    ['AI_WIZARD_CLOSED_BEFORE_COMPLETION', fact('WizardClosed', { step: 'look-and-feel' }), paths.intro],
    ['INSTALL_PATTERNS', fact('MorePatternsChosen'), paths.installPatterns],
    ['DESIGN_WITHOUT_AI', fact('DesignWithoutAiChosen'), paths.design],
  ] as const)('given the designer, when %s, then the address is %s', { tags: ['R-04'] }, (_name, event, path) => {
    expect(given(...inHub, event).route.path).toBe(path)
  })

  it('given AI, when the designer is left, then the intro comes, not the wizard', { tags: ['R-04', 'B-15'] }, () => {
    const facts = [
      opened(paths.designer, { aiEnabled: true }),
      fact('AiStatusReadReceived', { indicator: 'none' }),
      storeRead(),
      designRead(),
    ]
    expect(given(...facts, fact('DesignerLeft')).route.path).toBe(paths.intro)
  })

  it('given a failing set-up (NO_AI_FLOW_ERROR), then the intro comes', { tags: ['R-04'] }, () => {
    const state = given(
      opened(),
      storeRead(),
      featuresRead(),
      fact('DesignWithoutAiChosen'),
      fact('ThemeInstallRefused', { fault: refused() }),
    )
    expect(state.route.path).toBe(paths.intro)
  })

  it("given no AI, then the wizard's address leads to the intro", { tags: ['R-02'] }, () => {
    expect(
      given(opened(), fact('PathVisited', { path: '/customize-store/design-with-ai/tone-of-voice' })).route.path,
    ).toBe(paths.intro)
  })
})

describe('gates', () => {
  it('given the task is not complete, then the designer leads to the intro', { tags: ['R-08'] }, () => {
    const state = given(opened(paths.designer), storeRead(), featuresRead(), designRead({ taskCompleted: false }))
    expect(state.route.path).toBe(paths.intro)
  })

  it('given the task is not complete, then the closing screen leads to the intro', { tags: ['R-08', 'T-02'] }, () => {
    const closing = closingRead({ taskCompleted: false })
    expect(given(opened(paths.closing), storeRead(), closing).route.path).toBe(paths.intro)
  })

  it('given a classic theme, then the designer says so instead of failing', { tags: ['R-08'] }, () => {
    const state = given(opened(paths.designer), storeRead({ blockTheme: false }), designRead({ blockTheme: false }))
    expect(screen(state)).toBe('incompatible')
  })

  it('given a task referral, then the closing screen is skipped', { tags: ['T-02'] }, () => {
    const closing = closingRead({ referral: 'http://store.test/next' })
    const state = given(opened(paths.closing), storeRead({ taskCompleted: true }), closing)
    expect(state.departure).toMatchObject({ url: 'http://store.test/next' })
    expect(due(state)).toContain('Departure')
  })

  it('given the survey option cannot be read, then the closing screen is shown', { tags: ['T-02'] }, () => {
    const state = given(
      opened(paths.closing),
      storeRead({ taskCompleted: true }),
      fact('ClosingReadRefused', { fault: refused() }),
    )
    expect(screen(state)).toBe('closing')
  })
})
