import { mapValues } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import type { Ports, Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { unsavedTargets } from '../../../src/projections/publication'
import { valuesOf } from '../../../src/reducers/design/stack'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const local = '<!-- wp:site-logo /-->'
const hooked = `${local}<!-- wp:woocommerce/mini-cart /-->`

type Wanted = { readonly content?: string; readonly styles?: object }
type Body = Wanted & { readonly wanted?: Wanted; readonly writes?: Readonly<Record<string, Wanted | string>> }

/** What the store keeps: a plugin hooks a block into the header, and of the styles an attribute is left out. */
const kept = (wanted: Wanted): Wanted => {
  if (wanted.content === local) return { ...wanted, content: hooked }
  return wanted.styles === undefined ? wanted : { ...wanted, styles: { ...wanted.styles, color: {} } }
}

const inOtherWords = (store: FakeStore): Ports => {
  const { rest, ...others } = fakePorts(store)
  const ask: Rest['ask'] = (request) => {
    const body = request.body as Body | undefined
    if (body?.writes !== undefined) {
      const writes = mapValues(body.writes, (one) => (typeof one === 'string' ? one : kept(one)))
      return rest.ask({ ...request, body: { ...body, writes } })
    }
    if (request.method !== 'PUT' || body === undefined) return rest.ask(request)
    return rest.ask({
      ...request,
      body: body.wanted === undefined ? kept(body) : { ...body, wanted: kept(body.wanted) },
    })
  }
  return { ...others, rest: { ...rest, ask } }
}

/** Palette and header are chosen, and so is Save. */
const saving = async (page: Page) => {
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('HeaderChosen', { pattern: 'mine', title: 'Mine', content: local }))
  await page.loop.record(fact('SaveChosen'))
}

const stepsOf = ({ loop }: Page) => valuesOf(loop.state().designing.past).map(({ step }) => step.type)

describe('a store that keeps other bytes than it was sent', () => {
  const saved = async () => {
    const store = fakeStore()
    const page = await openPage(memoryLog(), inOtherWords(store), '')
    await saving(page)
    await until(page, (now) => now.saving.stage === 'saved' && owed(now).length === 0)
    return { store, page }
  }

  /** From the closing screen back to the designer, which reads the store again. */
  const back = async (page: Page) => {
    const readings = page.loop.state().seq
    await page.loop.record(fact('PathVisited', { path: paths.designer }))
    const { designing } = await until(page, (now) => now.seq > readings + 2 && owed(now).length === 0)
    return designing
  }

  it(
    'given the designer opens after Save, then palette and history are as before, with nothing to save',
    { tags: ['D-20'] },
    async () => {
      const { store, page } = await saved()
      expect(store.contents[id]).toBe(hooked)
      expect(await back(page)).toMatchObject({ design: { palette: 'Slate', header: { content: local } } })
      expect(stepsOf(page)).toEqual(['PaletteChosen', 'HeaderChosen'])
      expect(unsavedTargets(page.loop.state())).toEqual([])
      await page.loop.record(fact('DesignUndone'))
      const former = page.loop.state().designing.design?.header?.content
      await page.loop.record(fact('SaveChosen'))
      await until(page, (now) => now.saving.stage !== 'running')
      expect([page.loop.state().saving.stage, store.contents[id]]).toEqual(['saved', former])
      page.close()
    },
  )

  it('given another user changed the header since, then theirs is shown', { tags: ['D-20'] }, async () => {
    const { store, page } = await saved()
    store.contents[id] = 'Theirs'
    store.times[id] = 'later'
    expect(await back(page)).toMatchObject({ design: { palette: null, header: { content: 'Theirs' } } })
    expect(stepsOf(page)).toEqual([])
    page.close()
  })
})
