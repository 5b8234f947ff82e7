/** How the rows of the tracking table begin, and what a row is. */
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import type { Dialog } from '../../../src/events/shell'
import { designRead, featuresRead, storeRead } from '../../support/facts'
import { opened } from '../../support/story'

/** A name without the prefix, and its properties. */
export type Said = readonly [name: string, props?: Readonly<Record<string, string | number | boolean>>]

/** What was clicked or came, what was before, the fact, and what the tracker is told of it, in order. */
export type Row = readonly [when: string, before: readonly FlowEvent[], then: FlowEvent, ...said: readonly Said[]]

export const admin = 'http://store.test/wp-admin/'
export const editor = `${admin}site-editor.php`

export const go = (url: string) => fact('WayOutTaken', { url })
export const follow = (url: string) => fact('LinkFollowed', { url })
export const ask = (dialog: Dialog) => fact('DialogOpened', { dialog })
export const open = (path: string) => fact('ScreenOpened', { path: `/customize-store/assembler-hub${path}` })

export const withAi = opened('', { aiEnabled: true })
export const aiOnline = [withAi, storeRead(), fact('AiStatusReadReceived', { indicator: 'none' })] as const
export const madeByAi = [
  ...aiOnline,
  storeRead({ taskCompleted: true, completedTemplate: 'twentytwentyfour//home' }),
] as const

const done = storeRead({ taskCompleted: true })
export const designed = [opened(), done] as const
export const hub = [opened(paths.designer), done, featuresRead(), designRead()] as const
export const atClosing = (over: Parameters<typeof opened>[1] = {}) => [opened(paths.closing, over), done] as const
