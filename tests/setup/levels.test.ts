import { expect, it } from 'vitest'
import { levelOf } from './levels'

it.each([
  ['tests/reducers/saving/saving.test.ts', 'unit'],
  ['tests/store/rest-task.test.ts', 'unit'],
  ['tests/browser/designer-palette.test.ts', 'screen'],
  ['tests/screen/palette.test.ts', 'screen'],
  ['tests/browser/walk.test.ts', 'journey'],
  ['tests/woocommerce/contract.test.ts', 'woocommerce'],
])('the level of %s is %s', (file, level) => {
  expect(levelOf(file)).toBe(level)
})
