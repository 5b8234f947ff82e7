import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { refusal } from '../../support/fake-route'
import { fakeStore } from '../../support/fake-store'
import { asked, restored, undone } from '../../support/restore-run'
import { designed } from '../../support/saved-design'
import { until } from '../../support/session-run'
import { fakePorts } from '../../support/world'
import { restorePlan } from '../../../src/projections/restoring/restore-plan'

const header = 'twentytwentythree//header'
const theirs = '<!-- wp:paragraph --><p>By hand</p><!-- /wp:paragraph -->'

describe('the undo of a restore, which may come days later', () => {
  it('[D-20] given somebody has worked on parts of the store since, then those are left alone and named, and the rest comes', async () => {
    const store = fakeStore()
    const page = await designed(store, { theme: 'present' })
    const mine = store.contents['twentytwentythree//footer']
    await restored(page)
    store.contents[header] = theirs
    store.times[header] = 'days later'
    store.styles['3'] = { settings: {}, styles: { color: { text: '#c0ffee' } } }
    const { restoring } = await undone(page)
    expect(store.contents[header]).toBe(theirs)
    expect(store.styles['3']).toEqual({ settings: {}, styles: { color: { text: '#c0ffee' } } })
    expect(store.contents['twentytwentythree//footer']).toBe(mine)
    expect(restoring.stage === 'done' && restoring.left.map(({ thing, why }) => [thing.kind, why])).toEqual([
      ['styles', 'touched'],
      ['header', 'touched'],
    ])
    page.close()
  })

  it('[D-20] given another theme was activated, a setting changed or another page put in front since, then those stay', async () => {
    const store = fakeStore()
    const page = await designed(store)
    await restored(page)
    store.installed.add('twentytwentyfive')
    store.theme = 'twentytwentyfive'
    store.settings['page_on_front'] = 9
    const { restoring } = await undone(page)
    expect(store.theme).toBe('twentytwentyfive')
    expect(store.settings).toMatchObject({ show_on_front: 'page', page_on_front: 9 })
    expect(restoring).toMatchObject({
      left: expect.arrayContaining(
        ['theme', 'front-page'].map((kind) => ({
          thing: expect.objectContaining({ kind }) as unknown,
          why: 'touched',
        })),
      ) as unknown,
    })
    page.close()
  })

  it('[D-20] given a restore stopped at a header that somebody changes then, then another try leaves it alone', async () => {
    const store = fakeStore()
    let fails = false
    const weather = ({ method, path }: { readonly method: string; readonly path: string }) =>
      of(fails && method === 'DELETE' && path.includes(header) ? refusal(403, 'rest_forbidden') : null)
    const page = await designed(store, { theme: 'present', ports: fakePorts(store, weather) })
    const steps = restorePlan(await asked(page))
    fails = true
    await page.loop.record(fact('RestoreChosen', { steps, design: 'before' }))
    await until(page, ({ restoring }) => restoring.stage === 'failed')
    fails = false
    store.contents[header] = theirs
    store.times[header] = 'later'
    await page.loop.record(fact('RestoreRetried'))
    const { restoring } = await until(page, (state) => state.restoring.stage === 'done')
    expect(store.contents[header]).toBe(theirs)
    expect(restoring).toMatchObject({ left: [{ thing: { kind: 'header' }, why: 'touched' }] })
    page.close()
  })
})
