import { expect, it } from 'vitest'
import { isComposing } from '../../../src/views/design/is-composing'

it('[B-06] given a key of an input method, then it is known, also the last one in Safari', () => {
  expect(isComposing(press(true, 13))).toBe(true)
  expect(isComposing(press(false, 229))).toBe(true)
  expect(isComposing(press(false, 13))).toBe(false)
})

const press = (composing: boolean, keyCode: number) => ({ isComposing: composing, keyCode })
