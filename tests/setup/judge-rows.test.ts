import { describe, expect, it } from 'vitest'
import { doubts, isShown, outcomeOn, strangers } from './judge-rows'
import type { Carrier, Row } from './rows'
import type { Ran } from './test-report'

const row: Row = { id: 'L-02', text: 'resume', browser: true, shown: 'screen' }
const unitRow: Row = { ...row, browser: false, shown: 'unit' }
const inBrowser: Carrier = {
  file: 'tests/browser/resume.test.ts',
  title: 'resumes',
  rows: ['L-02'],
  level: 'screen',
  browser: true,
}
const inNode: Carrier = { ...inBrowser, file: 'tests/reducers/resume.test.ts', level: 'unit', browser: false }
const ran = (outcome: Ran['outcome'], file = inBrowser.file): Ran => ({
  file,
  title: 'a group resumes',
  outcome,
  reasons: [],
  seconds: 1,
  tags: ['L-02'],
  left: [],
})

describe('a claimed row', () => {
  it('is accepted with a passed test at its level', () => {
    expect(doubts(row, [inBrowser], [ran('passed')])).toEqual([])
    expect(doubts(unitRow, [inNode], [])).toEqual([])
  })

  it('is doubted without a test, or without one at its level', () => {
    expect(doubts(row, [], [])).toEqual(['claimed, but no test names it'])
    expect(doubts(row, [inNode], [])).toEqual(['claimed, but no screen test names it'])
    expect(doubts({ ...row, shown: 'journey' }, [inBrowser], [])).toEqual(['claimed, but no journey test names it'])
    expect(doubts(unitRow, [inBrowser], [])).toEqual(['claimed, but no unit test names it'])
  })

  it('that needs a browser is doubted at the level unit', () => {
    expect(doubts({ ...row, shown: 'unit' }, [inNode], [])).toEqual(['claimed, but no unit test of it uses a browser'])
  })

  it('is doubted when one of its tests did not pass, or none of them at its level', () => {
    const notPassed = 'did not pass in the last run: a group resumes'
    expect(doubts(row, [inBrowser], [ran('passed'), ran('failed')])).toEqual([notPassed])
    expect(doubts(row, [inBrowser], [ran('passed'), ran('not run')])).toEqual([notPassed])
    expect(doubts(row, [inBrowser], [ran('passed', inNode.file)])).toEqual([
      'no screen test of it passed in the last run',
    ])
  })

  it('is accepted although a test with the tag "all" did not run', () => {
    expect(doubts(row, [inBrowser], [ran('passed'), { ...ran('not run'), tags: ['all', 'L-02'] }])).toEqual([])
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

  it('about real WooCommerces needs a test that passed on one of them', () => {
    const store: Row = { ...row, shown: 'woocommerce' }
    const file = 'tests/woocommerce/walk.test.ts'
    const onReal: Carrier = { ...inBrowser, file, level: 'woocommerce' }
    expect(doubts(store, [inBrowser], [])).toEqual(['claimed, but no woocommerce test names it'])
    expect(doubts(store, [inBrowser, onReal], [ran('passed')])).toEqual([])
    const onVersion = (outcome: Ran['outcome']) => [{ version: '11.0.1', ran: [ran(outcome, file)] }]
    expect(doubts(store, [onReal], [], onVersion('passed'))).toEqual([])
    expect(doubts(store, [onReal], [], onVersion('not run'))).toEqual([
      'no woocommerce test of it passed in the last run',
    ])
  })

  it('is never doubted while it is not claimed', () => {
    const { shown: _, ...unclaimed } = row
    expect(doubts(unclaimed, [], [ran('failed')])).toEqual([])
  })
})

it('a row is shown by a passed test at its level only', () => {
  expect(isShown(row, [ran('passed')])).toBe(true)
  expect(isShown(row, [ran('failed'), ran('passed', inNode.file)])).toBe(false)
})

it('a title that names an unknown row is reported', () => {
  expect(strangers([row], [inBrowser, { ...inNode, rows: ['Z-99'] }])).toEqual(['Z-99'])
})
