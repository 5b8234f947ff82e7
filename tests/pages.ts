/** `npm run pages -- [FILE]`: makes the stores that a file describes on a real WooCommerce, and looks at them as customers do. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { terminalLog } from '../store/progress'
import { sentenceFor } from '../store/user-error'
import { findWooCommerce } from '../store/woocommerce'
import { cachedWooCommerces } from '../store/woocommerce-cache'
import { launchOptions } from './browser/support/launch-options'
import { readDescriptions, type Described } from './pages/descriptions'
import { folder, lineOf, pictureFile, reportFile, reportOf } from './pages/report'
import { drawOverview } from './pages/sheet'
import { asked } from './setup/asked'
import { vitest } from './setup/run-vitest'

const all = join('tests', 'pages', 'descriptions.json')
const help = `Makes a store of each description as the wizard does, on a real WooCommerce, opens its pages on a desk, a tablet and a phone, and
measures what a customer sees. Each store has a contact sheet and a report in ${folder}, and its front page is on an overview.

  npm run pages                   the stores of ${all}
  npm run pages -- FILE           a JSON list: language, country, currency, name, description, and allLooks: true for all looks
  npm run pages -- --only WORDS   only stores whose name contains one of the words, such as 07,classic
  npm run pages -- --anew         also those that are done

A run that was cut off goes on where it was. WOOCOMMERCE names another version than the newest in the cache.
Exit codes: 0 all rules hold, 1 one is broken or a store could not be made, 2 the file or the command line is not understood.`

const { file, stores, anew } = asked(help, () => {
  const options = { only: { type: 'string' }, anew: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file = all, ...more] = positionals
  if (more.length > 0) throw new Error(`One file is expected, not ${positionals.length}`)
  const words = (values.only ?? '').split(',')
  const stores = readDescriptions(file).filter(({ id }) => words.some((word) => id.includes(word)))
  if (stores.length === 0) throw new Error(`No store of ${file} has a name with ${words.join(' or ')}`)
  return { file, stores, anew: values.anew === true }
})

const realWooCommerce = async () => {
  const named = process.env['WOOCOMMERCE']
  if (named) return findWooCommerce(named, terminalLog(process.stderr))
  const newest = (await cachedWooCommerces()).at(-1)
  if (newest === undefined) throw new Error('No WooCommerce is in the cache: `npm start` fetches one.')
  return newest
}

/** Two workers, each with a store and a browser. */
const walkAll = async (): Promise<number> => {
  const { folder: underTest, version } = await realWooCommerce()
  const run = `${process.pid}`
  const env = {
    ...process.env,
    ...{ WOOCOMMERCE_UNDER_TEST: underTest, WOOCOMMERCE_VERSION: version, WOOCOMMERCE_PLACE: 'newest' },
    ...{ PAGES_OF: file, PAGES_RUN: run, PAGES_ONLY: stores.map(({ id }) => id).join() },
  }
  const flags = ['--disable-console-intercept', '--reporter=agent', '--project', 'pages']
  // Vitest ends by itself on Ctrl+C; what is done is still told.
  process.on('SIGINT', () => undefined)
  const code = await new Promise<number>((resolve) => {
    spawn(process.execPath, [vitest, 'run', ...flags], { stdio: 'inherit', env }).once('exit', (code) =>
      resolve(code ?? 1),
    )
  })
  rmSync(join(folder, `.claims-${run}`), { recursive: true, force: true })
  return code
}

const perOverview = 24

const overviews = async (done: readonly Described[]): Promise<readonly string[]> => {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  const files: string[] = []
  for (let at = 0; at < done.length; at += perOverview) {
    const path = join(folder, `overview-${at / perOverview + 1}.png`)
    await drawOverview(
      page,
      path,
      done.slice(at, at + perOverview).flatMap((store) => {
        const report = reportOf(store)
        const shots = [1440, 390].map((width) => ({ title: '', width, file: pictureFile(store.id, 'home', width) }))
        return report === undefined ? [] : [{ report, shots }]
      }),
    )
    files.push(path)
  }
  await browser.close()
  return files
}

const main = async (): Promise<number> => {
  mkdirSync(folder, { recursive: true })
  if (anew) for (const { id } of stores) rmSync(reportFile(id), { force: true })
  const before = stores.flatMap((store) => reportOf(store) ?? [])
  for (const report of before) console.log(`${lineOf(report)}, done before`)
  const began = Date.now()
  const code = before.length < stores.length ? await walkAll() : 0
  const done = stores.filter((store) => reportOf(store) !== undefined)
  const reports = done.flatMap((store) => reportOf(store) ?? [])
  if (done.length > 0) console.log(`Overviews: ${(await overviews(done)).join(', ')}`)
  const faulty = reports.filter(({ faults }) => faults.length > 0).length
  console.log(
    `${done.length} of ${stores.length} stores, ${faulty} with faults, in ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return code === 0 && faulty === 0 && done.length === stores.length ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(sentenceFor(error))
  return 1
})
