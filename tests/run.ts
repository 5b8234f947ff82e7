/**
 * `npm test [-- FILTER…]`: shows the rows of docs/rows.json, or runs what Vitest's filters select. `npm run test:all` runs everything,
 * then tests/woocommerce on the WooCommerces in the cache. The last line says how many tests passed and failed. Anything that kept
 * a test from running counts as failed.
 */
import { cachedWooCommerces } from '../store/woocommerce-cache'
import { asked } from './setup/asked'
import { changedTests } from './setup/changed/changed-tests'
import { changesSince } from './setup/changed/git'
import { added, testOnReal } from './setup/real-woocommerce'
import { runVitest, type Sum } from './setup/run-vitest'
import { scope as scopeOfEnvironment, tagsFilter } from './setup/scope'
import { addedReportFile, reportFile } from './setup/test-report'
import { filesOutside, testFiles } from './setup/test-files'
import { notShownLine } from './setup/told-not-shown'
import { vitestWords } from './setup/vitest-words'
import { isChosen, readWords } from './setup/words-of-run'

const help = `Runs the tests: unit, laws, a real WordPress, a real browser.

  npm test                                the rows of docs/rows.json, but for the slow ones
  npm run test:all                        everything, also on the WooCommerces in the cache
  npm run test:all -- --added             only what test:all has more than npm test
  npm test -- FILTER…                     those whose path contains a filter
  npm test -- --changed                   what your changes since main can affect; --changed=COMMIT since another commit
  npm test -- --project unit FILTER…      without WordPress and browser; projects: unit, mocking, store, browser,
                                          measured
  npm test -- -t 'a word'                 those whose title contains it
  npm test -- --tags-filter B-20          those of a row

All other flags and filters are Vitest's: npx vitest --help. Exit codes: 0 all passed, 1 one failed or could not run, 2 the
command line is not understood.`

const { scope, woocommerce, changed, words } = asked(help, () => {
  const read = readWords(process.argv.slice(2), scopeOfEnvironment ?? 'quick')
  vitestWords(read.words)
  if (read.changed !== undefined) changesSince(read.changed)
  return read
})

/** Tests that were chosen by path or title run whatever their tags. */
const selection = scope === 'quick' && isChosen(words) ? undefined : scope

const nothing: Sum = { passed: 0, failed: 0 }

/** What runs on the newest WooCommerce right after need not run with the small shop as well. */
const onWooCommerceToo = async (): Promise<Readonly<Record<string, string>>> =>
  scope === 'added' && woocommerce && words.length === 0 && (await cachedWooCommerces()).length > 0
    ? { ALSO_ON_WOOCOMMERCE: 'true' }
    : {}

const runTests = async (): Promise<Sum> => {
  const { files, why } = changed === undefined ? { files: [], why: '' } : changedTests(changed, scope)
  if (changed !== undefined) console.log(why)
  if (changed !== undefined && files.length === 0) return nothing
  // Without this, Vitest would miss the tests, and that counts as a failure.
  if (scope === 'added' && testFiles().length === filesOutside(scope).length) return nothing
  const filter = selection === undefined ? null : tagsFilter(selection)
  return runVitest(
    [...(filter === null ? [] : [`--tags-filter=${filter}`]), ...words, ...files],
    scope === 'added' ? addedReportFile : reportFile,
    {
      TEST_SCOPE: selection ?? '',
      ...(await onWooCommerceToo()),
      ...(scope === 'all' ? { TEST_DURATIONS: '.store/test-durations-all.json' } : {}),
    },
  )
}

let sum = await runTests()
if (woocommerce) sum = added(sum, await testOnReal(cachedWooCommerces, []))
if (words.length === 0 && changed === undefined) {
  const line = await notShownLine(scope !== 'quick')
  if (line !== '') console.log(line)
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1
