/**
 * Restores a thing unless somebody has changed or removed it: an undo may come days after its restore, and would write over their
 * work. What is already as wanted stays as it is, for the answer of an earlier try may have been lost.
 */
import type { Thing } from '../../events/restoring/restoring'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Answer } from '../runner/ports'
import { isGone, type Made } from './made'

type Look<A, To> = {
  /** The thing as the store has it at this moment. */
  readonly now: Answer<A>
  readonly isWanted: (now: A, to: To) => boolean
  readonly isAsLeft: (now: A) => boolean
  readonly write: (to: To) => Answer<unknown>
}

export const unlessTouched = <A, To extends Thing>(
  to: To,
  { now, isWanted, isAsLeft, write }: Look<A, To>,
): Answer<Made> =>
  now.pipe(
    andThen((found): Answer<Made> => {
      if (isWanted(found, to)) return answer({ to, skipped: null })
      if (!isAsLeft(found)) return answer({ to, skipped: 'touched' })
      return write(to).pipe(mapAnswer(() => ({ to, skipped: null })))
    }),
    unlessGone(to),
  )

/** What is no longer there does not hold up the rest of a restore. */
export const unlessGone = (to: Thing) =>
  orElse<Made, Made>((fault) => (isGone(fault) ? answer({ to, skipped: 'gone' }) : fail(fault)))
