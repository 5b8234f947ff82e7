/**
 * `npm run bench -- log`: the log beside other libraries, whether it grows linearly, and in a browser. `--growth` measures the growth
 * alone, `--json FILE` writes the figures. A whole run replaces its section in docs/performance.md. Exits with 1 where 100,000 facts cost
 * more than 12 times what 10,000 cost.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { terminalLog } from '../../store/progress'
import { openBrowser } from '../browser/open-page'
import { machine } from '../report/machine'
import { writeSection } from '../report/performance-page'
import { compare, comparedTables } from './compare'
import { figureTable, type Figure } from './figure'
import { growth } from './growth'
import { inBrowser } from './in-browser'
import { growthTable } from './table'
import { viewer } from './viewer'

export const benchLog = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'string' }, growth: { type: 'boolean' } } })
  const whole = values.growth !== true
  const compared = whole ? await compare() : []
  const grown = await growth()
  const figures = whole ? await browsed() : []
  const tables = [
    ...comparedTables(compared),
    growthTable(grown),
    ...(figures.length > 0 ? [figureTable(figures)] : []),
  ].join('\n\n')
  console.log(tables)
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ compared, growth: grown, figures }, null, 2)}\n`)
  if (whole) await writeSection('The log', `${new Date().toISOString().slice(0, 10)}, on ${machine()}.\n\n${tables}`)
  if (grown.some(({ linear }) => !linear)) process.exitCode = 1
}

/** Empty where there is no browser, which is said. */
const browsed = async (): Promise<readonly Figure[]> => {
  const browser = await openBrowser().catch((error: unknown) => {
    console.error(String(error))
    return null
  })
  if (browser === null) return []
  try {
    return [...(await inBrowser(browser)), ...(await viewer(browser, terminalLog()))]
  } finally {
    await browser.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchLog(process.argv.slice(2))
