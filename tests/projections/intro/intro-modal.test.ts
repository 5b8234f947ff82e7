import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { banner, introModal } from '../../../src/projections/intro'
import { designRead, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const designed = { taskCompleted: true }
const online = [opened('', { aiEnabled: true }), fact('AiStatusReadReceived', { indicator: 'none' })] as const
const unconnected = opened('', { aiEnabled: true, connectionOffline: true })
const changed = designRead({ taskCompleted: false, styles: { id: 7, settings: {}, styles: { color: {} } } })

/** All ten banners, each with the facts that lead to it and the modal that its button opens. */
const known = [
  ['network-offline', [...online, storeRead(designed), fact('NetworkLost')], 'no-modal'],
  [
    'jetpack-offline',
    [unconnected, fact('AiStatusReadReceived', { indicator: 'none' }), storeRead(designed)],
    'no-modal',
  ],
  ['classic-theme', [opened(), storeRead({ blockTheme: false })], 'no-modal'],
  ['non-default-block-theme', [opened(), storeRead({ theme: 'twentytwentyfive' })], 'no-modal'],
  ['noAI', [opened(), storeRead()], 'no-modal'],
  ['existing-no-ai-theme', [opened(), storeRead(designed)], 'no-modal'],
  ['default', [...online, storeRead(), designRead({ taskCompleted: false })], 'no-modal'],
  [
    'task-incomplete-active-theme-has-mods',
    [...online, storeRead(), changed],
    'task-incomplete-override-design-changes',
  ],
  [
    'existing-ai-theme',
    [...online, storeRead({ ...designed, completedTemplate: 'twentytwentyfour//home' })],
    'task-complete-with-ai-theme',
  ],
  ['existing-theme', [...online, storeRead(designed)], 'task-complete-without-ai-theme'],
] as const

describe('the question before a new design', () => {
  it.each(known)(
    'given the banner %s, when its button asks, then it is %s',
    { tags: ['P-10', 'I-06'] },
    (name, facts, modal) => {
      expect(banner(given(...facts))).toBe(name)
      expect(introModal(given(...facts))).toBe('no-modal')
      const asked = [...facts, fact('DialogOpened', { dialog: 'new-design' })] as const
      expect(introModal(given(...asked))).toBe(modal)
      expect(introModal(given(...asked, fact('DialogClosed')))).toBe('no-modal')
      expect(introModal(given(...asked, fact('DesignWithAiChosen')))).toBe('no-modal')
    },
  )

  it('given another question is open, then this one is not', { tags: ['P-10', 'I-06'] }, () => {
    for (const dialog of ['theme-switch', 'survey', 'exit'] as const)
      expect(introModal(given(...online, storeRead(designed), fact('DialogOpened', { dialog })))).toBe('no-modal')
  })

  it('given AI, when it is agreed to, then the wizard comes (DESIGN_WITH_AI)', { tags: ['I-06'] }, () => {
    const asked = [...online, storeRead(designed), fact('DialogOpened', { dialog: 'new-design' })] as const
    expect(given(...asked, fact('DesignWithAiChosen')).route).toMatchObject({ path: paths.wizard, dialog: null })
  })
})
