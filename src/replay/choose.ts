/**
 * Selects a few recordings that represent many: first as many as contain every fact type, then those with transitions that the others lack.
 */
import type { AnyFact } from '../persistence/log'

export type Candidate = {
  readonly name: string
  /** Of two that cover the same, the smaller one is preferred. */
  readonly size: number
  /** The types of its facts. */
  readonly types: ReadonlySet<string>
  /** Pairs of consecutive fact types. */
  readonly turns: ReadonlySet<string>
}

export const candidateOf = (name: string, size: number, facts: readonly AnyFact[]): Candidate => {
  const types = facts.flatMap(({ event }) => (event.type === 'UnknownFact' ? [] : [event.type]))
  const turns = types.map((type, index) => `${types[index - 1] ?? ''} ${type}`)
  return { name, size, types: new Set(types), turns: new Set(turns) }
}

/**
 * Selects at least as many as are needed to cover all fact types, and up to `count` as long as each one adds something.
 */
export const choose = (candidates: readonly Candidate[], count: number): readonly Candidate[] => {
  const needed = withoutSpare(greedy([], candidates, ({ types }) => types))
  return [...needed, ...greedy(needed, candidates, ({ turns }) => turns).slice(needed.length)].slice(
    0,
    Math.max(count, needed.length),
  )
}

type Telling = (candidate: Candidate) => ReadonlySet<string>

/** Repeatedly picks the candidate that covers the most that is new, until none adds anything. */
const greedy = (
  begun: readonly Candidate[],
  candidates: readonly Candidate[],
  telling: Telling,
): readonly Candidate[] => {
  const told = new Set(begun.flatMap((one) => [...telling(one)]))
  const chosen = [...begun]
  for (;;) {
    const news = candidates
      .filter((candidate) => !chosen.includes(candidate))
      .map((candidate) => ({ candidate, fresh: [...telling(candidate)].filter((word) => !told.has(word)) }))
      .sort((a, b) => b.fresh.length - a.fresh.length || a.candidate.size - b.candidate.size)
    const best = news[0]
    if (best === undefined || best.fresh.length === 0) return chosen
    chosen.push(best.candidate)
    for (const word of best.fresh) told.add(word)
  }
}

/** Later picks may have made earlier ones redundant. The largest are checked first. */
const withoutSpare = (chosen: readonly Candidate[]): readonly Candidate[] =>
  [...chosen]
    .sort((a, b) => b.size - a.size)
    .reduce((left, one) => {
      const others = left.filter((other) => other !== one)
      return [...one.types].every((type) => others.some(({ types }) => types.has(type))) ? others : left
    }, chosen)
