/** The memory of the designer when each of its rooms has been open, and of the store's own site editor with the same page. */
import type { Room } from '../flows/flow'
import { atRest, seen } from '../browser/seen'
import { inRoom } from './enter'
import { heapOf } from './heap-of'
import type { Row } from './row'

/** With the page in its canvas; an older WordPress, which does not know `p`, opens its home page, too. */
const siteEditor = '/wp-admin/site-editor.php?p=/&canvas=edit'

const rooms: readonly Room[] = ['palette', 'fonts', 'header', 'footer', 'homepage']

export const heap: Row = {
  name: 'heap',
  from: 'designer',
  measures: {
    used: { what: 'Heap in the designer', unit: 'MB', goal: 'no more than the site editor’s' },
    siteEditor: { what: 'Heap of the site editor of the same store', unit: 'MB', goal: '' },
  },
  measure: async (visit) => {
    const { page } = visit
    for (const room of rooms) await inRoom(visit, room, () => atRest(page))
    const used = await heapOf(page)
    const editor = await page.context().newPage()
    try {
      await editor.goto(siteEditor)
      await seen(editor, () => window.bench.shown(window.bench.canvas()?.querySelector('header')), null)
      await atRest(editor)
      return { used: [used], siteEditor: [await heapOf(editor)] }
    } finally {
      await editor.close()
    }
  },
}
