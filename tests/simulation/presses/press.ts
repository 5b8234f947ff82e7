/** What a person can press, by name: the facts that it may record now, one per variant; none if it is not offered. */
import type { FlowEvent } from '../../../src/events'
import { isRevealed, page } from '../../../src/projections/design/page'
import { restoreView } from '../../../src/projections/restoring'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'

export type Presses = Readonly<Record<string, (state: State) => readonly FlowEvent[]>>

export const when = (isOffered: boolean, ...events: FlowEvent[]): readonly FlowEvent[] => (isOffered ? events : [])

/** Whether no dialog and no restore covers the screen. */
export const isOpen = (state: State): boolean => state.route.dialog === null && !isCovered(state)

/** A restore in progress covers every screen. */
export const isCovered = (state: State): boolean => restoreView(state).stage === 'going'

export const onIntro = (state: State): boolean => screen(state) === 'intro' && isOpen(state)

export const inDesigner = (state: State): boolean =>
  screen(state) === 'designer' && isOpen(state) && isRevealed(state) && page(state) !== null
