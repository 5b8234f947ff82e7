import { expect, it } from 'vitest'
import { failureText } from './failure'

it('a failure is told by its title, its message, its place, and what it left to look at', () => {
  const error = {
    name: 'AssertionError',
    message: 'expected 1 to be 2',
    diff: '- 2\n+ 1',
    stacks: [
      { method: '', file: '/project/node_modules/chai/index.js', line: 1, column: 1 },
      { method: '', file: '/project/tests/browser/walk.test.ts', line: 12, column: 5 },
    ],
  }
  const left = ['.store/screens/failed-walk-1.png', '.store/recordings/walk.ndjson']
  expect(failureText({ file: 'tests/browser/walk.test.ts', title: 'a walk > ends', errors: [error], left }, '/project'))
    .toBe(`
✗ tests/browser/walk.test.ts > a walk > ends
    AssertionError: expected 1 to be 2
    - 2
    + 1
    at tests/browser/walk.test.ts:12:5
    Picture: .store/screens/failed-walk-1.png
    Recording: .store/recordings/walk.ndjson
`)
})

it('the file of an error outside of any test is taken from its stack', () => {
  const stack = 'Error: late\n    at x (/project/node_modules/a.js:1:1)\n    at y (/project/tests/a.test.ts:6:37)'
  const error = { name: 'Error', message: 'late', stack }
  expect(failureText({ file: 'Outside of any test', title: '', errors: [error], left: [] }, '/project')).toBe(
    '\n✗ Outside of any test\n    late\n    in tests/a.test.ts\n',
  )
})

it('a failure without a place or a title is told by its message', () => {
  const error = { name: 'Error', message: 'no browser' }
  expect(failureText({ file: 'tests/x.test.ts', title: '', errors: [error], left: [] }, '/project')).toBe(
    '\n✗ tests/x.test.ts\n    no browser\n',
  )
})
