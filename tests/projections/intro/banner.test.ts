import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { banner, bannerIsComing, hasMods, selectBanner, type Situation } from '../../../src/projections/intro'
import { paths } from '../../../src/events/route-path'
import { designRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'

const ai = [opened('', { aiEnabled: true }), fact('AiStatusReadReceived', { indicator: 'none' })] as const
const completed = { taskCompleted: true }
const untouched = designRead({ taskCompleted: false })
const changed = designRead({ taskCompleted: false, styles: { id: 7, settings: {}, styles: { color: {} } } })

describe('the banner', () => {
  it.each([
    ['the network is lost', [opened(), storeRead(), fact('NetworkLost')], 'network-offline'],
    ['the network is lost before anything was read', [opened(), fact('NetworkLost')], 'network-offline'],
    ['the network is back', [opened(), storeRead(), fact('NetworkLost'), fact('NetworkRegained')], 'noAI'],
    ['no AI and a classic theme', [opened(), storeRead({ blockTheme: false, theme: 'storefront' })], 'classic-theme'],
    ['no AI and another block theme', [opened(), storeRead({ theme: 'twentytwentyfive' })], 'non-default-block-theme'],
    ['no AI and nothing designed', [opened(), storeRead()], 'noAI'],
    ['no AI and a design', [opened(), storeRead(completed)], 'existing-no-ai-theme'],
    ['AI and nothing designed', [...ai, storeRead(), untouched], 'default'],
    [
      'AI, nothing designed, a classic theme',
      [...ai, storeRead({ blockTheme: false, theme: 'storefront' })],
      'default',
    ],
    [
      'AI, and a design that cannot be read',
      [...ai, storeRead(), fact('DesignReadRefused', { fault: refused() })],
      'default',
    ],
    [
      'AI, nothing completed, but a changed theme',
      [...ai, storeRead(), changed],
      'task-incomplete-active-theme-has-mods',
    ],
    [
      'AI whose connection works offline',
      [
        opened('', { aiEnabled: true, connectionOffline: true }),
        fact('AiStatusReadReceived', { indicator: 'none' }),
        storeRead(completed),
      ],
      'jetpack-offline',
    ],
    ['no AI, and a connection that works offline', [opened('', { connectionOffline: true }), storeRead()], 'noAI'],
    ['AI, and changes to the theme not known yet', [...ai, storeRead()], null],
    [
      'AI and a design made by it',
      [...ai, storeRead({ ...completed, completedTemplate: 'twentytwentyfour//home' })],
      'existing-ai-theme',
    ],
    ['AI and another design', [...ai, storeRead({ ...completed, completedTemplate: 'other//home' })], 'existing-theme'],
    ['AI not decided yet', [opened('', { aiEnabled: true }), storeRead()], null],
    ['a store that could not be read', [opened(), fact('StoreReadRefused', { fault: refused() })], null],
  ] as const)('given %s, then it is %s', { tags: ['I-05'] }, (_name, facts, expected) => {
    expect(banner(given(...facts))).toBe(expected)
  })

  it('given an open session is offered, then the offer takes its place', { tags: ['I-05', 'L-08'] }, () => {
    const facts = [
      opened(paths.designer),
      storeRead(completed),
      designRead(),
      fact('PaletteChosen', { palette: 'Slate' }),
    ]
    expect(banner(given(...facts, fact('DesignerLeft')))).toBeNull()
  })

  it('given AI whose connection works offline, then it says so', { tags: ['I-05'] }, () => {
    expect(selectBanner({ ...calm, flowType: 'AIOffline', connectionOffline: true })).toBe('jetpack-offline')
    expect(selectBanner({ ...calm, connectionOffline: true })).toBe('noAI')
  })

  it(
    'given AI and nothing completed, then the theme is looked at, and the banner’s room is kept meanwhile',
    { tags: ['I-05'] },
    () => {
      const looking = given(...ai, storeRead())
      expect(due(looking)).toContain('DesignRead')
      expect(bannerIsComing(looking)).toBe(true)
      expect(bannerIsComing(given(...ai, storeRead(), untouched))).toBe(false)
      expect(bannerIsComing(given(opened(), fact('StoreReadRefused', { fault: refused() })))).toBe(false)
    },
  )

  it('given no AI, or a completed task, then the theme is not looked at', { tags: ['I-05'] }, () => {
    expect(due(given(opened(), storeRead()))).not.toContain('DesignRead')
    expect(due(given(...ai, storeRead(completed)))).not.toContain('DesignRead')
  })
})

describe('changes to the theme', () => {
  const edited = { id: 'twentytwentyfour//header', content: '', modified: '2026-01-01T00:00:00' }

  it.each([
    ['nothing read', [], false],
    ['the theme as it came', [designRead()], false],
    ['an edited header', [designRead({ header: edited })], true],
    ['own settings', [designRead({ styles: { id: 7, settings: { color: {} }, styles: {} } })], true],
  ] as const)('given %s, then it counts as changed: %s', { tags: ['I-05'] }, (_name, facts, expected) => {
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
