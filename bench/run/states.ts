/** The two states of a store that rows begin in. Making the second also warms PHP up. */
import type { Browser } from 'playwright-core'
import { openVisit } from '../browser/open-page'
import { quietOf } from '../browser/quiet'
import { seen } from '../browser/seen'
import type { Hardship } from '../options'
import { inRoom } from '../rows/enter'
import type { Row } from '../rows/row'
import type { Contestant } from './contestant'
import { inDesigner } from './in-designer'

/** As it was when the bench began: never designed. */
export const clean = 'bench-clean'

/** As the set-up leaves it, and saved: a design that never was opens at the intro, whatever address is called. */
export const designed = 'bench-designed'

type Asked = { readonly rows: readonly Row[]; readonly say: (line: string) => void }

const unhurried: Hardship = { throttle: 1, network: null }

/** A store that cannot be put back is taken as it is. */
export const prepareStates = async (browser: Browser, contestant: Contestant, { rows, say }: Asked): Promise<void> => {
  const { store, flow } = contestant
  if (store.states === null) return
  await store.states.keep(clean)
  if (rows.every(({ from }) => from === 'intro')) return
  say(`Setting the store up: ${flow.name}`)
  const page = await openVisit(browser, store, unhurried)
  const quiet = quietOf(page)
  await page.goto(flow.intro)
  await flow.startButton(page).click()
  await seen(page, flow.drawn, null)
  // What the set-up owes behind the page is still written.
  await flow.allThere(page)
  await quiet()
  await inDesigner({ page, flow })
  // Not the first, which the original does not mark as chosen: to choose it again would change nothing.
  await inRoom({ ...contestant, page }, 'palette', () => flow.otherChoices(page, 'palette').nth(1).click())
  await flow.save(page).click()
  await seen(page, flow.closed, null)
  await quiet()
  await page.context().close()
  await store.states.keep(designed)
}
