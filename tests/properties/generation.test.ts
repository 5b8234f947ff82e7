// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/events/route-path'
import { phaseOf } from '../../src/events/call-facts'
import type { AnyFact, Log } from '../../src/persistence/log'
import { restored as restoredOn } from '../support/restore-run'
import { type State } from '../../src/reducers'
import { fakeStore, type FakeStore } from '../support/fake-store'
import { openPage } from '../support/session-run'
import { walk, type Fate } from '../support/stormy-generation'
import { sumOf } from '../support/store-sum'
import { withAi } from '../support/wizard-run'
import { fakePorts } from '../support/world'
import { holds } from './holds'

const fate = fc.constantFrom<Fate>('fine', 'fine', 'fine', 'busy', 'lost')

/** After so many transactions the page is killed; the next one goes on. */
const lives = fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 4 })

describe('the generation killed after any fact, and resumed', { tags: ['P-05', 'L-03'] }, () => {
  it('given any crash, then store and design are the same, requests settled once, and restore reverts all', async () => {
    const calm = await walk([], [])
    const untouched = sumOf(fakeStore())
    await holds(
      fc.asyncProperty(lives, fc.array(fate, { maxLength: 120, size: 'max' }), async (deaths, fates) => {
        const stormy = await walk(deaths, fates)
        expect(answersPerRequest(stormy.facts)).toEqual(stormy.requests.map(() => 1))
        expect(stormy.sum).toEqual(calm.sum)
        expect(contentOf(stormy.state)).toEqual(contentOf(calm.state))
        await restored(stormy)
        expect(sumOf(stormy.store)).toEqual(untouched)
      }),
      // A hundred milliseconds each, with the timers of the real runner.
      { share: 0.06 },
    )
  })

  it('after every single fact of an undisturbed run', { tags: ['L-02'] }, async () => {
    const calm = await walk([], [])
    const transactions = calm.transactions
    expect(transactions).toBeGreaterThan(20)
    for (let life = 1; life <= transactions; life += 1) {
      const killed = await walk([life], [])
      expect({ life, sum: killed.sum, design: contentOf(killed.state) }).toEqual({
        life,
        sum: calm.sum,
        design: contentOf(calm.state),
      })
      expect(killed.facts.some(({ event }) => event.type === 'FlowResumed')).toBe(true)
      expect(answersPerRequest(killed.facts)).toEqual(killed.requests.map(() => 1))
    }
  })
})

const restored = async ({ log, store }: { readonly log: Log; readonly store: FakeStore }) => {
  const page = await openPage(log, fakePorts(store), paths.designer, withAi)
  await restoredOn(page)
  page.close()
}

const answersPerRequest = (facts: readonly AnyFact[]) =>
  facts
    .filter(({ event }) => phaseOf(event.type)?.phase === 'requested')
    .map(({ id }) => facts.filter(({ settles }) => settles === id).length)

const contentOf = ({ designing: { design }, route }: State) => ({
  path: route.path,
  design: design && { ...design, sections: design.sections.map(({ content, pattern }) => ({ content, pattern })) },
})
