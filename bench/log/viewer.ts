/** The flow log with a long session: opened, stepped through and searched, on the embedded store. */
import type { Browser, Page } from 'playwright-core'
import type { Log } from '../../store/progress'
import { stepThrough } from '../../tests/browser/step-through'
import { openVisit } from '../browser/open-page'
import { atRest, long, seen, sincePress } from '../browser/seen'
import { ours } from '../flows/ours'
import { openOwn } from '../stores/own'
import type { Story } from './choices'
import type { Figure } from './figure'
import { pageScript } from './page-script'
import { begun } from './story'

const facts = 20_000

export const viewer = async (browser: Browser, log: Log): Promise<readonly Figure[]> => {
  const store = await openOwn({ kind: 'own', engine: null }, { shop: { kind: 'stand-in' }, database: 'sqlite' }, log)
  try {
    const page = await openVisit(browser, store, { throttle: 1, network: null })
    const story = elsewhere(begun())
    await page.goto('/wp-includes/images/blank.gif')
    await page.addScriptTag({ content: await pageScript() })
    await page.evaluate(([first, length]) => window.logBench.keep(first, length), [story, facts] as const)
    const opened: number[] = []
    const searched: number[] = []
    const stepped: number[] = []
    for (let time = 0; time < 5; time += 1) {
      await page.goto(`${ours(false).intro}&flow-log=1`)
      await page.locator('.cys-log-row').first().waitFor({ timeout: long })
      await page.locator('.cys-log').getByRole('button', { name: 'Sessions', exact: true }).click()
      const session = page.getByRole('row', { name: new RegExp(story[0]?.session.slice(0, 8) ?? '') })
      opened.push(await sincePress(page, session.getByRole('button').first(), allShown, facts))
      await page.locator('.cys-log-screen__page .cys-designer').waitFor({ timeout: long })
      await atRest(page)
      stepped.push(...(await page.evaluate(stepThrough, 30)))
      searched.push(await search(page, 'designing.design.palette'))
    }
    const length = facts.toLocaleString('en')
    return [
      { what: `Flow log: a session of ${length} facts opened`, goal: '≤ 400 ms', samples: opened },
      { what: 'Flow log: a step', goal: '≤ 8 ms', samples: stepped },
      { what: `Flow log: all changes of a field found, in ${length} facts`, goal: '≤ 100 ms', samples: searched },
    ]
  } finally {
    await store.stop()
  }
}

/** As of another store: the page would go on with a session of its own. */
const elsewhere = (story: Story): Story =>
  story.map((one) =>
    one.event.type === 'FlowOpened'
      ? {
          ...one,
          event: {
            ...one.event,
            surroundings: { ...one.event.surroundings, admin: 'http://store.test/other/wp-admin/' },
          },
        }
      : one,
  )

const allShown = (count: number): boolean =>
  document.querySelector('.cys-log-filter__found')?.textContent.startsWith(`${count} fact`) === true &&
  document.querySelectorAll('.cys-log-row').length > 5

/** From the last letter of a field’s path to the frame that shows how many facts changed it. */
const search = async (page: Page, path: string): Promise<number> => {
  await page.getByRole('combobox', { name: 'Search by' }).selectOption('state')
  await atRest(page)
  const from = await page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('.cys-log-filter input')
    const now = performance.timeOrigin + performance.now()
    // React hears of a value that was set as by a person.
    if (field !== null) Reflect.set(HTMLInputElement.prototype, 'value', text, field)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    return now
  }, path)
  const at = await seen(
    page,
    (count) => document.querySelector('.cys-log-filter__found')?.textContent.includes(`of ${count} facts`) === true,
    facts,
  )
  return at - from
}
