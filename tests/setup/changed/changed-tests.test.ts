import { expect, it } from 'vitest'
import { chosen } from './changed-tests'

const all = ['tests/browser/walk.test.ts', 'tests/reducers/undo.test.ts', 'tests/store/access.test.ts'].map((file) => ({
  file,
}))

it('tests are chosen by their imports and by what else can affect them', () => {
  const importers = ['tests/reducers/undo.test.ts', 'tests/browser/walk.test.ts', 'tests/woocommerce/walk.test.ts']
  const { files, why } = chosen({ name: 'main', paths: ['src/reducers/undo.ts'], importers, all })
  expect(files).toEqual(['tests/browser/walk.test.ts', 'tests/reducers/undo.test.ts'])
  expect(why).toBe(
    '1 file changed since main: running 2 of 3 test files: the client is built from src; 1 by their imports.',
  )
})

it('a change of documents alone affects no test', () => {
  expect(chosen({ name: 'main', paths: ['README.md', 'docs/for-hosts.md'], importers: [], all })).toEqual({
    files: [],
    why: '2 files changed since main: no test is affected.',
  })
})

it('without a change there is nothing to run', () => {
  expect(chosen({ name: 'origin/main', paths: [], importers: [], all }).why).toBe(
    '0 files changed since origin/main: no test is affected.',
  )
})
