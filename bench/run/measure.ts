/** Measures the rows, run after run; with two contestants, one after the other in each run. */
import type { Browser } from 'playwright-core'
import { openVisit } from '../browser/open-page'
import type { Hardship } from '../options'
import type { Row, Samples } from '../rows/row'
import type { Contestant } from './contestant'
import { clean, designed, prepareStates } from './states'
import { tried, type Book } from './tried'

type Asked = {
  readonly rows: readonly Row[]
  readonly runs: number
  readonly hardship: Hardship
  readonly traces: string | null
  readonly say: (line: string) => void
}

/** Every sample, by `flow`, then by `row.measure`; and what went wrong. */
export type Measured = {
  readonly samples: ReadonlyMap<string, Map<string, number[]>>
  readonly notes: readonly string[]
}

export const measure = async (
  browser: Browser,
  contestants: readonly Contestant[],
  asked: Asked,
): Promise<Measured> => {
  const samples = new Map(contestants.map(({ flow }) => [flow.name, new Map<string, number[]>()]))
  // What was waited for in vain once is not waited for again, run after run.
  const failed = new Map<string, string>()
  for (const contestant of contestants) await prepareStates(browser, contestant, asked)
  for (let run = 1; run <= asked.runs; run += 1) {
    for (const contestant of contestants) {
      asked.say(`Run ${run} of ${asked.runs}: ${contestant.flow.name}`)
      const { name } = contestant.flow
      const isDue = (row: Row) => row.once !== true || (run === 1 && name === 'ours')
      const rows = asked.rows.filter((row) => isDue(row) && !failed.has(`${name}, ${row.name}`))
      await oneRun(
        browser,
        contestant,
        { ...asked, rows },
        {
          keep: (row, found) => add(samples.get(name), row, found),
          note: (row, reason) => void failed.set(`${name}, ${row.name}`, reason),
        },
      )
    }
  }
  return { samples, notes: [...failed].map((note) => note.join(': ')) }
}

const oneRun = async (browser: Browser, contestant: Contestant, asked: Asked, book: Book): Promise<void> => {
  const of = (...places: readonly Row['from'][]) => asked.rows.filter(({ from }) => places.includes(from))
  const { states } = contestant.store
  const [introduction, designing] = [of('intro'), of('opening', 'designer')]
  let isClean = false
  for (const row of introduction) {
    if (!isClean) await states?.putBack(clean)
    await alone(browser, contestant, asked, book, row)
    isClean = row.changesStore !== true
  }
  if (designing.length === 0) return
  await states?.putBack(designed)
  await together(browser, contestant, asked, book, designing)
}

/** In a browser of its own. */
const alone = async (
  browser: Browser,
  contestant: Contestant,
  { hardship, traces, say }: Asked,
  book: Book,
  row: Row,
): Promise<void> => {
  const page = await openVisit(browser, contestant.store, hardship)
  try {
    await tried(row, { ...contestant, page }, { book, traces, say })
  } finally {
    await page.context().close()
  }
}

/** One after another in one browser, as a merchant goes through the rooms; after a failure, in a new one. */
const together = async (
  browser: Browser,
  contestant: Contestant,
  { hardship, traces, say }: Asked,
  book: Book,
  rows: readonly Row[],
): Promise<void> => {
  let page = await openVisit(browser, contestant.store, hardship)
  for (const row of rows) {
    const isMeasured = await tried(row, { ...contestant, page }, { book, traces, say })
    if (isMeasured) continue
    await page.context().close()
    page = await openVisit(browser, contestant.store, hardship)
  }
  await page.context().close()
}

const add = (all: Map<string, number[]> | undefined, row: Row, found: Samples): void => {
  for (const [name, values] of Object.entries(found)) {
    const key = `${row.name}.${name}`
    all?.set(key, [...(all.get(key) ?? []), ...values])
  }
}
