/** `npm run bench` without a subcommand: the rows of the flow. */
import { writeFile } from 'node:fs/promises'
import type { Log } from '../store/progress'
import { openBrowser } from './browser/open-page'
import type { Options } from './options'
import { writeSection } from './report/performance-page'
import type { Result } from './report/result'
import { table } from './report/table'
import { rows } from './rows'
import type { Contestant } from './run/contestant'
import { resultOf } from './result-of'
import { measure } from './run/measure'
import { openStores } from './run/open-stores'
import { why } from './why'
import { selected } from './run/selected'

/** The fewest runs of which a median is kept. */
const enough = 5

/** Gives the result, or null where nothing can be measured: the log says why. */
export const bench = async (options: Options, log: Log): Promise<Result | null> => {
  const browser = await openBrowser().catch((error: unknown) => {
    log.say(why(error))
    return null
  })
  if (browser === null) return null
  let contestants: readonly Contestant[] = []
  try {
    contestants = await openStores(options, log)
    const { chosen, left } = selected(rows, options, contestants)
    const { runs, hardship, traces } = options
    const asked = { rows: chosen, runs, hardship, traces, say: (line: string) => log.say(line) }
    const result = resultOf(options, contestants, await measure(browser, contestants, asked), left)
    await tell(result, options, log)
    return result
  } catch (error) {
    log.say(why(error))
    return null
  } finally {
    await browser.close()
    await Promise.all(contestants.map(({ store }) => store.stop()))
  }
}

const tell = async (result: Result, { out, only, runs, traces }: Options, log: Log): Promise<void> => {
  log.say(`\n${result.setting}\n${result.machine}\n\n${table(result)}\n`)
  for (const note of result.notes) log.say(`Not measured: ${note}`)
  if (out !== null) await writeFile(out, `${JSON.stringify(result, null, 2)}\n`)
  if (only.length === 0 && runs >= enough && traces === null) await writeSection(result.setting, sectionOf(result))
}

const sectionOf = (result: Result): string =>
  [
    `${result.date}, ${result.runs} runs, on ${result.machine}.`,
    table(result),
    ...(result.notes.length > 0 ? [`Not measured:\n\n${result.notes.map((note) => `- ${note}`).join('\n')}`] : []),
  ].join('\n\n')
