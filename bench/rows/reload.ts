/** A reload in the middle of designing, until the same room and the same design are back. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { sincePress, sinceNavigation } from '../browser/seen'
import { leave } from './enter'
import type { Row } from './row'

export const reload: Row = {
  name: 'reload',
  from: 'designer',
  measures: {
    seen: { what: 'Reload in the middle → same room, same design seen', unit: 'ms', goal: '≤ 1,000 ms' },
    back: { what: 'Reload in the middle → same room, page drawn', unit: 'ms', goal: '≤ 1,000 ms' },
  },
  measure: async ({ page, flow }) => {
    await flow.roomButton(page, 'palette').click()
    const colors = await page.evaluate(() => window.bench.look.colors())
    const other = flow.otherChoices(page, 'palette').nth(1)
    await sincePress(page, other, (was: string) => !['', was].includes(window.bench.look.colors()), colors)
    const chosen = await page.evaluate(() => window.bench.look.colors())
    const ground = await groundSeen(page)
    // A person takes a breath between a choice and a reload. In a shorter time no picture is kept.
    await sleep(2000)
    const design = await sinceNavigation(page, () => page.reload({ waitUntil: 'commit' }), flow.seen, null, 60_000)
    if ((await groundSeen(page)) !== ground) throw new Error('After the reload another design was seen.')
    const back = await sinceNavigation(
      page,
      () => Promise.resolve(),
      ({ selector, was }: { selector: string; was: string }) =>
        window.bench.look.colors() === was &&
        window.bench.shown(window.bench.canvas()?.querySelector('header')) &&
        window.bench.shown(window.bench.all(selector)[0]) &&
        window.bench.all('.cys-skeleton').length === 0,
      { selector: flow.choices.palette, was: chosen },
      60_000,
    )
    await leave({ page, flow })
    return { seen: [design], back: [back] }
  },
}

/** The color behind the page, drawn or as a picture. */
const groundSeen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const picture = window.bench.all('.cys-skeleton iframe')[0] as HTMLIFrameElement | undefined
    const body = (picture?.contentDocument ?? window.bench.canvas())?.body
    return body === undefined ? '' : getComputedStyle(body).backgroundColor
  })
