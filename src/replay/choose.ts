/** Few recordings that stand for many: first such that every fact occurs, then those that went other ways than the rest. */
import type { AnyFact } from '../persistence/log'

export type Candidate = {
  readonly name: string
  /** The fewer the better, where two tell as much. */
  readonly size: number
  /** Names of its facts. */
  readonly types: ReadonlySet<string>
  /** Which fact came after which. */
  readonly turns: ReadonlySet<string>
}

export const candidateOf = (name: string, size: number, facts: readonly AnyFact[]): Candidate => {
  const types = facts.flatMap(({ event }) => (event.type === 'UnknownFact' ? [] : [event.type]))
  const turns = types.map((type, index) => `${types[index - 1] ?? ''} ${type}`)
  return { name, size, types: new Set(types), turns: new Set(turns) }
}

/** At least as many as the facts need, and up to `count` if there are so many. */
export const choose = (candidates: readonly Candidate[], count: number): readonly Candidate[] => {
  const needed = withoutSpare(greedy([], candidates, ({ types }) => types))
  return [...needed, ...greedy(needed, candidates, ({ turns }) => turns).slice(needed.length)].slice(
    0,
    Math.max(count, needed.length),
  )
}

type Telling = (candidate: Candidate) => ReadonlySet<string>

/** Again and again the one that tells most that is new, until none tells anything. */
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

/** Those chosen early may have become spare by those chosen later. The biggest are asked first. */
const withoutSpare = (chosen: readonly Candidate[]): readonly Candidate[] =>
  [...chosen]
    .sort((a, b) => b.size - a.size)
    .reduce((left, one) => {
      const others = left.filter((other) => other !== one)
      return [...one.types].every((type) => others.some(({ types }) => types.has(type))) ? others : left
    }, chosen)
