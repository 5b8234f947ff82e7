/** Lives a tour with the real loop and the real runner over the fake store; who waits in vain gives the flow up. */
import * as E from 'fp-ts/Either'
import { fact } from '../../../src/events'
import type { AnyFact } from '../../../src/persistence/log'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { fakeStore } from '../../support/fake-store'
import { atRest, openPage, type Page } from '../../support/session-run'
import type { Tour } from './tours'
import { fakePorts } from '../../support/world'
import { troubled, type Fate } from './trouble'

export const lived = async (
  { path, surroundings, before, then, amends, calls }: Tour,
  fate: Fate,
): Promise<readonly AnyFact[]> => {
  const log = memoryLog()
  const { effect, begin } = troubled(calls, fate)
  if (before.length + then.length === 0 || path !== '') begin()
  const page = await openPage(log, fakePorts(fakeStore()), path, surroundings, 'address', effect)
  await atRest(page)
  for (const step of before) await take(page, step)
  begin()
  for (const step of then) await take(page, step)
  if (fate === 'refused') for (const step of amends) await take(page, step)
  if (fate === 'hanging') await take(page, () => fact('FlowAbandoned'))
  page.close()
  const facts = await log.read(page.loop.session, 0)
  return E.isRight(facts) ? facts.right : []
}

const take = async (page: Page, step: Tour['then'][number]): Promise<void> => {
  await page.loop.record(step(page.loop.state()))
  await atRest(page)
}
