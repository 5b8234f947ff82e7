/** The report on one recording, as plain data: it is passed between threads, and `--json` prints it. */
import { parse } from '@marcbachmann/cel-js'
import * as E from 'fp-ts/Either'
import type { AnyFact } from '../../persistence/log'
import { screen, type Screen } from '../../projections/screen'
import { diffOf, type Difference } from '../diff'
import { readFile } from '../file/read-file'
import type { Header, Recording, Unreadable } from '../file/recording'
import { judge, type Verdict } from '../judge'
import { laws } from '../laws'
import { minimize } from '../minimize'
import { callTimes, readableState, type CallTime, type ReadableState } from '../readable'
import { screenPath, stateAt, stepsOf, type Stop } from '../steps'
import type { CliOptions } from './options'

type Moment = { readonly seq: number; readonly screen: Screen; readonly path: string; readonly state: ReadableState }

export type Report = {
  readonly file: string
  readonly header: Header
  readonly facts: number
  /** Milliseconds from the first fact to the last. */
  readonly lasted: number
  readonly began: number
  readonly doubts: readonly string[]
  readonly unknown: readonly { readonly seq: number; readonly type: string; readonly why: string }[]
  readonly screens: readonly Stop[]
  readonly calls: readonly CallTime[]
  readonly verdicts: readonly Verdict[]
  readonly until?: Moment
  readonly diff?: readonly Difference[]
  readonly where?: readonly Hit[]
  /** The position and type of each of the fewest facts; null if the law holds. */
  readonly smallest?: readonly { readonly seq: number; readonly event: string }[] | null
}

export type Failed = { readonly file: string; readonly unreadable: Unreadable }

export const reportOn = (file: string, text: string, options: CliOptions): E.Either<Failed, Report> => {
  const read = readFile(text)
  if (E.isLeft(read)) return E.left({ file, unreadable: read.left })
  const recording = read.right
  const { facts } = recording
  const hits = options.where === null ? undefined : findWhere(facts, options.where, options.first)
  if (hits !== undefined && E.isLeft(hits)) return E.left({ file, unreadable: { line: 0, why: hits.left } })
  const smallest = options.minimize ? smallestOf(recording, options) : undefined
  return E.right({
    file,
    header: recording.header,
    ...summary(facts),
    doubts: recording.doubts,
    verdicts: judge(recording, chosen(options)),
    ...(options.until === null ? {} : { until: momentAt(facts, options.until) }),
    ...(options.diff === null
      ? {}
      : {
          diff: diffOf(
            ...(options.diff.map((seq) => readableState(stateAt(facts, seq))) as [ReadableState, ReadableState]),
          ),
        }),
    ...(hits === undefined ? {} : { where: hits.right }),
    ...(smallest === undefined
      ? {}
      : { smallest: smallest && smallest.map(({ seq, event }) => ({ seq, event: event.type })) }),
  })
}

/** The fewest facts that still break the chosen law. */
export const smallestOf = ({ facts }: Recording, options: CliOptions): readonly AnyFact[] | null => {
  const broken = (some: readonly AnyFact[]) => judge({ facts: some }, chosen(options)).some((verdict) => verdict.broken)
  return minimize(facts, broken)?.facts ?? null
}

const chosen = ({ law }: CliOptions) => laws.filter(({ name }) => law === null || name === law)

const summary = (facts: readonly AnyFact[]) => ({
  facts: facts.length,
  began: facts[0]?.at ?? 0,
  lasted: (facts.at(-1)?.at ?? 0) - (facts[0]?.at ?? 0),
  unknown: facts.flatMap(({ seq, event }) =>
    event.type === 'UnknownFact' ? [{ seq, type: nameOf(event.raw), why: event.why }] : [],
  ),
  screens: orNone(() => screenPath(facts)),
  calls: callTimes(facts),
})

/** Empty if the fold throws: the laws report that, and the rest of the report remains. */
const orNone = <A>(look: () => readonly A[]): readonly A[] =>
  E.getOrElse((): readonly A[] => [])(E.tryCatch(look, () => null))

const momentAt = (facts: readonly AnyFact[], seq: number): Moment => {
  const state = stateAt(facts, seq)
  return { seq: state.seq, screen: screen(state), path: state.route.path, state: readableState(state) }
}

const nameOf = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'type' in raw ? String(raw.type) : 'without a name'

type Hit = { readonly seq: number; readonly event: string; readonly screen: Screen }

/**
 * Finds the first facts for which an expression in CEL over `state`, `event`, `seq` and `screen` holds. CEL reaches nothing else and changes
 * nothing, so it is safe to run an expression that comes with someone else's recording. `===` is the same as `==`.
 *
 * @returns the hits, or what is wrong with the expression if it has no answer at any fact; at a fact that lacks a field it does not hold
 */
export const findWhere = (
  facts: readonly AnyFact[],
  expression: string,
  first: number,
): E.Either<string, readonly Hit[]> => {
  const hits: Hit[] = []
  let problem: unknown = null
  let hasAnswer = facts.length === 0
  try {
    const holds = parse(expression.replaceAll(/([=!])==/g, '$1='))
    for (const { fact, after } of stepsOf(facts)) {
      if (hits.length >= first) break
      const known = { state: readableState(after), event: fact.event, seq: fact.seq, screen: screen(after) }
      try {
        if (Boolean(holds(known))) hits.push({ seq: fact.seq, event: fact.event.type, screen: known.screen })
        hasAnswer = true
      } catch (error) {
        problem = error
      }
    }
  } catch (error) {
    problem = error
  }
  return hasAnswer ? E.right(hits) : E.left(`--where: ${E.toError(problem).message.split('\n')[0]}.`)
}
