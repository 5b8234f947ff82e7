/**
 * Shrinks a log to the fewest facts that still break a law (delta debugging, after Zeller's ddmin). It tries only logs that the store could
 * contain: the opening fact stays, and an answer is removed together with its request.
 */
import type { AnyFact } from '../persistence/log'

export type Smallest = { readonly facts: readonly AnyFact[]; readonly tries: number }

/**
 * @param breaks whether a log breaks the law
 * @param tries  maximum number of logs to check; after that, the smallest so far is returned
 * @returns null if the log does not break the law
 */
export const minimize = (
  facts: readonly AnyFact[],
  breaks: (facts: readonly AnyFact[]) => boolean,
  tries = 5000,
): Smallest | null => {
  let left = tries
  const stillBreaks = (log: readonly AnyFact[]) => left > 0 && ((left -= 1), breaks(log))
  if (!stillBreaks(facts)) return null
  const [first, ...rest] = facts
  const opening = first?.event.type === 'FlowOpened' ? [first] : []
  const known = new Set(facts.map(({ id }) => id))
  const whole = (some: readonly AnyFact[]) => withoutOrphans([...opening, ...some], known)
  const smallest = shrink(opening.length === 1 ? rest : facts, (some) => stillBreaks(whole(some)))
  return { facts: whole(smallest), tries: tries - left }
}

/** Tries each chunk alone, then all but one chunk; if neither works, halves the chunks, down to single facts. */
const shrink = (
  facts: readonly AnyFact[],
  breaks: (facts: readonly AnyFact[]) => boolean,
  chunks = 2,
): readonly AnyFact[] => {
  let now = facts
  let count = chunks
  while (now.length > 0) {
    const parts = cut(now, Math.min(count, now.length))
    const alone = parts.find((part) => part.length < now.length && breaks(part))
    const without = alone ?? others(now, parts).find(breaks)
    if (alone !== undefined) [now, count] = [alone, 2]
    else if (without !== undefined) [now, count] = [without, Math.max(count - 1, 2)]
    else if (count >= now.length) return now
    else count = Math.min(count * 2, now.length)
  }
  return now
}

const cut = (facts: readonly AnyFact[], count: number): readonly (readonly AnyFact[])[] =>
  Array.from({ length: count }, (_, index) =>
    facts.slice(Math.floor((index * facts.length) / count), Math.floor(((index + 1) * facts.length) / count)),
  )

const others = (facts: readonly AnyFact[], parts: readonly (readonly AnyFact[])[]) =>
  parts.map((part) => {
    const gone = new Set(part)
    return facts.filter((fact) => !gone.has(fact))
  })

/** Keeps an answer whose request was never in the log: it may be what breaks the law. */
const withoutOrphans = (facts: readonly AnyFact[], known: ReadonlySet<string>): readonly AnyFact[] => {
  const ids = new Set(facts.map(({ id }) => id))
  return facts.filter(({ settles }) => settles === null || ids.has(settles) || !known.has(settles))
}
