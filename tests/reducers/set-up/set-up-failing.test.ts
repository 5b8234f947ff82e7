import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/shell/route-path'
import { baselineRead, refused } from '../../support/facts'
import { begun, assembling, saved } from '../../support/set-up-facts'
import { due, given } from '../../support/story'

describe('a set-up in which something fails or is slow', () => {
  it('[N-02] given a failure and a retry, then what worked is not done again', () => {
    const state = given(
      ...begun,
      fact('ThemeInstalled', { name: 'TT4' }),
      fact('ThemeActivated', { name: 'TT4' }),
      fact('FrontPageSettingRefused', { fault: refused() }),
      fact('DesignWithoutAiChosen'),
      baselineRead(),
    )
    expect(state.setUp.stage).toBe('founding')
    expect(due(state)).toContain('FrontPageSetting')
    expect(due(state)).not.toContain('ThemeInstall')
  })

  it('[N-06][S-04] given the library has not answered, then nothing waits for it, and what it brings is read', () => {
    const answered = (facts: readonly FlowEvent[]) => facts.filter(({ type }) => type !== 'PatternsInstalled')
    const waiting = given(...answered(assembling))
    expect(waiting.setUp.stage).toBe('assembling')
    const designer = [...answered(assembling), ...saved(waiting), fact('CanvasShown')]
    expect(given(...designer).route.path).toBe(paths.designer)
    expect(due(given(...designer))).not.toContain('PatternsRead')
    expect(due(given(...designer, fact('PatternsInstalled')))).toContain('PatternsRead')
  })

  it('[S-04] given a library or none, then the page of the set-up is the same', () => {
    const pages = [true, false, null].map((patternLibrary) => {
      const facts = assembling.map((each) =>
        each.type === 'FeaturesReadReceived' ? { ...each, patternLibrary } : each,
      )
      return given(...facts).designing.design?.sections
    })
    expect(pages).toEqual([pages[0], pages[0], pages[0]])
    expect(pages[0]).toHaveLength(1)
  })

  it('[N-06] given the patterns cannot be fetched, then the set-up goes on', () => {
    const state = given(...begun, fact('PatternInstallRefused', { fault: refused() }))
    expect(state.setUp.stage).toBe('founding')
    expect(due(state)).not.toContain('PatternInstall')
  })
})
