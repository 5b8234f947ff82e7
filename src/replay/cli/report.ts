/** The report on one recording, as plain data: it is passed between threads, and `--json` prints it. */
import * as E from 'fp-ts/Either'
import jsep from 'jsep'
import type { AnyFact } from '../../persistence/log'
import { screen, type Screen } from '../../projections/screen'
import { diffOf, type Difference } from '../diff'
import { readFile } from '../file/read-file'
import type { Header, Recording, Unreadable } from '../file/recording'
import { judge, type Verdict } from '../judge'
import { laws } from '../laws'
import { minimise } from '../minimise'
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
  const smallest = options.minimise ? smallestOf(recording, options) : undefined
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
  return minimise(facts, broken)?.facts ?? null
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
 * Finds the first facts for which an expression over `state`, `event`, `seq` and `screen` holds.
 *
 * @returns the hits, or an error about the expression
 */
export const findWhere = (
  facts: readonly AnyFact[],
  expression: string,
  first: number,
): E.Either<string, readonly Hit[]> => {
  let at = 0
  return E.tryCatch(
    () => {
      const holds = question(expression, ['state', 'event', 'seq', 'screen'])
      const hits: Hit[] = []
      for (const { fact, after } of stepsOf(facts)) {
        if (hits.length >= first) break
        at = fact.seq
        const known = { state: readableState(after), event: fact.event, seq: fact.seq, screen: screen(after) }
        if (Boolean(holds(known))) hits.push({ seq: fact.seq, event: fact.event.type, screen: known.screen })
      }
      return hits
    },
    (error) =>
      `--where: ${error instanceof Error ? error.message : String(error)}${
        at === 0 ? '' : `, at fact ${at}. Where something may be missing, ?. helps`
      }.`,
  )
}

type Known = Readonly<Record<string, unknown>>
type Question = (known: Known) => unknown

/**
 * Compiles a question about a session in a small language: paths, comparisons, and, or, not. It resembles JavaScript, but has no
 * assignments, only the given names, only three calls, and access only to a value's own fields. So it is safe to run an expression that
 * comes with someone else's recording.
 *
 * Throws an `Error` with a sentence if the text cannot be parsed or uses names other than the given ones.
 */
export const question = (text: string, names: readonly string[]): Question => compile(parsed(text), names)

const parsed = (text: string): jsep.CoreExpression => jsep(text) as jsep.CoreExpression

const compile = (node: jsep.CoreExpression, names: readonly string[]): Question => {
  const part = (child: jsep.Expression | null) => compile(child as jsep.CoreExpression, names)
  switch (node.type) {
    case 'Literal':
      return () => node.value
    case 'Identifier':
      return named(node.name, names)
    case 'MemberExpression':
      return chained(chain(node, names))
    case 'CallExpression':
      return call(node, names)
    case 'UnaryExpression':
      return unary(node.operator, part(node.argument))
    case 'BinaryExpression':
      return binary(node.operator, part(node.left), part(node.right))
    case 'ConditionalExpression': {
      const [test, yes, no] = [part(node.test), part(node.consequent), part(node.alternate)]
      return (known) => (isTrue(test(known)) ? yes(known) : no(known))
    }
    case 'Compound':
      throw new Error(node.body.length === 0 ? 'there is no expression' : 'there is more than one expression')
    default:
      throw new Error(`${strange[node.type] ?? node.type} cannot be used here`)
  }
}

const strange: Readonly<Record<string, string>> = {
  ArrayExpression: 'a list',
  ThisExpression: '"this"',
  SequenceExpression: 'a list of expressions',
}

/** The calls available on a text or a list. They are looked up here, never on the value. */
const calls: Readonly<Record<string, (of: unknown, what: unknown) => boolean>> = {
  startsWith: (of, what) => typeof of === 'string' && typeof what === 'string' && of.startsWith(what),
  endsWith: (of, what) => typeof of === 'string' && typeof what === 'string' && of.endsWith(what),
  includes: (of, what) =>
    Array.isArray(of) ? of.includes(what) : typeof of === 'string' && typeof what === 'string' && of.includes(what),
}

const call = ({ callee, arguments: given }: jsep.CallExpression, names: readonly string[]): Question => {
  const { object, property, computed } = callee as jsep.MemberExpression
  const name = callee.type === 'MemberExpression' && !computed ? (property as jsep.Identifier).name : ''
  const answer = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (answer === undefined || given.length !== 1)
    throw new Error(`nothing is called here but ${Object.keys(calls).join(', ')}, each with one thing`)
  const [of, what] = [object, ...given].map((part) => compile(part as jsep.CoreExpression, names))
  return (known) => answer(of?.(known), what?.(known))
}

const named = (name: string, names: readonly string[]): Question => {
  if (name === 'undefined') return () => undefined
  if (!names.includes(name)) throw new Error(`there is no "${name}", only ${names.join(', ')}`)
  return (known) => known[name]
}

const unary = (operator: string, of: Question): Question => {
  if (operator === '!') return (known) => !isTrue(of(known))
  if (operator === '-') return (known) => -Number(of(known))
  throw new Error(`the operator ${operator} is not known`)
}

const binary = (operator: string, left: Question, right: Question): Question => {
  if (operator === '&&') return (known) => (isTrue(left(known)) ? right(known) : left(known))
  if (operator === '||') return (known) => (isTrue(left(known)) ? left(known) : right(known))
  if (operator === '??') return (known) => left(known) ?? right(known)
  const compare = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined
  if (compare === undefined) throw new Error(`the operator ${operator} is not known`)
  return (known) => compare(left(known), right(known))
}

type Comparable = string | number
const ordered = (a: unknown, b: unknown): a is Comparable =>
  (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string')
const isMissing = (value: unknown): boolean => value === null || value === undefined
const isSame = (a: unknown, b: unknown): boolean => a === b || (isMissing(a) && isMissing(b))

const comparisons: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '==': isSame,
  '!=': (a, b) => !isSame(a, b),
  '<': (a, b) => ordered(a, b) && a < (b as Comparable),
  '<=': (a, b) => ordered(a, b) && a <= (b as Comparable),
  '>': (a, b) => ordered(a, b) && a > (b as Comparable),
  '>=': (a, b) => ordered(a, b) && a >= (b as Comparable),
}

const isTrue = (value: unknown): boolean => Boolean(value)

/** Marks a `?.` on a missing value; the rest of its chain is not evaluated. */
const nothing = Symbol('nothing')

const chained =
  (of: Question): Question =>
  (known) => {
    const value = of(known)
    return value === nothing ? undefined : value
  }

const chain = (node: jsep.CoreExpression, names: readonly string[]): Question => {
  if (node.type !== 'MemberExpression') return compile(node, names)
  const of = chain(node.object as jsep.CoreExpression, names)
  const { optional = false } = node as { optional?: boolean }
  const key = node.computed
    ? compile(node.property as jsep.CoreExpression, names)
    : () => (node.property as jsep.Identifier).name
  return (known) => {
    const value = of(known)
    if (value === nothing || (optional && isMissing(value))) return nothing
    return field(value, key(known))
  }
}

/** Reads an own field of a value, nothing inherited. */
const field = (value: unknown, key: unknown): unknown => {
  if (typeof key !== 'string' && typeof key !== 'number') throw new Error('a field is asked for by a name or a number')
  if (isMissing(value)) throw new Error(`"${key}" is asked of nothing`)
  if (typeof value === 'string') return key === 'length' ? value.length : undefined
  return Object.hasOwn(value as object, key) ? (value as Record<string, unknown>)[key] : undefined
}
