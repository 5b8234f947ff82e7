// @module-tag all
import { expect, it } from 'vitest'
import { densities, grounds } from '../../src/catalogue/pages/own-patterns'
import { withDensity, withGround } from '../../src/markup/section-look'
import { admin, restore } from '../store/support'
import { boxOf } from './canvas-support'
import { canvas, openDesigner, seedStore, side, storedHome } from './designer-support'
import { grip, middleOf, threeSections } from './sections-support'
import { newVisit, screenshot } from './support'
import { invalid } from './validity'
import { atClosing, back, choosePalette, openScreen, save, sections } from './walk-support'

it(
  'a section gets another ground and another density, valid in the editor and seen by visitors',
  { tags: ['B-09'], timeout: 240_000 },
  async () => {
    await restore()
    await seedStore(threeSections)
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 }, allow: [/Block validation/] })
    await openDesigner(page, '/color-palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await openScreen(page, 'Design your homepage')
    await side(page).getByRole('button', { name: 'Two', exact: true }).click()
    await side(page).getByRole('button', { name: 'Strong', exact: true }).click()
    await side(page).getByRole('button', { name: 'Roomy', exact: true }).click()
    const drawn = canvas(page).locator('.wp-block-group.has-foreground-background-color')
    await drawn.waitFor()
    await expect
      .poll(() => drawn.evaluate((element) => parseFloat(getComputedStyle(element).paddingTop)))
      .toBeGreaterThan(60)
    await screenshot(page, 'sections look')
    // The editor tells a tag that does not fit its comment, and says so in the console.
    const good = withGround(group, grounds.tint)
    const bad = group.replace('<!-- wp:group', '<!-- wp:group {"backgroundColor":"tertiary"}')
    expect(await invalid(page, [good, bad])).toEqual([bad])
    expect(await invalid(page, await everyLook())).toEqual([])
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await storedHome()).toContain('"backgroundColor":"foreground"')
    await page.goto('/')
    const seen = page.locator('.wp-block-group.has-foreground-background-color')
    const look = await seen.evaluate((element) => {
      const { color, backgroundColor, paddingTop } = getComputedStyle(element)
      return { color, backgroundColor, room: parseFloat(paddingTop) }
    })
    expect(look.color).not.toBe(look.backgroundColor)
    expect(look.room).toBeGreaterThan(60)
  },
)

it('on a phone a finger drags a section in the list', { tags: ['B-09'], timeout: 240_000 }, async () => {
  await restore()
  await seedStore(threeSections)
  const { page } = await newVisit({ viewport: { width: 390, height: 844 }, touch: true })
  await openDesigner(page, '/homepage')
  const last = grip(page, 'Three')
  await last.scrollIntoViewIfNeeded()
  const { width, height } = await boxOf(last)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const from = await middleOf(last)
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: from.x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.y) })
  const goal = (await boxOf(page.locator('.cys-section-row', { hasText: 'Two' }))).y + 4
  for (const part of [0.3, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from.y + (goal - from.y) * part) })
  await screenshot(page, 'sections dragged by touch')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => sections(page)).toEqual(['One', 'Three', 'Two'])
})

const group = '<!-- wp:group -->\n<div class="wp-block-group"></div>\n<!-- /wp:group -->'

/** Every pattern of ours on each ground and in each density. */
const everyLook = async (): Promise<readonly string[]> => {
  const { body } = await (await admin()).get('/wp/v2/block-patterns/patterns')
  const patterns = (body as readonly { name: string; content: string }[]).filter(({ name }) =>
    name.startsWith('customize-your-store/'),
  )
  expect(patterns.length).toBeGreaterThan(40)
  return patterns.flatMap(({ content }) =>
    Object.values(grounds).flatMap((ground) =>
      Object.values(densities).map((step) => withDensity(withGround(content.trim(), ground), step)),
    ),
  )
}
