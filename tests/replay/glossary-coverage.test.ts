import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { FlowEvent } from '../../src/events'
import { corpusFiles, corpusRecording } from '../support/corpus'

/** Facts of the glossary that no recorded session can have, and why. */
const unheardOf: Readonly<Record<string, string>> = {
  DepartureRefused: 'Nobody is asked whether the page may be left: the effect answers at once.',
  DepartureAbandoned: 'The answer follows the request at once, so that nobody can give up in between.',
}

const glossary = (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map(
  (member) => member.type.props.type.value,
)

const recorded = new Set<string>(
  corpusFiles.flatMap((name) => corpusRecording(name).facts.map(({ event }) => event.type)),
)

describe('[P-03][L-06] the corpus', () => {
  it('given every fact of the glossary, then a session of the corpus has it, but for those that none can have', () => {
    expect(glossary.filter((type) => !recorded.has(type) && !(type in unheardOf))).toEqual([])
  })

  it('given a fact that none can have, then it is in the glossary, and indeed in no session', () => {
    const known = Object.keys(unheardOf)
    expect(known.filter((type) => recorded.has(type) || !glossary.includes(type))).toEqual([])
  })

  it('given the sessions of real browsers, then there are 25 or more', () => {
    expect(corpusFiles.filter((name) => name.startsWith('browser')).length).toBeGreaterThanOrEqual(25)
  })
})
