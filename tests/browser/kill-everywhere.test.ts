// @module-tag all
import { describe, expect, it } from 'vitest'
import { jobNames, jobs } from './killing/jobs'
import { calmly, isRight, killedAt, type Outcome } from './killing/kill-at'
import { isAsked, order, places } from './killing/order'
import type { Place } from './killing/stop-at-fact'
import { tell } from './killing/told'

/**
 * Where a thing is asked for, and nobody learns whether it was done: in the set-up, and in Save. By type, since a number would mean
 * another fact whenever the flow asks one thing more. The rest is `npm run kill-everywhere`.
 */
const someOfEach = (facts: readonly string[]): readonly Place[] =>
  [facts.indexOf('PublicationRequested'), facts.lastIndexOf('PublicationRequested')].map((index) => ({
    fact: index + 1,
    moment: 'after',
  }))

describe('a browser that is killed at a fact, and a merchant who goes on by what is on the screen', () => {
  for (const job of jobNames.filter((name) => isAsked(name, name === 'main')))
    it(
      `${job}: the store is as after an undisturbed run`,
      { tags: ['P-15', 'L-02', 'L-03', 'N-04'], timeout: 86_400_000 },
      async () => {
        const { store, facts } = await calmly(jobs[job])
        const wrong: Outcome[] = []
        for (const place of order === null ? someOfEach(facts) : places(order, facts)) {
          const outcome = await killedAt(jobs[job], place, store)
          tell({ job, what: inWords(outcome, facts.length), ...outcome })
          if (!isRight(outcome)) wrong.push(outcome)
        }
        expect(wrong).toEqual([])
      },
    )
})

const inWords = ({ fact, moment, type, before }: Outcome, of: number): string =>
  `${fact}/${of} ${type === null ? 'the job was at its end' : `${moment} ${type}`}, ${before} kept`
