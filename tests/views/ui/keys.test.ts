import { expect, it } from 'vitest'
import { historyWish, isComposing } from '../../../src/views/ui/keys'

it('given a key of an input method, then it is known, also the last one in Safari', { tags: ['B-06'] }, () => {
  expect(isComposing(press(true, 13))).toBe(true)
  expect(isComposing(press(false, 229))).toBe(true)
  expect(isComposing(press(false, 13))).toBe(false)
})

const press = (composing: boolean, keyCode: number) => ({ isComposing: composing, keyCode })

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...none, ctrlKey: true }

it('undo and redo have the keys that they have elsewhere, with Ctrl or Cmd', { tags: ['D-16'] }, () => {
  expect(historyWish({ ...ctrl, key: 'z' })).toBe('undo')
  expect(historyWish({ ...none, metaKey: true, key: 'z' })).toBe('undo')
  expect(historyWish({ ...ctrl, shiftKey: true, key: 'Z' })).toBe('redo')
  expect(historyWish({ ...ctrl, key: 'y' })).toBe('redo')
  expect(historyWish({ ...none, key: 'z' })).toBeNull()
  expect(historyWish({ ...ctrl, altKey: true, key: 'z' })).toBeNull()
  expect(historyWish({ ...ctrl, key: 's' })).toBeNull()
})
