/** A design that was set up and saved, on a page that is still open. */
import { fact } from '../../src/events'
import { paths } from '../../src/events/route-path'
import type { Ports } from '../../src/effects/runner/ports'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import { owed } from '../../src/projections/owed'
import type { FakeStore } from './fake-store'
import { openPage, until, type Page } from './session-run'
import { fakePorts } from './world'

type How = { readonly ports?: Ports; readonly theme?: 'ours' | 'present' }

export const designed = async (
  store: FakeStore,
  { ports = fakePorts(store), theme = 'ours' }: How = {},
): Promise<Page> => {
  const page = await openPage(memoryLog(), ports, paths.intro)
  await until(page, (state) => state.store !== null && owed(state).length === 0)
  if (theme === 'present') await page.loop.record(fact('PresentThemeChosen'))
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done')
  await page.loop.record(fact('CanvasShown'))
  await until(page, (state) => owed(state).length === 0)
  await page.loop.record(fact('SaveChosen'))
  await until(page, ({ saving }) => saving.stage === 'saved')
  return page
}
