import { describe, expect, it } from 'vitest'
import { doubts, outcomeOn, strangers } from './judge-rows'
import type { Carrier, Row } from './rows'
import type { Ran } from './test-report'

const row: Row = { id: 'L-02', text: 'resume', browser: true, done: true }
const inBrowser: Carrier = { file: 'tests/browser/resume.test.ts', title: 'resumes', rows: ['L-02'], browser: true }
const inNode: Carrier = { ...inBrowser, file: 'tests/reducers/resume.test.ts', browser: false }
const ran = (outcome: Ran['outcome']): Ran => ({
  file: inBrowser.file,
  title: 'a group [L-02] resumes',
  outcome,
  reasons: [],
})

describe('a claimed row', () => {
  it('stands with a passed test in the right place', () => {
    expect(doubts(row, [inBrowser], [ran('passed')])).toEqual([])
    expect(doubts({ ...row, browser: false }, [inNode], [])).toEqual([])
  })

  it('is doubted without a test, or without one in the browser', () => {
    expect(doubts(row, [], [])).toEqual(['claimed, but no test names it'])
    expect(doubts(row, [inNode], [])).toEqual(['claimed, but no browser test names it'])
  })

  it('is doubted when one of its tests did not pass, or none of them in a browser', () => {
    const notPassed = 'did not pass in the last run: a group [L-02] resumes'
    expect(doubts(row, [inBrowser], [ran('passed'), ran('failed')])).toEqual([notPassed])
    expect(doubts({ ...row, browser: false }, [inBrowser], [ran('not run')])).toEqual([notPassed])
    expect(doubts(row, [inBrowser], [{ ...ran('passed'), file: inNode.file }])).toEqual([
      'no browser test of it passed in the last run',
    ])
  })

  it('is doubted when it failed on one real WooCommerce, whatever passed elsewhere', () => {
    const real = [
      { version: '9.4.3', ran: [ran('failed'), ran('passed')] },
      { version: '11.0.1', ran: [ran('passed')] },
    ]
    expect(doubts(row, [inBrowser], [ran('passed')], real)).toEqual(['failed on WooCommerce 9.4.3 in the last run'])
    expect(doubts(row, [inBrowser], [ran('passed')], real.slice(1))).toEqual([])
    expect(real.map((one) => outcomeOn(row, one.ran))).toEqual(['failed', 'passed'])
    expect(outcomeOn(row, [])).toBeUndefined()
  })

  it('about real WooCommerces is doubted without a test on one', () => {
    const store = { ...row, id: 'S-01' }
    const onStandIn = { ...inBrowser, rows: ['S-01'] }
    expect(doubts(store, [onStandIn], [])).toEqual(['claimed, but no test on a real WooCommerce names it'])
    expect(doubts(store, [onStandIn, { ...onStandIn, file: 'tests/woocommerce/walk.test.ts' }], [])).toEqual([])
  })

  it('is never doubted while it is not claimed', () => {
    expect(doubts({ ...row, done: false }, [], [ran('failed')])).toEqual([])
  })
})

it('a title that names an unknown row is told', () => {
  expect(strangers([row], [inBrowser, { ...inNode, rows: ['Z-99'] }])).toEqual(['Z-99'])
})
