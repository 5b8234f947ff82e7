import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { judge } from '../../src/replay/judge'
import { laws } from '../../src/replay/laws'
import { anySession, wellFormed } from '../arbitraries/sessions'
import { wholeFlow } from './recordings'

let facts: readonly AnyFact[]
beforeAll(async () => {
  facts = await wholeFlow()
})

describe('the laws', () => {
  it('given a whole flow, then every law holds', { tags: ['V-03'] }, () => {
    expect(judge({ facts }).filter(({ broken }) => broken !== null)).toEqual([])
  })

  it.each(laws.map((law) => [law.name, law] as const))(
    'given any session, then %s holds',
    { tags: ['V-03'] },
    (_name, law) => {
      fc.assert(
        fc.property(anySession, (entries) => {
          expect(law.broken(wellFormed(entries))).toBeNull()
        }),
      )
    },
  )
})
