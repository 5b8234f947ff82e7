/** What the bench knows of a flow: its addresses, what is pressed, and what is seen. The original's is in original.ts. */
import type { Page } from 'playwright-core'
import { atRest, long, seen } from './page'
import type { BenchStore } from './stores'

export type Room = 'palette' | 'fonts' | 'header' | 'footer' | 'homepage'

export type Flow = ReturnType<typeof ours>

const roomNames: Readonly<Record<Room, string>> = {
  palette: 'Choose your color palette',
  fonts: 'Choose fonts',
  header: 'Choose your header',
  footer: 'Choose your footer',
  homepage: 'Design your homepage',
}

const choices: Readonly<Record<Room, string>> = {
  palette: '.cys-palette',
  fonts: '.cys-font',
  header: '.cys-preview-card',
  footer: '.cys-preview-card',
  homepage: '.cys-pattern-sidebar .cys-preview-card',
}

/**
 * Our flow. Functions without parameters are asked in the page (see `Probe`).
 * @param woocommerce whether the flow is a page of WooCommerce's admin
 */
export const ours = (woocommerce: boolean) => {
  const page = `/wp-admin/admin.php?page=${woocommerce ? 'wc-admin' : 'customize-your-store'}`
  return {
    name: 'ours' as 'ours' | 'original',
    intro: `${page}&path=/customize-store`,
    designer: `${page}&path=/customize-store/assembler-hub`,
    startButton: (at: Page) => at.getByRole('button', { name: 'Start designing' }),
    introUsable: () => window.bench.says('button:not(:disabled)', 'Start designing'),
    /** Whether the designer's page is drawn and no loader covers it. */
    drawn: () =>
      window.bench.all('.cys-skeleton, .cys-loader').length === 0 && window.bench.isPage(window.bench.canvas()),
    /** Whether the design is seen: the drawn page, or its last picture with all that it shows. */
    seen: () => {
      const picture = window.bench.picture()
      const page = picture ?? window.bench.canvas()
      const isUncovered = picture !== null || window.bench.all('.cys-skeleton, .cys-loader').length === 0
      return (
        isUncovered && page?.readyState === 'complete' && page.fonts.status === 'loaded' && window.bench.isPage(page)
      )
    },
    /** Waits until the designer's background work is done. */
    allThere: (at: Page) =>
      at.locator('.cys-background-work > *').first().waitFor({ state: 'detached', timeout: long }),
    roomButton: (at: Page, room: Room) => at.getByRole('button', { name: roomNames[room], exact: true }),
    /** Opens the list of a room that begins with something else. */
    openChoices: async (at: Page, room: Room) => {
      if (room === 'homepage') await at.getByRole('button', { name: /^Intro/ }).click()
    },
    back: (at: Page) =>
      at.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Back', exact: true }),
    choices,
    /** The choices of a room that are not in use. */
    otherChoices: (at: Page, room: Room) => at.locator(`${choices[room]}:not(.is-active, .is-selected, .is-added)`),
    save: (at: Page) => at.getByRole('button', { name: 'Save', exact: true }),
    closed: () => window.bench.says('h1, h2', 'Your store looks great'),
    /** Closes the tour that greets a merchant once. */
    closeTour: async (at: Page) => {
      const skip = at.getByRole('button', { name: 'No thanks' })
      if (await skip.isVisible()) await skip.click()
    },
  }
}

/** A page in a browser context of its own, on a flow's store. */
export type Visit = { readonly page: Page; readonly flow: Flow; readonly store: BenchStore }

/** To the designer's root with the page drawn, by its address if the page is elsewhere. */
export const toDesigner = async ({ page, flow }: Visit): Promise<void> => {
  if (!(await flow.roomButton(page, 'palette').isVisible())) {
    await page.goto(flow.designer)
    await seen(page, flow.drawn, null)
  }
  await flow.closeTour(page)
  await atRest(page)
}

/** Into a room of the designer and out of it again, without measuring. */
export const inRoom = async <A>(visit: Visit, room: Room, work: (visit: Visit) => Promise<A>): Promise<A> => {
  const { page, flow } = visit
  await flow.roomButton(page, room).click()
  await flow.openChoices(page, room)
  await page.locator(flow.choices[room]).first().waitFor()
  const done = await work(visit)
  await leave(visit)
  return done
}

export const leave = async ({ page, flow }: Visit): Promise<void> => {
  await flow.back(page).click()
  await flow.roomButton(page, 'palette').waitFor()
  await atRest(page)
}
