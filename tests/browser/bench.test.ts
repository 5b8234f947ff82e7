// @module-tag all
import { expect, it } from 'vitest'
import { openBrowser } from '../../bench/browser/open-page'
import { ours } from '../../bench/flows/ours'
import { table } from '../../bench/report/table'
import { resultOf } from '../../bench/result-of'
import { intro } from '../../bench/rows/intro'
import { measure } from '../../bench/run/measure'
import { restore } from '../store/support'
import { theStore } from '../store/the-store'

it('the bench measures: a run of its quickest row makes a table with numbers', async () => {
  await restore()
  const { url, admin } = theStore()
  const store = {
    about: 'the store of the tests',
    url,
    admin,
    woocommerce: false,
    states: null,
    content: null,
    stop: () => Promise.resolve(),
  }
  const contestants = [{ flow: ours(false), store }]
  const hardship = { throttle: 1, network: null }
  const browser = await openBrowser()
  const measured = await measure(browser, contestants, {
    rows: [intro],
    runs: 1,
    hardship,
    traces: null,
    say: () => undefined,
  })
  await browser.close()
  expect(measured.notes).toEqual([])
  const options = { hardship, products: 0, patterns: 0, runs: 1 }
  const result = resultOf(options, contestants, measured, [])
  expect(result.lines.map(({ row }) => row)).toEqual(['intro', 'intro', 'intro'])
  expect(table(result)).toMatch(/^\| Intro usable, cold \| [^|]+ \| [\d,]+ ms \|/m)
})
