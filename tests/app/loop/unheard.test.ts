import * as E from 'fp-ts/Either'
import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/memory-log'
import { owed } from '../../../src/projections/owed'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const headerOf = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`

/** The set-up is done, and from now on the store writes headers without an answer, until it is mended. */
const withoutAnswer = async () => {
  const store = fakeStore()
  const { rest, ...ports } = fakePorts(store)
  let isLost = false
  const ask: Rest['ask'] = (request) =>
    isLost && request.method === 'PUT' && request.path.includes(id)
      ? rest.ask(request).pipe(map(() => E.left({ tag: 'Timeout' as const })))
      : rest.ask(request)
  const page = await openPage(memoryLog(), { ...ports, rest: { ...rest, ask } }, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  isLost = true
  return { store, page, mend: () => void (isLost = false) }
}

/** Chooses a header, saves, and waits until that has ended. */
const save = async ({ loop, ...page }: Awaited<ReturnType<typeof openPage>>, title: string) => {
  await loop.record(fact('HeaderChosen', { pattern: title, title, content: headerOf(title) }))
  await loop.record(fact('SaveChosen'))
  const { saving } = await until({ loop, ...page }, (now) => now.saving.stage !== 'running')
  return saving
}

describe('a Save whose answer is lost', () => {
  it('[D-20] given other choices since, then the next Save takes what it finds for its own, whichever it is', async () => {
    const { store, page, mend } = await withoutAnswer()
    expect(await save(page, 'First')).toMatchObject({ stage: 'failed', fault: { tag: 'Timeout' } })
    const first = store.contents[id]
    expect(first).toBe(headerOf('First'))
    expect(await save(page, 'Second')).toMatchObject({ stage: 'failed', fault: { tag: 'Timeout' } })
    // The second one never came to the store.
    store.contents[id] = headerOf('First')
    mend()
    expect(await save(page, 'Third')).toMatchObject({ stage: 'saved' })
    expect(store.contents[id]).toBe(headerOf('Third'))
    page.close()
  })

  it('[D-20] given someone else changed it after that, then it is asked about', async () => {
    const { store, page, mend } = await withoutAnswer()
    await save(page, 'First')
    store.contents[id] = headerOf('Theirs')
    store.times[id] = 'later'
    mend()
    expect(await save(page, 'Second')).toMatchObject({ stage: 'failed', fault: { tag: 'Conflict', what: 'header' } })
    expect(store.contents[id]).toBe(headerOf('Theirs'))
    page.close()
  })
})
