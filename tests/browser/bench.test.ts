// @module-tag all
import { expect, it } from 'vitest'
import { ours } from '../../bench/flow'
import { measure } from '../../bench/measure'
import { openBrowser } from '../../bench/page'
import { linesOf, table } from '../../bench/report'
import { rows } from '../../bench/rows'
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
  const browser = await openBrowser()
  const measured = await measure(browser, [{ flow: ours(false), store }], {
    rows: rows.filter(({ name }) => name === 'intro'),
    runs: 1,
    throttle: 1,
    traces: null,
    say: () => undefined,
  })
  await browser.close()
  expect([...measured.failed]).toEqual([])
  expect(table(linesOf(rows, measured, false))).toMatch(/^\| Intro usable, cold \| [^|]+ \| [\d,]+ ms \|/m)
})
