/** The causes and effects of a fact, by `settles` and `cause`: an indented tree that starts with the user's action. */
import { isRequest } from '../../events/call-facts'
import type { AnyFact } from '../../persistence/log'

export type Cause = {
  readonly fact: AnyFact
  readonly depth: number
  /** Milliseconds since the fact that caused it; null for the root. */
  readonly took: number | null
  /** A request without an answer up to the end of the log. */
  readonly open: boolean
}

export type CauseIndex = {
  readonly byId: ReadonlyMap<string, AnyFact>
  readonly after: ReadonlyMap<string, readonly AnyFact[]>
  readonly settled: ReadonlySet<string>
}

/** The maximum number of facts drawn in a tree. */
export const mostCauses = 400

export const linksOf = (facts: readonly AnyFact[]): CauseIndex => {
  const after = new Map<string, AnyFact[]>()
  for (const fact of facts) {
    const origin = originOf(fact)
    if (origin === null) continue
    const others = after.get(origin)
    if (others === undefined) after.set(origin, [fact])
    else others.push(fact)
  }
  return {
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    after,
    settled: new Set(facts.flatMap(({ settles }) => settles ?? [])),
  }
}

/** The whole tree that contains the fact, parents before children; at most `most` facts. */
export const causesOf = (fact: AnyFact, links: CauseIndex, most = mostCauses): readonly Cause[] => {
  const found: Cause[] = []
  const seen = new Set<AnyFact>()
  const visit = (one: AnyFact, depth: number, parent: AnyFact | null) => {
    // A file may contain a cycle.
    if (seen.has(one) || found.length >= most) return
    seen.add(one)
    found.push({
      fact: one,
      depth,
      took: parent === null ? null : one.at - parent.at,
      open: isRequest(one.event) && !links.settled.has(one.id),
    })
    for (const child of links.after.get(one.id) ?? []) visit(child, depth + 1, one)
  }
  visit(firstOf(fact, links), 0, null)
  return found
}

/** An answer belongs to its request, any other fact to its cause. */
const originOf = ({ settles, cause }: AnyFact): string | null => settles ?? cause

const firstOf = (fact: AnyFact, { byId }: CauseIndex): AnyFact => {
  const seen = new Set<AnyFact>()
  let first = fact
  for (;;) {
    seen.add(first)
    const origin = originOf(first)
    const before = origin === null ? undefined : byId.get(origin)
    if (before === undefined || seen.has(before)) return first
    first = before
  }
}
