/** Checks a recording against the laws. */
import type { AnyFact } from '../persistence/log'
import type { Seen } from './file/recording'
import { laws } from './laws'
import type { Broken, Law } from './laws/law'

export type Verdict = {
  readonly law: Pick<Law, 'name' | 'sentence'>
  /** Null when the law holds. */
  readonly broken: (Broken & { readonly fact: string }) | null
}

type Judged = { readonly facts: readonly AnyFact[]; readonly seen?: ReadonlyMap<number, Seen> }

/** One verdict per law, in the order of the laws. */
export const judge = ({ facts, seen }: Judged, chosen: readonly Law[] = laws): readonly Verdict[] =>
  chosen.map(({ name, sentence, broken }) => ({
    law: { name, sentence },
    broken: withName(
      facts,
      find(() => broken(facts, seen)),
    ),
  }))

/** Runs the check of a law. A fold that throws breaks every law that needs it; `never-throws` reports where. */
const find = (look: () => Broken | null): Broken | null => {
  try {
    return look()
  } catch (error) {
    return { seq: 0, why: `It could not be looked at: ${error instanceof Error ? error.message : String(error)}` }
  }
}

const withName = (facts: readonly AnyFact[], broken: Broken | null): Verdict['broken'] =>
  broken === null ? null : { ...broken, fact: facts.find(({ seq }) => seq === broken.seq)?.event.type ?? '' }
