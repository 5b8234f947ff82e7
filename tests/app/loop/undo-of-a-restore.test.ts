import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { canRetry, restoreView } from '../../../src/projections/restoring'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { restored, undone } from '../../support/restore-run'
import { designed } from '../../support/saved-design'
import { until } from '../../support/session-run'
import { sumOf } from '../../support/store-sum'

const header = 'twentytwentythree//header'

const changes: readonly (readonly [string, (store: FakeStore) => void])[] = [
  [
    'a header was written',
    (store) => {
      store.contents[header] = '<!-- wp:paragraph --><p>By hand</p><!-- /wp:paragraph -->'
      store.times[header] = 'days later'
    },
  ],
  [
    'other colors were chosen',
    (store) => (store.styles['3'] = { settings: {}, styles: { color: { text: '#c0ffee' } } }),
  ],
  ['another page was put in front', (store) => (store.settings['page_on_front'] = 9)],
  [
    'another theme was activated',
    (store) => {
      store.installed.add('twentytwentyfive')
      store.theme = 'twentytwentyfive'
    },
  ],
]

describe('the undo of a restore, which may come days later', () => {
  it.each(changes)(
    'given %s since, then that is not overwritten, and it is listed',
    { tags: ['D-20'] },
    async (_, change) => {
      const store = fakeStore()
      const page = await designed(store, { theme: 'present' })
      await restored(page)
      change(store)
      const theirs = sumOf(store)
      await page.loop.record(fact('RestoreUndone'))
      const view = restoreView(await until(page, ({ restoring }) => restoring.stage === 'failed'))
      expect(view).toMatchObject({ stage: 'going', fault: { code: 'customize_your_store_changed' } })
      // Only the list tells what there is now.
      expect(view.stage === 'going' && canRetry(view)).toBe(false)
      expect(sumOf(store)).toEqual(theirs)
      page.close()
    },
  )

  it('given no changes since, then everything is as it was saved', { tags: ['D-20'] }, async () => {
    const store = fakeStore()
    const page = await designed(store, { theme: 'present' })
    const saved = sumOf(store)
    await restored(page)
    await undone(page)
    expect(sumOf(store)).toEqual(saved)
    page.close()
  })
})
