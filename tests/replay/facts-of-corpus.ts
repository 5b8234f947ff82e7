/** Which facts of the glossary the recorded sessions have, and which they lack. */
import type * as t from 'io-ts'
import { FlowEvent } from '../../src/events'
import { calls } from '../../src/events/call-facts'
import { corpusFiles, corpusRecording } from '../support/corpus'
import { tours } from './made/tours'

/** Facts of the glossary that no recorded session can have, and why. */
export const unheardOf: Readonly<Record<string, string>> = {
  DepartureRefused: 'Nobody is asked whether the page may be left: the effect answers at once.',
  DepartureAbandoned: 'The answer follows the request at once, so that nobody can give up in between.',
}

export const glossary = (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map(
  (member) => member.type.props.type.value,
)

export const recordedFacts = (): ReadonlySet<string> =>
  new Set(corpusFiles.flatMap((name) => corpusRecording(name).facts.map(({ event }) => event.type)))

/** The refusal and the abandonment are of one form for every call. Each test run lives through those of a call that is in a tour. */
const livedThrough: ReadonlySet<string> = new Set(
  tours.flatMap((tour) => tour.calls.flatMap((call) => [calls[call].refused.name, calls[call].abandoned.name])),
)

export const lackedByCorpus = (recorded = recordedFacts()): readonly string[] =>
  glossary.filter((type) => !recorded.has(type) && !livedThrough.has(type) && !(type in unheardOf))
