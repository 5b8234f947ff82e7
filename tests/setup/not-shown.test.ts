import { expect, it } from 'vitest'
import { notShown } from './not-shown'
import type { Row } from './rows'
import type { Ran } from './test-report'

const unit: Row = { id: 'L-01', text: '', browser: false, shown: 'unit' }
const real: Row = { id: 'S-01', text: '', browser: true, shown: 'woocommerce' }
const locking: Row = { id: 'S-02', text: '', browser: false, shown: 'unit', needs: 'mariadb' }
const unclaimed: Row = { id: 'S-03', text: '', browser: false }
const passed: Ran = {
  file: 'tests/reducers/x.test.ts',
  title: 'x',
  outcome: 'passed',
  reasons: [],
  seconds: 0,
  tags: ['L-01'],
  left: [],
}
const bare = { woocommerce: false, mariadb: false, everything: false }

it('nothing is said where every claimed row was shown', () => {
  expect(notShown([unit, unclaimed], [passed], bare)).toEqual([])
})

it('one sentence for each reason says how many rows were not shown', () => {
  expect(notShown([unit, real, locking], [passed], bare)).toEqual([
    '1 row is not shown here: no WooCommerce is in the cache (npm start fetches one).',
    '1 row is not shown here: mariadbd is not installed.',
  ])
  const complete = { woocommerce: true, mariadb: true, everything: false }
  expect(notShown([real, locking], [passed], complete)).toEqual([
    '2 rows are not shown here: npm run test:all shows them.',
  ])
  expect(notShown([unit], [], { ...complete, everything: true })).toEqual([
    '1 row is not shown here: no test at their level ran.',
  ])
  expect(notShown([unit], [{ ...passed, outcome: 'failed' }], { ...complete, everything: true })).toEqual([
    '1 row is not shown here: a test of theirs failed.',
  ])
})
