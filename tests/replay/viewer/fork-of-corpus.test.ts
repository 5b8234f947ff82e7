// @module-tag more
/** A fork means what its original means, in a log whose positions are others than those that the recording refers to. */
import * as E from 'fp-ts/Either'
import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import type { AnyFact } from '../../../src/persistence/log'
import { foldAll } from '../../../src/reducers'
import { mapTexts } from '../../../src/replay/file/derived'
import { forkOf } from '../../../src/replay/viewer/fork'
import { isEverything } from '../../setup/scope'
import { corpusFiles, corpusRecording } from '../../support/corpus'

let ids = 0
const stamps = { id: () => `new-${(ids += 1)}`, now: () => 1_800_000_000_000, tab: 'viewer', build: 'later' }

const log = indexedDbLog('fork-of-corpus')

/** Other facts lie between the forks, so that no fork is where another one would be. */
const other = () => {
  const event = fact('DesignUndone')
  return { id: stamps.id(), session: 'other', at: 0, tab: 't', build: 'b', cause: null, settles: null, event }
}

const forked = async (facts: readonly AnyFact[]): Promise<readonly AnyFact[]> => {
  const fork = forkOf(facts, stamps)
  await log.append([other(), other(), other()])
  expect(E.isRight(await log.append(fork))).toBe(true)
  const sessions = await log.sessions()
  const kept = await log.read(E.isRight(sessions) ? (sessions.right[0]?.id ?? '') : '', 0)
  return E.isRight(kept) ? kept.right : []
}

/** The design with its history; sections are named by the position of a fact within its session. */
const designIn = (facts: readonly AnyFact[]): unknown => {
  const places = new Map(facts.map(({ seq }, index) => [String(seq), index]))
  const { designing, skipped } = foldAll(facts)
  const named = mapTexts(designing, (text) =>
    text.replace(/^(\d+)(?=-\d+$)/, (seq) => `fact ${places.get(seq) ?? 'unknown'} `),
  )
  return { designing: named, skipped: skipped.length }
}

const places = [0.5, 0.8, 1]

/** Each recording at all places, or in `npm test` at one of them in turn. */
const forks = corpusFiles.flatMap((name, index) =>
  (isEverything ? places : places.slice(index % 3, (index % 3) + 1)).map((share) => ({ name, share })),
)

it.each(forks)(
  'given $name is forked after $share of it, then the fork has the same design with the same history',
  { tags: ['V-02'] },
  async ({ name, share }) => {
    const { facts } = corpusRecording(name)
    const here = facts.slice(0, Math.ceil(facts.length * share))
    expect(designIn(await forked(here))).toEqual(designIn(here))
  },
)
