/** The stories that are measured: a recorded session up to its first Save, and then as many choices of a merchant as are wanted. */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { readFile } from '../../src/replay/file/read-file'
import { continued, type Story } from './choices'

/** The first facts of a session of this length. */
export const storyOf = (length: number): Story => continued(begun(), length)

export const begun = (): Story => {
  const address = new URL('../../tests/corpus/set-up-to-survey.ndjson', import.meta.url)
  const read = readFile(readFileSync(address, 'utf8'))
  if (E.isLeft(read)) throw new Error(read.left.why)
  const facts = read.right.facts.filter((one): one is Recorded<FlowEvent> => one.event.type !== 'UnknownFact')
  return facts.slice(
    0,
    facts.findIndex(({ event }) => event.type === 'SaveChosen'),
  )
}
