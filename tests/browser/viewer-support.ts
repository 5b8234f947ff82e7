/** The flow log in a page, and long sessions for it that the browser keeps. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { theStore } from '../store/the-store'
import { fact, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { recorded } from '../arbitraries/sessions'
import { designRead, featuresRead, patternsRead, storeRead } from '../support/facts'
import { surroundings } from '../support/world'
import { everythingKept } from './kept'
import { at } from './walk-support'
import { frames } from './frames'

export const log = (page: Page) => page.locator('.cys-log')
export const rows = (page: Page) => log(page).locator('.cys-log-row')
export const selected = (page: Page) => log(page).locator('.cys-log-row[aria-selected=true]')
export const picture = (page: Page) => log(page).locator('.cys-log-screen__page')
export const tab = (page: Page, name: string) => log(page).getByRole('tab', { name, exact: true })
export const press = (page: Page, name: string) => log(page).getByRole('button', { name, exact: true }).click()

/** Opens a screen with the flow log over it. */
export const openLog = async (page: Page, path = 'intro'): Promise<void> => {
  await page.goto(`${at(path)}&flow-log=1`)
  await rows(page).first().waitFor({ timeout: 60_000 })
}

/** Opens a session of the list by the beginning of its id. */
export const openSession = async (page: Page, id: string): Promise<void> => {
  await press(page, 'Sessions')
  await page
    .getByRole('row', { name: new RegExp(id.slice(0, 8)) })
    .getByRole('button')
    .first()
    .click()
  await page.locator('.cys-log-sheet').waitFor({ state: 'detached' })
}

const around = ['', '/color-palette', '/typography', '/header', '/footer', '/logo']

/** A merchant who looks at everything for hours: screens, choices, undo, and readings of the store between. */
export const longSession = (session: string, count: number): readonly Recorded<FlowEvent>[] => {
  const { url } = theStore()
  const here = { ...surroundings, home: `${url}/`, admin: `${url}/wp-admin/`, adminHome: `${url}/wp-admin/` }
  const facts: Recorded<FlowEvent>[] = []
  const add = (event: FlowEvent, cause: string | null = null, settles: string | null = null) => {
    const seq = facts.length + 1
    const at = 1_600_000_000_000 + seq * 700
    facts.push(recorded(event, { seq, id: `${session}-${seq}`, session, at, cause, settles }))
    return `${session}-${seq}`
  }
  const call = (request: FlowEvent, answer: FlowEvent, cause: string) => {
    const id = add(request, cause)
    add(answer, id, id)
  }
  const opening = add(fact('FlowOpened', { path: '', surroundings: here, arrival: 'address', customizing: false }))
  call(fact('StoreReadRequested'), storeRead({ taskCompleted: true }), opening)
  call(fact('FeaturesReadRequested'), featuresRead(), opening)
  const click = add(fact('ScreenOpened', { path: '/customize-store/assembler-hub' }))
  call(fact('DesignReadRequested', { preview: null }), designRead(), click)
  call(fact('PatternsReadRequested'), patternsRead('intro-one', 'intro-two'), click)
  for (let turn = 0; facts.length < count; turn += 1) {
    const screen = add(fact('ScreenOpened', { path: `/customize-store/assembler-hub${around[turn % 6] ?? ''}` }))
    if (turn % 40 === 39) call(fact('DesignReadRequested', { preview: null }), designRead(), screen)
    if (turn % 50 === 2) {
      add(fact('DialogOpened', { dialog: 'exit' }))
      add(fact('DialogClosed'))
    }
    add(fact('PaletteChosen', { palette: turn % 2 === 0 ? 'Slate' : 'Canary' }))
    if (turn % 3 === 0) add(fact('DesignUndone'))
    if (turn % 7 === 0)
      add(fact('SectionInserted', { section: `s-${turn}`, ...own, content: paragraph(turn), after: null }))
    if (turn % 7 === 3) add(fact('DesignUndone'))
  }
  return facts.slice(0, count)
}

const own = { pattern: 'own/one', title: 'One' }
const paragraph = (turn: number) => `<!-- wp:paragraph -->\n<p>Section ${turn}</p>\n<!-- /wp:paragraph -->`

/** A page with the intro, and a session kept beside its own; then the flow log over it. */
export const openKept = async (page: Page, facts: readonly Recorded<FlowEvent>[]): Promise<void> => {
  await introOf(page)
  await keep(page, facts)
  await openLog(page)
  await openSession(page, facts[0]?.session ?? '')
}

export const introOf = async (page: Page): Promise<void> => {
  await page.goto(at('intro'))
  await page.getByRole('button', { name: 'Use the store designer' }).waitFor({ timeout: 60_000 })
}

/** How many facts this browser keeps. */
export const factsKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('customize-your-store')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const counting = database.transaction('events').objectStore('events').count()
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result)
    })
    database.close()
    return count
  })

/** The flow below has asked all that it wants to know, and has been told: nothing is open, and nothing comes after it. */
export const atRest = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        const before = await factsKept(page)
        await frames(page, 90)
        return { open: await callsOpen(page), more: (await factsKept(page)) - before }
      },
      { timeout: 100_000 },
    )
    .toEqual({ open: 0, more: 0 })

type Kept = { readonly id: string; readonly settles?: string; readonly event: { readonly type: string } }

/** How many calls that this browser keeps have no outcome yet. */
const callsOpen = async (page: Page): Promise<number> => {
  const [facts] = JSON.parse(await everythingKept(page)) as [readonly Kept[]]
  const settled = new Set(facts.map(({ settles }) => settles))
  return facts.filter(({ id, event }) => event.type.endsWith('Requested') && !settled.has(id)).length
}

/** Writes a session into the database of the page's browser, which the flow has made. */
export const keep = async (page: Page, facts: readonly Recorded<FlowEvent>[]): Promise<void> => {
  const kept = facts.map(({ seq: _, settles, ...row }) => ({ ...row, ...(settles === null ? {} : { settles }) }))
  await page.evaluate(
    async (all) => {
      const opening = indexedDB.open('customize-your-store')
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const transaction = database.transaction(['events', 'sessions'], 'readwrite')
      for (const row of all) transaction.objectStore('events').add(row)
      transaction.objectStore('sessions').put({ id: all[0]?.session, openedAt: all[0]?.at })
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      database.close()
    },
    kept as readonly { session: string; at: number }[],
  )
}
