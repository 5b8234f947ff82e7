/** Which facts of the glossary the recorded sessions have, and which they lack. */
import { readFileSync } from 'node:fs'
import type * as t from 'io-ts'
import { FlowEvent } from '../../src/events'
import { calls } from '../../src/events/call-facts'
import { corpusFiles, corpusRecording } from '../support/corpus'
import { tours, toursOfScreens } from './made/tours'

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

/** Of the calls that are in a tour, each test run makes the sessions in which they end so. */
const made = (): readonly string[] => [
  // Refusals and abandonments have one form for every call, so that their recordings would show nothing new.
  ...tours.flatMap((tour) => tour.calls.flatMap((call) => [calls[call].refused.name, calls[call].abandoned.name])),
  // Until a fact is in a release, no merchant's session has it, and its form may change.
  ...(isUnreleased()
    ? toursOfScreens.flatMap((tour) =>
        tour.calls.flatMap((call) => [calls[call].requested.name, calls[call].done.name]),
      )
    : []),
]

const isUnreleased = (): boolean => readFileSync('CHANGELOG.md', 'utf8').includes('\n## Unreleased\n')

/** The facts that a recording has to have, and none has. */
export const lackedByCorpus = (recorded: ReadonlySet<string>): readonly string[] => {
  const known = new Set([...recorded, ...made(), ...Object.keys(unheardOf)])
  return glossary.filter((type) => !known.has(type))
}
