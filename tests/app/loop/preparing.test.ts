import * as E from 'fp-ts/Either'
import { delay, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Ports, Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { saveProgress } from '../../../src/projections/saving'
import { foldAll } from '../../../src/reducers'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

/** A store with three pictures to prepare, one for each request; the test says when it goes on. */
const slowStore = async () => {
  const [log, store] = [memoryLog(), fakeStore()]
  const { rest, clock, ...others } = fakePorts(store)
  const posted: string[] = []
  let prepared = 0
  let isSlow = false
  let hangsAt = Infinity
  const ask: Rest['ask'] = (request) => {
    if (!isSlow || !request.path.endsWith('/publications')) return rest.ask(request)
    posted.push((request.body as { readonly id: string }).id)
    if (prepared === hangsAt) return NEVER
    if (prepared === 4) return rest.ask(request)
    const reply = { id: 'any', what: 'pictures', done: Math.min(3, (prepared += 1)), left: Math.max(0, 3 - prepared) }
    return of(E.mapLeft(() => ({ tag: 'Garbled' as const, what: '' }))(request.reply.decode(reply))).pipe(delay(10))
  }
  const ports: Ports = { ...others, clock, rest: { ...rest, ask } }
  const page = await openPage(log, ports, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  isSlow = true
  return { log, page, ports, posted, hangs: (at: number) => void (hangsAt = at) }
}

describe('a store that prepares pictures before it publishes', () => {
  it(
    'Save shows how many are done, then that it publishes; a replay of the session shows the same',
    { tags: ['D-13'] },
    async () => {
      const { page, posted } = await slowStore()
      await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      const seen: unknown[] = []
      const following = page.loop.state$.subscribe((state) => {
        const progress = saveProgress(state)
        if (seen.at(-1) !== progress) seen.push(progress)
      })
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'saved')
      following.unsubscribe()
      const told = [
        null,
        { stage: 'preparing', done: 0, of: 0 },
        { stage: 'publishing' },
        { stage: 'preparing', done: 1, of: 3 },
        { stage: 'preparing', done: 2, of: 3 },
        { stage: 'publishing' },
        null,
      ]
      expect(distinct(seen)).toEqual(told)
      expect([posted.length, new Set(posted).size]).toEqual([5, 1])
      const facts = page.loop.facts()
      const since = facts.findIndex(({ event }) => event.type === 'SaveChosen')
      expect(
        distinct(facts.slice(since - 1).map((_, at) => saveProgress(foldAll(facts.slice(0, since + at))))),
      ).toEqual(told)
      page.close()
    },
  )

  it(
    'a page that is reloaded meanwhile shows the same progress, and continues under the same id',
    { tags: ['L-02', 'D-13'] },
    async () => {
      const { log, page, ports, posted, hangs } = await slowStore()
      hangs(2)
      await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      await page.loop.record(fact('SaveChosen'))
      await until(page, () => posted.length === 3)
      page.close()
      const reloaded = await openPage(log, ports, '', {}, 'reload')
      expect(saveProgress(reloaded.loop.state())).toEqual({ stage: 'preparing', done: 2, of: 3 })
      hangs(Infinity)
      reloaded.close()
      const last = await openPage(log, ports, '', {}, 'reload')
      await until(last, ({ saving }) => saving.stage === 'saved')
      expect(new Set(posted).size).toBe(1)
      last.close()
    },
  )
})

const distinct = (all: readonly unknown[]): readonly unknown[] =>
  all.filter((one, at) => JSON.stringify(one) !== JSON.stringify(all[at - 1]))
