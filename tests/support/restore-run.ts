/** A restore in a run: the dialog with its readings, a former design brought back, and that undone. */
import { fact } from '../../src/events'
import type { Former } from '../../src/events/restoring/restoring'
import { owed } from '../../src/projections/owed'
import { restorePlan } from '../../src/projections/restoring/restore-plan'
import type { State } from '../../src/reducers'
import { until, type Page } from './session-run'

export const asked = async (page: Page): Promise<State> => {
  await page.loop.record(fact('DialogOpened', { dialog: 'restore' }))
  return until(page, ({ calls }) => ['BaselineRead', 'DesignRead'].every((call) => call in calls.ended))
}

export const restored = async (page: Page, design: Former = 'before'): Promise<State> => {
  await page.loop.record(fact('RestoreChosen', { steps: restorePlan(await asked(page), design), design }))
  return until(page, (now) => now.restoring.stage === 'done' && owed(now).length === 0)
}

export const undone = async (page: Page): Promise<State> => {
  await page.loop.record(fact('RestoreUndone'))
  return until(page, ({ restoring }) => restoring.stage === 'done' && restoring.way === 'forth')
}
