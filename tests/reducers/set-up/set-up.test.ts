import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import { loader } from '../../../src/projections/set-up'
import { stageTitles } from '../../../src/views/set-up/loader'
import { paths } from '../../../src/events/route-path'
import { family, featuresRead, refused, storeRead } from '../../support/facts'
import { chosen, begun, founded, assembling } from '../../support/set-up-facts'
import { due, given, nextPublication, opened, published } from '../../support/story'

const designed = (facts: readonly FlowEvent[]) => given(...facts).designing.design

describe('the set-up without AI', () => {
  it('given it begins, then all that the page needs is due at once', { tags: ['N-01'] }, () => {
    expect(due(given(...begun))).toEqual(['ThemeInstall', 'FontCollectionRead', 'PatternInstall'])
  })

  it('given the theme is installed, then its design is read before it is active', { tags: ['N-03'] }, () => {
    expect(owed(given(...founded)).map(({ request }) => request)).toContainEqual(
      fact('DesignReadRequested', { preview: 'twentytwentyfour' }),
    )
  })

  it("given the collection, then only the page's own family is due before the page", { tags: ['N-05'] }, () => {
    const state = given(...begun, fact('FontCollectionReceived', { families: [family('inter'), family('rubik')] }))
    expect(due(state).filter((call) => call === 'FontFamilyInstall')).toHaveLength(1)
  })

  it.each([
    ['no font library', featuresRead({ fontLibrary: false }), true],
    ['no tracking', featuresRead(), false],
  ])('given %s, then no font is asked for', { tags: ['N-05'] }, (_name, features, tracking) => {
    expect(due(given(opened('', { tracking }), storeRead(), features, fact('DesignWithoutAiChosen')))).not.toContain(
      'FontCollectionRead',
    )
  })

  it(
    'given all foundations, then the design and the patterns are read, and nothing else is due',
    { tags: ['N-08'] },
    () => {
      expect(due(given(...founded))).toEqual(['DesignRead', 'PatternsRead'])
    },
  )

  it(
    'given both are read, then one request publishes recipe, theme and front page, and completes nothing',
    { tags: ['N-08'] },
    () => {
      const state = given(...assembling)
      expect(state.setUp.stage).toBe('assembling')
      expect(state.designing.design).toMatchObject({
        palette: 'New - Neutral',
        fonts: 'Inter + Inter',
        header: { pattern: 'customize-your-store/header-essential' },
        footer: { pattern: 'customize-your-store/footer-with-3-menus' },
        sections: [{ pattern: 'customize-your-store/centered-content-with-image-below' }],
      })
      expect(nextPublication(state)).toMatchObject({
        theme: 'twentytwentyfour',
        inFront: true,
        targets: [{ kind: 'styles' }, { kind: 'header' }, { kind: 'footer' }, { kind: 'home' }],
        completed: null,
      })
    },
  )

  it(
    'given all of it, then the page begins on a soft ground; an earlier recording keeps its single ground',
    { tags: ['M-05'] },
    () => {
      const earlier: readonly FlowEvent[] = assembling.map((event) =>
        event.type === 'PatternsReadReceived' ? { ...event, recipe: 1 } : event,
      )
      const first = (facts: readonly FlowEvent[]) => designed(facts)?.sections[0]?.content
      expect(first(assembling)).toContain('has-tertiary-background-color')
      expect(first(earlier)).not.toContain('background-color')
      expect(designed(assembling)?.footer?.content).toContain('has-footer-ground-background-color')
      expect(designed(earlier)?.footer?.content).not.toContain('background-color')
    },
  )

  it(
    'given a header with a menu of the store, then the header of the recipe shows the same one',
    { tags: ['N-08'] },
    () => {
      const header = { id: 'twentytwentyfour//header', content: '<!-- wp:navigation {"ref":5} /-->', modified: null }
      const facts: readonly FlowEvent[] = assembling.map((event) =>
        event.type === 'DesignReadReceived'
          ? {
              ...event,
              header,
              menus: [
                { id: 9, status: 'publish' },
                { id: 5, status: 'publish' },
              ],
            }
          : event.type === 'PatternsReadReceived'
            ? {
                ...event,
                patterns: event.patterns.map((each) => ({
                  ...each,
                  content: each.content.replace('</div>', '<!-- wp:navigation /--></div>'),
                })),
              }
            : event,
      )
      expect(designed(facts)?.header?.content).toContain('<!-- wp:navigation {"ref":5} /-->')
    },
  )

  it("given no tracking, then the theme's own fonts are the default", { tags: ['N-07'] }, () => {
    const state = given(
      opened('', { tracking: false }),
      ...assembling.slice(1).filter(({ type }) => !/^(Font|PatternsInstalled)/.test(type)),
    )
    expect(state.designing.design?.fonts).toBe('Cardo Font + System Sans-serif')
  })

  it('given it is published, then the designer opens and there is nothing to undo', { tags: ['N-01'] }, () => {
    const state = given(...assembling, ...published(given(...assembling)))
    expect(state.route.path).toBe(paths.designer)
    expect(state.designing.saved).toBe(state.designing.design)
    expect(state.designing.past).toHaveLength(0)
    expect(due(state)).toEqual(['EditorSettingsRead', 'TourRead'])
  })

  it('given the work goes on, then the loader follows it through its stages', { tags: ['N-10'] }, () => {
    const states = [
      given(...chosen),
      given(...founded),
      given(...assembling),
      given(...assembling, ...published(given(...assembling))),
    ]
    expect(states.map(loader).map(({ stage }) => stageTitles[stage]())).toEqual([
      'Setting up the foundations',
      'Setting up the foundations',
      'Turning on the lights',
      'Opening the doors',
    ])
    const percents = states.map(loader).map(({ percent }) => percent)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(percents[0]).toBe(5)
  })

  it.each([
    ['the theme', fact('ThemeInstallRefused', { fault: refused() })],
    ['a font', fact('FontFamilyInstallRefused', { fault: refused(403) })],
  ])(
    'given %s fails, then the intro shows the notice and nothing more is started',
    { tags: ['N-02'] },
    (_name, failure) => {
      const state = given(...begun, fact('FontCollectionReceived', { families: [family('inter')] }), failure)
      expect(state.route.path).toBe(paths.intro)
      expect(state.setUp).toMatchObject({ stage: 'failed', noticed: false })
      expect(due(state).filter((call) => call !== 'FontFamilyInstall')).toEqual([])
    },
  )
})
