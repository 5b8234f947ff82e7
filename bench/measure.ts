/** Measures the rows, run after run. Two flows take turns within each run, so that both see the machine in the same moods. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { places } from '../store/places'
import { inRoom, toDesigner, type Flow, type Visit } from './flow'
import type { Options } from './options'
import { openVisit, seen } from './page'
import type { Row } from './rows'
import { firstLine, type BenchStore } from './stores'

/** A flow on its store. */
export type Contestant = { readonly flow: Flow; readonly store: BenchStore }

type Asked = Pick<Options, 'runs' | 'throttle' | 'traces'> & {
  readonly rows: readonly Row[]
  readonly say: (line: string) => void
}

/** Every sample, by `flow row.measure`; and what went wrong, by `flow, row`. */
export type Measured = { readonly samples: Map<string, number[]>; readonly failed: Map<string, string> }

export const measure = async (
  browser: Browser,
  contestants: readonly Contestant[],
  asked: Asked,
): Promise<Measured> => {
  const measured: Measured = { samples: new Map(), failed: new Map() }
  for (const contestant of contestants) await prepareStates(browser, contestant, asked)
  for (let run = 1; run <= asked.runs; run += 1)
    for (const contestant of contestants) {
      const { name } = contestant.flow
      asked.say(`Run ${run} of ${asked.runs}: ${name}`)
      // What failed once is not waited for again, run after run.
      const isDue = (row: Row) =>
        (row.once !== true || (run === 1 && name === 'ours')) && !measured.failed.has(`${name}, ${row.name}`)
      await oneRun(browser, contestant, { ...asked, rows: asked.rows.filter(isDue) }, measured)
    }
  return measured
}

/** Each row of the intro has a browser context of its own; the others share one, as a merchant goes through the rooms, until one fails. */
const oneRun = async (browser: Browser, contestant: Contestant, asked: Asked, measured: Measured): Promise<void> => {
  const { store } = contestant
  let visit: Visit | null = null
  let last: Row | null = null
  for (const row of asked.rows) {
    if (row.from === 'intro') await store.states?.restore(clean)
    else if (last === null || last.from === 'intro') await store.states?.restore(designed)
    visit ??= { ...contestant, page: await openVisit(browser, store, asked.throttle) }
    const isMeasured = await tryRow(row, visit, asked, measured)
    last = row
    if (isMeasured && row.from !== 'intro') continue
    await visit.page.context().close()
    visit = null
  }
  await visit?.page.context().close()
}

/** Keeps a row's numbers, or why there are none, with a picture of what a person would see. */
const tryRow = async (row: Row, visit: Visit, { traces, say }: Asked, measured: Measured): Promise<boolean> => {
  const { page, flow } = visit
  const name = `${flow.name}-${row.name}`
  try {
    if (row.from === undefined) await toDesigner(visit)
    const found = await (traces === null ? row.measure(visit) : traced(join(traces, `${name}.json`), row, visit))
    for (const [key, values] of Object.entries(found)) {
      const sample = `${flow.name} ${row.name}.${key}`
      measured.samples.set(sample, [...(measured.samples.get(sample) ?? []), ...values])
      say(`  ${row.name}, ${key}: ${values.map((value) => value.toFixed(1)).join(' ')}`)
    }
    return true
  } catch (error) {
    measured.failed.set(`${flow.name}, ${row.name}`, firstLine(error))
    await page.screenshot({ path: join(places.state, `bench-failed-${name}.png`) }).catch(() => null)
    say(`  ${row.name}: ${firstLine(error)} (see .store/bench-failed-${name}.png)`)
    return false
  }
}

const traced = async (path: string, row: Row, visit: Visit): ReturnType<Row['measure']> => {
  const browser = visit.page.context().browser()
  await mkdir(join(path, '..'), { recursive: true })
  await browser?.startTracing(visit.page, { path })
  try {
    return await row.measure(visit)
  } finally {
    await browser?.stopTracing()
  }
}

/** The store as it was when the bench began: never designed. */
const clean = 'bench-clean'

/** The store after the set-up and a Save: a design that never was saved opens at the intro, whatever the address. */
const designed = 'bench-designed'

/** Makes the two states of a store that rows begin in, which also warms PHP up. A store that cannot be restored is taken as it is. */
const prepareStates = async (browser: Browser, contestant: Contestant, { rows, say }: Asked): Promise<void> => {
  const { store, flow } = contestant
  if (store.states === null) return
  await store.states.snapshot(clean)
  if (rows.every(({ from }) => from === 'intro')) return
  say(`Setting the store up: ${flow.name}`)
  const page = await openVisit(browser, store, 1)
  const visit = { ...contestant, page }
  await page.goto(flow.intro)
  await flow.startButton(page).click()
  await seen(page, flow.drawn, null)
  await flow.allThere(page)
  await toDesigner(visit)
  // Not the first, which the original does not mark as chosen: to choose it again would change nothing.
  await inRoom(visit, 'palette', () => flow.otherChoices(page, 'palette').nth(1).click())
  await flow.beforeSave(page)
  await flow.save(page).click()
  await seen(page, flow.closed, null)
  // Until the last requests of the page are answered.
  await sleep(5000)
  await page.context().close()
  await store.states.snapshot(designed)
}

/** The rows to measure. On a store that cannot be restored, those that change it are left out, unless they are asked for by name. */
export const selectRows = (rows: readonly Row[], only: readonly string[], canRestore: boolean): readonly Row[] =>
  rows.filter(({ name, changesStore }) =>
    only.length === 0 ? canRestore || changesStore !== true : only.includes(name),
  )
