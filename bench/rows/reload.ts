/** A reload in the middle of designing, until the same room and the same design are back. */
import { sincePress, sinceNavigation } from '../browser/seen'
import { leave } from './enter'
import type { Row } from './row'

export const reload: Row = {
  name: 'reload',
  from: 'designer',
  measures: { back: { what: 'Reload in the middle → same room, same design', unit: 'ms', goal: '≤ 1,000 ms' } },
  measure: async ({ page, flow }) => {
    await flow.roomButton(page, 'palette').click()
    const colors = await page.evaluate(() => window.bench.look.colors())
    const other = flow.otherChoices(page, 'palette').nth(1)
    await sincePress(page, other, (was: string) => !['', was].includes(window.bench.look.colors()), colors)
    const chosen = await page.evaluate(() => window.bench.look.colors())
    const back = await sinceNavigation(
      page,
      () => page.reload({ waitUntil: 'commit' }),
      ({ selector, was }: { selector: string; was: string }) =>
        window.bench.look.colors() === was &&
        window.bench.shown(window.bench.canvas()?.querySelector('header')) &&
        window.bench.shown(window.bench.all(selector)[0]) &&
        window.bench.all('.cys-skeleton').length === 0,
      { selector: flow.choices.palette, was: chosen },
      60_000,
    )
    await leave({ page, flow })
    return { back: [back] }
  },
}
