import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../support/corpus'
import { glossary, lackedByCorpus, recordedFacts, unheardOf } from './facts-of-corpus'

const recorded = recordedFacts()

describe('the corpus', { tags: ['P-03', 'L-06'] }, () => {
  it('given every fact of the glossary, then a session has it, except those that no session can have', () => {
    expect(lackedByCorpus(recorded)).toEqual([])
  })

  it('given a fact that no session can have, then it is in the glossary, and in no session', () => {
    const known = Object.keys(unheardOf)
    expect(known.filter((type) => recorded.has(type) || !glossary.includes(type))).toEqual([])
  })

  it('given the sessions of real browsers, then there are 25 or more', () => {
    expect(corpusFiles.filter((name) => name.startsWith('browser')).length).toBeGreaterThanOrEqual(25)
  })
})
