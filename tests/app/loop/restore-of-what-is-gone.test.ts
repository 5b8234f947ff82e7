import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Ports } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/shell/route-path'
import { memoryLog } from '../../../src/persistence/memory-log'
import { owed } from '../../../src/projections/owed'
import { refusal } from '../../support/fake-route'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { restored, undone } from '../../support/restore-run'
import { openPage, until } from '../../support/session-run'
import { designed } from '../../support/saved-design'
import { fakePorts } from '../../support/world'

const home = 'twentytwentythree//home'

/** A theme whose only template is `index`: its home page exists only while it is customized. */
const withIndexOnly = (store: FakeStore): Ports => {
  const ports = fakePorts(store)
  const index = '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:query /-->'
  return {
    ...ports,
    rest: {
      ...ports.rest,
      ask: (request) => {
        const { method, path } = request
        if (Object.hasOwn(store.contents, home) || method === 'POST') return ports.rest.ask(request)
        if (path.startsWith('/wp/v2/templates/lookup')) {
          const reply = { id: 'twentytwentythree//index', content: { raw: index }, modified: null }
          return of(E.mapLeft(() => refusal(500, 'garbled'))(request.reply.decode(reply)))
        }
        return path.includes(`/wp/v2/templates/${home}`)
          ? of(E.left(refusal(404, 'rest_template_not_found')))
          : ports.rest.ask(request)
      },
    },
  }
}

describe('a restore of things that are gone', () => {
  it('[D-19] given a theme without a home template, then the restore removes the one that Save made, and the undo makes it again', async () => {
    const store = fakeStore()
    const page = await designed(store, { ports: withIndexOnly(store), theme: 'present' })
    const mine = store.contents[home]
    expect(mine).toBeDefined()
    await restored(page)
    expect(store.contents[home]).toBeUndefined()
    await undone(page)
    expect(store.contents[home]).toBe(mine)
    page.close()
  })

  it('[D-19] given the page that was in front is deleted or no longer public, then the posts stay in front, and that is told', async () => {
    for (const status of [null, 'private']) {
      const store = fakeStore()
      const page = await designed(store)
      // What WordPress does then.
      store.settings['page_on_front'] = 0
      if (status === null) Reflect.deleteProperty(store.pages, '8')
      else store.pages['8'] = status
      const { restoring } = await restored(page)
      expect(store.settings['show_on_front']).toBe('posts')
      expect(restoring).toMatchObject({ left: [{ thing: { kind: 'front-page' }, why: 'gone' }] })
      page.close()
    }
  })

  it('[D-19] given a store without a trash, then the samples become drafts, and the undo publishes them', async () => {
    const store = fakeStore()
    const weather = ({ method, path }: { readonly method: string; readonly path: string }) =>
      of(method === 'DELETE' && path.includes('/product/') ? refusal(501, 'rest_trash_not_supported') : null)
    const page = await designed(store, { ports: fakePorts(store, weather) })
    const statuses = () => new Set(store.products.map(({ status }) => status))
    expect(statuses()).toEqual(new Set(['publish']))
    await restored(page)
    expect(statuses()).toEqual(new Set(['draft']))
    expect(store.theme).toBe('twentytwentythree')
    await undone(page)
    expect(statuses()).toEqual(new Set(['publish']))
    page.close()
  })

  it('[D-19] given the former theme is deleted, then the rest goes back, and that is told', async () => {
    const store = fakeStore()
    const page = await designed(store)
    store.installed.delete('twentytwentythree')
    const { restoring } = await restored(page)
    expect(restoring).toMatchObject({ left: [{ thing: { kind: 'theme', slug: 'twentytwentythree' }, why: 'gone' }] })
    page.close()
  })

  it('[D-19] given the styles are made anew under another number, then the theme comes back all the same', async () => {
    const store = fakeStore()
    const page = await designed(store)
    Reflect.deleteProperty(store.styles, '7')
    const { restoring } = await restored(page)
    expect(restoring).toMatchObject({ left: [{ thing: { kind: 'styles' }, why: 'gone' }] })
    expect(store.theme).toBe('twentytwentythree')
    page.close()
  })

  it('[D-19] given a menu that Save published is deleted, then the rest goes back, and that is told', async () => {
    const store = fakeStore()
    store.menus.push({ id: 5, status: 'draft' })
    store.theme = 'twentytwentyfour'
    store.contents['twentytwentyfour//header'] = '<!-- wp:navigation {"ref":5} /-->'
    store.times['twentytwentyfour//header'] = 'long ago'
    store.options['woocommerce_admin_customize_store_completed'] = 'yes'
    const page = await openPage(memoryLog(), fakePorts(store), paths.designer)
    await until(page, (state) => state.designing.server !== null && owed(state).length === 0)
    await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
    await page.loop.record(fact('SaveChosen'))
    await until(page, ({ saving }) => saving.stage === 'saved')
    expect(store.menus).toEqual([{ id: 5, status: 'publish' }])
    store.menus.splice(0)
    const { restoring } = await restored(page)
    expect(restoring).toMatchObject({ left: [{ thing: { kind: 'menu', id: 5 }, why: 'gone' }] })
    expect(store.styles['7']).toEqual({ settings: {}, styles: {} })
    page.close()
  })
})
