import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { banner, hasMods, selectBanner, type Situation } from '../../src/projections/banner'
import { paths } from '../../src/catalogue/route-path'
import { designRead, refused, storeRead } from '../support/facts'
import { given, opened } from '../support/story'

const ai = [opened('', { aiEnabled: true }), fact('AiStatusReadReceived', { indicator: 'none' })] as const
const completed = { taskCompleted: true }

describe('the banner', () => {
  it.each([
    ['the network is lost', [opened(), storeRead(), fact('NetworkLost')], 'network-offline'],
    ['the network is lost before anything was read', [opened(), fact('NetworkLost')], 'network-offline'],
    ['the network is back', [opened(), storeRead(), fact('NetworkLost'), fact('NetworkRegained')], 'noAI'],
    ['no AI and a classic theme', [opened(), storeRead({ blockTheme: false, theme: 'storefront' })], 'classic-theme'],
    ['no AI and another block theme', [opened(), storeRead({ theme: 'twentytwentyfive' })], 'non-default-block-theme'],
    ['no AI and nothing designed', [opened(), storeRead()], 'noAI'],
    ['no AI and a design', [opened(), storeRead(completed)], 'existing-no-ai-theme'],
    ['AI and nothing designed', [...ai, storeRead()], 'default'],
    [
      'AI, nothing completed, but a changed theme',
      [
        ...ai,
        storeRead(),
        designRead({ taskCompleted: false, styles: { id: 7, settings: {}, styles: { color: {} } } }),
      ],
      'task-incomplete-active-theme-has-mods',
    ],
    [
      'AI and a design made by it',
      [...ai, storeRead({ ...completed, completedTemplate: 'twentytwentyfour//home' })],
      'existing-ai-theme',
    ],
    ['AI and another design', [...ai, storeRead({ ...completed, completedTemplate: 'other//home' })], 'existing-theme'],
    ['AI not decided yet', [opened('', { aiEnabled: true }), storeRead()], null],
    ['a store that could not be read', [opened(), fact('StoreReadRefused', { fault: refused() })], null],
  ] as const)('[I-05] given %s, then it is %s', (_name, facts, expected) => {
    expect(banner(given(...facts))).toBe(expected)
  })

  it('[I-05][L-08] given an open session is offered, then the offer takes its place', () => {
    const facts = [
      opened(paths.designer),
      storeRead(completed),
      designRead(),
      fact('PaletteChosen', { palette: 'Slate' }),
    ]
    expect(banner(given(...facts, fact('DesignerLeft')))).toBeNull()
  })

  it('[I-05] given AI whose connection works offline, then it says so', () => {
    expect(selectBanner({ ...calm, flowType: 'AIOffline', connectionOffline: true })).toBe('jetpack-offline')
    expect(selectBanner({ ...calm, connectionOffline: true })).toBe('noAI')
  })

  it('[I-05][P-10] given any situation, then it is the first rule of the table that holds', () => {
    fc.assert(
      fc.property(anySituation, (now) => {
        expect(selectBanner(now)).toBe(table.find(([holds]) => holds(now))?.[1])
      }),
    )
  })
})

describe('changes to the theme', () => {
  const edited = { id: 'twentytwentyfour//header', content: '', modified: '2026-01-01T00:00:00' }

  it.each([
    ['nothing read', [], false],
    ['the theme as it came', [designRead()], false],
    ['an edited header', [designRead({ header: edited })], true],
    ['own settings', [designRead({ styles: { id: 7, settings: { color: {} }, styles: {} } })], true],
  ] as const)('[I-05] given %s, then it counts as changed: %s', (_name, facts, expected) => {
    expect(hasMods(given(opened(paths.designer), ...facts))).toBe(expected)
  })
})

// Helpers

const calm: Situation = {
  online: true,
  connectionOffline: false,
  flowType: 'noAI',
  blockTheme: true,
  defaultTheme: true,
  taskCompleted: false,
  hasMods: false,
  aiGenerated: false,
}

const anySituation: fc.Arbitrary<Situation> = fc.record({
  online: fc.boolean(),
  connectionOffline: fc.boolean(),
  flowType: fc.constantFrom('noAI', 'AIOnline', 'AIOffline'),
  blockTheme: fc.boolean(),
  defaultTheme: fc.boolean(),
  taskCompleted: fc.boolean(),
  hasMods: fc.boolean(),
  aiGenerated: fc.boolean(),
})

// The order of the specification, written down a second time as it stands there.
const without = (now: Situation) => now.flowType === 'noAI'
const table: readonly (readonly [(now: Situation) => boolean, string])[] = [
  [(now) => !now.online, 'network-offline'],
  [(now) => !without(now) && now.connectionOffline, 'jetpack-offline'],
  [(now) => without(now) && !now.blockTheme, 'classic-theme'],
  [(now) => without(now) && now.blockTheme && !now.defaultTheme, 'non-default-block-theme'],
  [(now) => without(now) && !now.taskCompleted, 'noAI'],
  [(now) => without(now) && now.taskCompleted, 'existing-no-ai-theme'],
  [(now) => !now.taskCompleted && now.hasMods, 'task-incomplete-active-theme-has-mods'],
  [(now) => now.taskCompleted && now.aiGenerated, 'existing-ai-theme'],
  [(now) => now.taskCompleted, 'existing-theme'],
  [() => true, 'default'],
]
