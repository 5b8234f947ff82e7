import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf } from './canvas-support'
import { openDesigner, seedStore } from './designer-support'
import { grip, middleOf, threeSections } from './sections-support'
import { newVisit, screenshot } from './support'
import { sections } from './walk-support'

it('[B-09] on a phone a finger drags a section in the list', async () => {
  await restore()
  await seedStore(threeSections)
  const { page } = await newVisit({ viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true })
  await openDesigner(page, '/homepage')
  const last = grip(page, 'Three')
  await last.scrollIntoViewIfNeeded()
  const { width, height } = await boxOf(last)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const from = await middleOf(last)
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: from.x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.y) })
  for (const part of [0.4, 0.8, 1.2])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from.y - height * part) })
  await screenshot(page, 'sections dragged by touch')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => sections(page)).toEqual(['One', 'Three', 'Two'])
}, 240_000)
