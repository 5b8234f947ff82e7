/** The two states of a store that rows begin in. Making the second also warms PHP up. */
import type { Browser } from 'playwright-core'
import { openVisit } from '../browser/open-page'
import { quietOf } from '../browser/quiet'
import { atRest, seen } from '../browser/seen'
import type { Hardship } from '../options'
import type { Row } from '../rows/row'
import type { Contestant } from './contestant'

/** As it was when the bench began: never designed. */
export const clean = 'bench-clean'

/** As the set-up leaves it. */
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
  // What the set-up owes beside the page is still written.
  await quiet()
  await atRest(page)
  await page.context().close()
  await store.states.keep(designed)
}
