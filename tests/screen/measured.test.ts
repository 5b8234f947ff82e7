// @module-tag more
import { expect, it } from 'vitest'
import { newVisit } from '../browser/support'
import { measureReadable } from '../browser/support/readable'

const over = (gradient: string) =>
  `<div style="position:relative;width:400px;height:400px;color:#fff;font-size:16px;background:${gradient}">
    <p style="position:absolute;margin:0;top:8px;left:8px">at the top</p>
    <p style="position:absolute;margin:0;bottom:8px;right:8px">at the bottom</p>
  </div>`

it.each([
  ['a plain one, below', 'linear-gradient(180deg, rgba(0,0,0,0) 30%, rgba(0,0,0,0.8) 88%)', ['at the top']],
  ['a plain one, above', 'linear-gradient(0deg, rgba(0,0,0,0), #000)', ['at the bottom']],
  ['an oblique one', 'linear-gradient(135deg, #fff, #555, #000)', ['at the top']],
  [
    'another form, which may have any of its colors there',
    'radial-gradient(#000, #fff)',
    ['at the top', 'at the bottom'],
  ],
])('given %s, then text on a gradient is measured where it stands', { tags: ['M-01'] }, async (_, gradient, hard) => {
  const { page } = await newVisit({ viewport: { width: 1024, height: 768 } })
  await page.setContent(over(gradient))
  const { unreadable } = await measureReadable(page)
  expect(unreadable.map(({ text }) => text)).toEqual(hard)
})
