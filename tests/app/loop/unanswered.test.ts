import * as E from 'fp-ts/Either'
import { map, NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Ports, Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { conflict } from '../../../src/projections/saving'
import { fakeStore } from '../../support/fake-store'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const headerOf = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`

type Line = 'fine' | 'unheard' | 'unsent' | 'first one unsent' | 'hanging'

/** The set-up has published its own. What becomes of a publication from now on, the test says. */
const designed = async () => {
  const [log, store] = [memoryLog(), fakeStore()]
  let line: Line = 'fine'
  const posted: string[] = []
  const { rest, ...others } = fakePorts(store)
  const lost = () => E.left<Fault>({ tag: 'Timeout' })
  const ask: Rest['ask'] = (request) => {
    if (!request.path.endsWith('/publications')) return rest.ask(request)
    posted.push((request.body as { readonly id: string }).id)
    if (line === 'fine') return rest.ask(request)
    if (line === 'hanging') return NEVER
    const isOther = posted.at(-1) !== posted[0]
    if (line === 'first one unsent' && isOther) return rest.ask(request)
    const answer = line !== 'unheard' ? rest.ask({ ...request, path: '/nowhere' }) : rest.ask(request)
    return answer.pipe(map(lost))
  }
  const ports: Ports = { ...others, rest: { ...rest, ask } }
  const page = await openPage(log, ports, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  posted.length = 0
  return { log, store, ports, page, posted, meets: (now: Line) => void (line = now) }
}

/** Chooses a header, saves, and waits until that has ended. */
const save = async (page: Page, title: string) => {
  await page.loop.record(fact('HeaderChosen', { pattern: title, title, content: headerOf(title) }))
  await page.loop.record(fact('SaveChosen'))
  const { saving } = await until(page, (now) => now.saving.stage !== 'running')
  return saving
}

const timeout = { stage: 'failed', fault: { tag: 'Timeout' } }

describe('a Save whose answer is lost', () => {
  it(
    'given Save again, then it is posted under the same id, and is published once',
    { tags: ['P-15', 'D-13'] },
    async () => {
      const { store, page, posted, meets } = await designed()
      meets('unheard')
      expect(await save(page, 'First')).toMatchObject(timeout)
      const written = store.times[id]
      meets('fine')
      await page.loop.record(fact('SaveChosen'))
      await until(page, (now) => now.saving.stage === 'saved')
      expect([new Set(posted).size, posted.length, store.times[id]]).toEqual([1, 4, written])
      page.close()
    },
  )

  it(
    'given the page is loaded again meanwhile, then the next Save goes on under the same id',
    { tags: ['P-15'] },
    async () => {
      const { log, store, ports, page, posted, meets } = await designed()
      meets('unsent')
      await save(page, 'First')
      page.close()
      meets('fine')
      const reloaded = await openPage(log, ports, '', {}, 'reload')
      expect(new Set(posted).size).toBe(1)
      await reloaded.loop.record(fact('PathVisited', { path: page.loop.state().route.path }))
      await reloaded.loop.record(fact('SaveChosen'))
      await until(reloaded, (now) => now.saving.stage === 'saved')
      expect([new Set(posted).size, store.contents[id]]).toEqual([1, headerOf('First')])
      reloaded.close()
    },
  )

  it.each(['unheard', 'unsent'] as const)(
    'given other choices since, then the next Save recognizes the store’s state as its own (%s)',
    { tags: ['D-20'] },
    async (line) => {
      const { store, page, posted, meets } = await designed()
      meets(line)
      expect(await save(page, 'First')).toMatchObject(timeout)
      meets('fine')
      expect(await save(page, 'Second')).toMatchObject({ stage: 'saved' })
      expect([new Set(posted).size, store.contents[id]]).toEqual([2, headerOf('Second')])
      page.close()
    },
  )

  it('given another user changed it after that, then the merchant is asked', { tags: ['D-20'] }, async () => {
    const { store, page, meets } = await designed()
    meets('unheard')
    await save(page, 'First')
    store.contents[id] = headerOf('Theirs')
    store.times[id] = 'later'
    meets('fine')
    expect(await save(page, 'Second')).toMatchObject({ stage: 'failed' })
    expect(conflict(page.loop.state())).toMatchObject({ what: 'header', theirs: { text: headerOf('Theirs') } })
    expect(store.contents[id]).toBe(headerOf('Theirs'))
    page.close()
  })

  it(
    'given the former design never gets an answer, then another one is published nevertheless',
    { tags: ['P-15'] },
    async () => {
      const { store, page, posted, meets } = await designed()
      meets('first one unsent')
      expect(await save(page, 'First')).toMatchObject(timeout)
      expect(await save(page, 'Second')).toMatchObject({ stage: 'saved' })
      expect([posted.length, new Set(posted).size, store.contents[id]]).toEqual([7, 2, headerOf('Second')])
      page.close()
    },
  )
})

describe('a page that is loaded again while it publishes', () => {
  it('continues the request under its id, and publishes once', { tags: ['P-15', 'L-10'] }, async () => {
    const { log, store, ports, page, posted, meets } = await designed()
    await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
    meets('hanging')
    await page.loop.record(fact('SaveChosen'))
    await until(page, () => posted.length === 1)
    const { calls, route } = page.loop.state()
    const [request] = Object.keys(calls.open)
    page.close()
    meets('fine')
    const reloaded = await openPage(log, ports, route.path, {}, 'reload')
    await until(reloaded, (now) => now.saving.stage === 'saved')
    expect(posted).toEqual([request, request])
    expect(store.options['woocommerce_admin_customize_store_completed']).toBe('yes')
    reloaded.close()
  })
})
