/** `npm run bench`: how fast the flow, its log and its plugin are. See bench/README.md. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { terminalLog, type Log } from '../store/progress'
import { asked } from '../tests/setup/asked'
import { ours } from './flow'
import { measure, selectRows, type Contestant } from './measure'
import { openOriginal, original } from './original'
import { readOptions, type Options } from './options'
import { openBrowser } from './page'
import { circumstances, linesOf, settingOf, table, writeSection } from './report'
import { rows } from './rows'
import { addProducts, firstLine, openStore } from './stores'

const names = rows.map(({ name }) => name)

const help = `Measures the flow in a real browser: from a press to the first frame of the screen in which its result is visible.

  npm run bench                              all rows, five runs, on this computer's PHP if it is complete, with MariaDB if there is one
  npm run bench -- --only palette,save       these rows only; nothing is written into docs/performance.md
  npm run bench -- --runs 9                  so many runs
  npm run bench -- --engine wasm             on PHP for WebAssembly; --engine php: on this computer's PHP or not at all
  npm run bench -- --server http://localhost:8080 --user admin --password secret
                                             on a store that runs
  npm run bench -- --woocommerce 10.4.3      with another WooCommerce than the newest; stand-in: with the small shop in its place
  npm run bench -- --peer original           beside the original flow (WooCommerce 9.4.3 on WordPress 6.7), in turn; needs this computer's PHP
  npm run bench -- --throttle 4              on a processor that is four times slower
  npm run bench -- --products 5000           in a store with so many products
  npm run bench -- --out file.json           every measurement into a file
  npm run bench -- --trace folder            a trace of each row for the Performance panel of Chrome's developer tools; it makes rows slower
  npm run bench -- shopper                   what the plugin costs shoppers and the rest of the admin, with and without it, 20 runs in a
                                             store with 5,000 products; with --runs, --engine, --server, --woocommerce, --products and --out
  npm run bench -- log                       the log beside other libraries, and whether its cost grows faster than it

Rows: ${names.join(', ').replace(/(.{1,110}), /g, '$1,\n      ')}

A run of all rows, five times or more, replaces the section of its setting in docs/performance.md.

Exit codes: 0 measured, 1 nothing could be measured, 2 the command line is not understood.`

const benchFlow = async (options: Options, log: Log): Promise<void> => {
  const browser = await openBrowser()
  const contestants: Contestant[] = []
  try {
    const store = await openStore(options, log)
    contestants.push({ flow: ours(store.woocommerce), store })
    if (options.beside) contestants.push({ flow: original, store: await openOriginal(log) })
    for (const contestant of contestants) await addProducts(contestant.store, options.products, log)
    const canRestore = contestants.every((one) => one.store.states !== null)
    const chosen = selectRows(rows, options.only, canRestore)
    const measured = await measure(browser, contestants, { ...options, rows: chosen, say: log.say })
    const lines = linesOf(rows, measured, options.beside)
    const failures = [...measured.failed].map((failure) => `- ${failure.join(': ')}`)
    const setting = settingOf(options, contestants)
    const missing = failures.length === 0 ? '' : `\n\nNot measured:\n\n${failures.join('\n')}`
    const text = `${circumstances(`${options.runs} runs`)}\n\n${table(lines)}${missing}`
    log.say(`\n${setting}\n\n${text}`)
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ setting, lines }, null, 2)}\n`)
    if (options.only.length === 0 && options.runs >= 5 && options.traces === null) await writeSection(setting, text)
    if (lines.length === 0) process.exitCode = 1
  } finally {
    await browser.close()
    await Promise.all(contestants.map(({ store }) => store.stop()))
  }
}

// What was started ends with this process, also when that is told to end: see the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

const [word, ...rest] = process.argv.slice(2)
const log = terminalLog()
try {
  if (word === 'log') {
    asked(help, () => parseArgs({ args: rest }))
    await (await import('./log')).benchLog(log)
  } else if (word === 'shopper') {
    const options = asked(help, () => readOptions(rest, [], { products: 5000, runs: 20 }))
    await (await import('./shopper')).benchShopper(options, log)
  } else {
    const options = asked(help, () => readOptions(process.argv.slice(2), names))
    await benchFlow(options, log)
  }
} catch (error) {
  log.say(firstLine(error))
  process.exitCode = 1
}
