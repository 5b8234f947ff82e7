// @module-tag all
/** While the block editor's scripts come, the page is seen as it was last drawn, as long as that is the design in use. */
import type { FrameLocator, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { longHome } from './canvas-support'
import { canvas, drawn, goTo, openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot, withhold } from './support'
import { choosePalette, openScreen, setUpStore } from './walk-support'

const blockLibrary = /\/block-library(\.min)?\.js/

/** The palette's ground. */
const slate = 'rgb(19, 22, 30)'

const picture = (page: Page): FrameLocator => page.frameLocator('.cys-skeleton iframe')

/** Where everything of the page stands, and on which ground, once its fonts and pictures are there: until then it moves. */
const looks = (frame: FrameLocator) =>
  frame.locator('body').evaluate(async (body) => {
    await document.fonts.ready
    const pictures = [...body.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return {
      ground: getComputedStyle(body).backgroundColor,
      font: getComputedStyle(body).fontFamily,
      boxes: [...body.querySelectorAll('header, footer, h1, h2, p, img')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [element.tagName, left, top, width, height].join(' ')
      }),
    }
  })

/** The picture that is kept; '' for none. Looks whether the database is there first: opening it would make an empty one. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'customize-your-store-pictures'
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return ''
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const database = await done(indexedDB.open(name))
    const rows = await done(database.transaction('pages').objectStore('pages').getAll())
    database.close()
    return (rows as readonly { readonly html: string }[]).map(({ html }) => html).join('')
  })

/** A visit whose page was drawn in Slate, and its picture kept. */
const visitInSlate = async (): Promise<Page> => {
  const { page } = await newVisit()
  await openDesigner(page, '/color-palette')
  await choosePalette(page, 'Slate')
  await expect.poll(async () => /#13161e/i.test(await kept(page))).toBe(true)
  return page
}

/** Opens the designer anew, with the editor's scripts held back. */
const reloadHeldBack = async (page: Page): Promise<readonly Route[]> => {
  const held: Route[] = []
  await withhold(page, blockLibrary, (route) => void held.push(route))
  await page.reload()
  await expect.poll(() => held.length).toBe(1)
  return held
}

beforeAll(async () => {
  await restore()
  await seedStore(longHome)
})

describe('the last picture of the page', () => {
  it(
    'after a reload the design is seen before the editor’s scripts are there, and looks as they draw it',
    { tags: ['D-01', 'L-02'] },
    async () => {
      const page = await visitInSlate()
      const [held] = await reloadHeldBack(page)
      await picture(page).locator('footer').waitFor()
      const before = await looks(picture(page))
      expect(before.ground).toBe(slate)
      expect(before.boxes.length).toBeGreaterThan(10)
      await screenshot(page, 'designer with the last picture of the page')
      await held?.continue()
      await drawn(page)
      await expect.poll(() => looks(canvas(page))).toEqual(before)
      expect(await page.locator('.cys-skeleton iframe').count()).toBe(0)
    },
  )

  it('a choice is never beside the picture of another: then the outline stands there', { tags: ['D-01'] }, async () => {
    const page = await visitInSlate()
    const [held] = await reloadHeldBack(page)
    await picture(page).locator('footer').waitFor()
    await choosePalette(page, 'Green Thumb')
    await page.locator('.cys-skeleton iframe').waitFor({ state: 'detached' })
    await page.locator('.cys-skeleton__hero').waitFor()
    await choosePalette(page, 'Slate')
    await picture(page).locator('footer').waitFor()
    await held?.continue()
    await drawn(page)
    expect((await looks(canvas(page))).ground).toBe(slate)
  })

  it('the room of the footer shows it at once, and dims the rest', { tags: ['D-06'] }, async () => {
    const page = await visitInSlate()
    await goTo(page, '/footer')
    const [held] = await reloadHeldBack(page)
    const footer = picture(page).locator('footer')
    await footer.waitFor()
    await expect.poll(() => footer.evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true)
    const first = picture(page).locator('.is-root-container > :not(header, footer)').first()
    expect(await first.evaluate((section) => Number(getComputedStyle(section).opacity))).toBeLessThan(0.2)
    await held?.continue()
    await drawn(page)
  })

  it('is dead: no script, no frame’s address, nothing to click, focus or read out', { tags: ['D-02'] }, async () => {
    const page = await visitInSlate()
    const html = await kept(page)
    expect(html.match(/<script|<iframe[^>]* src|<body[^>]* data-cys-lit/g)).toBeNull()
    await reloadHeldBack(page)
    await picture(page).locator('footer').waitFor()
    const frame = page.locator('.cys-skeleton iframe')
    expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(await frame.evaluate((element) => element.closest('[inert][aria-hidden="true"]') !== null)).toBe(true)
    await page.getByRole('status').filter({ hasText: 'Loading your page…' }).waitFor()
  })

  it(
    'given a session with a set-up, then no loader covers it, and choices work before the page is drawn',
    { tags: ['D-01', 'L-02'], timeout: 300_000 },
    async () => {
      await restore()
      const { page } = await newVisit()
      await setUpStore(page)
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await expect.poll(async () => /#13161e/i.test(await kept(page))).toBe(true)
      const [held] = await reloadHeldBack(page)
      await picture(page).locator('footer').waitFor()
      expect(await page.locator('.cys-loader').count()).toBe(0)
      await choosePalette(page, 'Green Thumb')
      await held?.continue()
      await drawn(page)
    },
  )
})
