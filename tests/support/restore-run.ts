/** A restore in a run: the dialog with its list, the restore of a former design, and its undo. */
import { fact } from '../../src/events'
import type { Former } from '../../src/events/publishing'
import { owed } from '../../src/projections/owed'
import { restoreChoices, type Choice, restoreView } from '../../src/projections/restoring'
import type { State } from '../../src/reducers'
import { until, type Page } from './session-run'

export const asked = async (page: Page): Promise<readonly Choice[]> => {
  await page.loop.record(fact('DialogOpened', { dialog: 'restore' }))
  return restoreChoices(await until(page, (state) => restoreView(state).stage === 'asking'))
}

export const choose = async (page: Page, design: Former = 'before'): Promise<void> => {
  const choice = (await asked(page)).find((one) => one.design === design)
  if (choice === undefined) throw new Error(`The design “${design}” is not offered.`)
  await page.loop.record(fact('RestoreChosen', { steps: choice.steps, design }))
}

export const restored = async (page: Page, design: Former = 'before'): Promise<State> => {
  await choose(page, design)
  return until(page, (now) => now.restoring.stage === 'done' && owed(now).length === 0)
}

export const undone = async (page: Page): Promise<State> => {
  await page.loop.record(fact('RestoreUndone'))
  return until(page, ({ restoring }) => restoring.stage === 'done' && restoring.way === 'forth')
}
