// @module-tag all
import { expect, it } from 'vitest'
import { chosen, hex, onPaletteScreen, toggle } from './colors-support'

it(
  'a color that is put back counts, although the one in between is still being stored',
  { tags: ['D-04', 'L-02'], timeout: 240_000 },
  async () => {
    const tab = await onPaletteScreen()
    await toggle(tab).click()
    const field = hex(tab, 'Captions')
    const first = await field.inputValue()
    await field.focus()
    await field.evaluate(typed, ['#112233', first])
    await expect.poll(async () => (await chosen(tab)).map(({ colour }) => colour)).toEqual(['#112233', first])
    await expect.poll(() => field.inputValue()).toBe(first)
  },
)

/** Types colors and presses Enter after each, so fast that nothing can be stored in between: only React may run. */
const typed = async (field: HTMLElement | SVGElement, colors: readonly string[]) => {
  const rendered = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  for (const color of colors) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, color)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await rendered()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await rendered()
  }
}
