/** Rules of the specification, written down a second time as they stand there, against what the projections say. */
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import { lowerPanel } from '../../src/projections/intro'
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import { designRead, refused, storeRead, unused } from '../support/facts'
import { combinations, yesAndNo } from '../support/combinations'
import { given, opened } from '../support/story'

/** The result beside the first condition that holds; `otherwise` ends every table. */
const firstOf = <Now, Result>(now: Now, table: readonly (readonly [(now: Now) => boolean, Result])[]): Result =>
  table.find(([holds]) => holds(now))![1]
const otherwise = () => true

const stores = { blockTheme: yesAndNo, taskCompleted: yesAndNo }
const known = combinations(stores)
const addresses = ['', '/color-palette', '/homepage/about', '/no-such-screen']
const back = 'http://store.test/wp-admin/admin.php?page=wc-admin&path=/launch-your-store'

describe('the gates', { tags: ['P-10', 'R-08'] }, () => {
  it('given any store, when the designer opens, then what is read there decides, not what was known before', () => {
    for (const { known: before, address, ...now } of combinations({ ...stores, known, address: addresses })) {
      const state = given(opened(`${paths.designer}${address}`), storeRead(before), designRead(now))
      const expected = firstOf(now, [
        [({ blockTheme }) => !blockTheme, 'incompatible'],
        [({ taskCompleted }) => !taskCompleted, 'intro'],
        [otherwise, 'designer'],
      ])
      expect(shown(state)).toEqual([expected, expected === 'intro' ? paths.intro : `${paths.designer}${address}`])
    }
  })

  it('given any store, when the closing screen opens, then it is intro, return address or screen, in order', () => {
    for (const { known: before, referral, ...now } of combinations({ ...stores, known, referral: [null, back] })) {
      // The server refuses a classic theme before it looks at a return address.
      if (!now.blockTheme && referral !== null) continue
      const read = fact('ClosingReadReceived', { ...now, referral, surveyCompleted: false, use: unused })
      const state = given(opened(paths.closing), storeRead({ ...before, blockTheme: now.blockTheme }), read)
      const expected = firstOf({ ...now, referral }, [
        [({ blockTheme }) => !blockTheme, ['incompatible', paths.closing, undefined]],
        [({ taskCompleted }) => !taskCompleted, ['intro', paths.intro, undefined]],
        [(all) => all.referral !== null, ['opening', paths.closing, back]],
        [otherwise, ['closing', paths.closing, undefined]],
      ])
      expect([...shown(state), state.departure?.url]).toEqual(expected)
    }
  })

  it('given any flow type, when the wizard is opened, then only with AI it stays there', () => {
    for (const [type, path] of [
      ['noAI', paths.intro],
      ['AIOnline', paths.wizard],
      ['AIOffline', paths.wizard],
    ] as const)
      expect(given(...flowOf(type, paths.wizard), storeRead()).route.path).toBe(path)
  })
})

describe('the flow type', { tags: ['P-10'] }, () => {
  it(
    'given AI or none, and any status that the status page reports, then it is the one in the table',
    { tags: ['R-03'] },
    () => {
      const word = ['none', 'minor', 'major', 'critical', 'maintenance', null]
      for (const now of combinations({ enabled: yesAndNo, word })) {
        const answers = now.word === null ? refusal : fact('AiStatusReadReceived', { indicator: now.word })
        const { flowType } = given(opened('', { aiEnabled: now.enabled }), ...(now.enabled ? [answers] : [])).features
        expect(flowType).toBe(
          firstOf(now, [
            [({ enabled }) => !enabled, 'noAI'],
            [({ word: said }) => said === null || said === 'critical' || said === 'major', 'AIOffline'],
            [otherwise, 'AIOnline'],
          ]),
        )
      }
    },
  )
})

describe('the intro', { tags: ['P-10'] }, () => {
  const theme = ['twentytwentyfour', 'twentytwentyfive', 'storefront', 'twentytwentyfour-child', '']

  it(
    'given any store, then themes for the default theme with nothing designed, otherwise two ways',
    { tags: ['I-08'] },
    () => {
      for (const now of combinations({ ...stores, theme })) {
        const themes = now.theme === 'twentytwentyfour' && !now.taskCompleted
        expect(lowerPanel(given(opened(), storeRead(now)))).toBe(themes ? 'themes' : 'choices')
      }
    },
  )

  it(
    "given any store, AI or not, when 'Use the store designer' is clicked, then it opens or asks first",
    { tags: ['I-02', 'B-15'] },
    () => {
      const flowType = ['noAI', 'AIOnline', 'AIOffline'] as const
      for (const { flowType: type, ...now } of combinations({ ...stores, theme, flowType })) {
        const { route } = given(...flowOf(type), storeRead(now), fact('StoreDesignerChosen'))
        const straight = now.blockTheme && now.theme === 'twentytwentyfour'
        expect([route.path, route.customizing, route.dialog]).toEqual(
          straight ? [paths.designer, true, null] : [paths.intro, false, 'theme-switch'],
        )
      }
    },
  )
})

// Helpers

const refusal = fact('AiStatusReadRefused', { fault: refused() })

const flowOf = (type: 'noAI' | 'AIOnline' | 'AIOffline', path = ''): readonly FlowEvent[] =>
  type === 'noAI'
    ? [opened(path)]
    : [
        opened(path, { aiEnabled: true }),
        fact('AiStatusReadReceived', { indicator: type === 'AIOnline' ? 'none' : 'critical' }),
      ]

const shown = (state: State) => [screen(state), state.route.path]
