/** What text stands on: one colour, the two ends of a picture under an overlay, or all colours along a gradient. */
import { contrast } from '../../../colour/contrast'
import type { Paint } from './paint'

/** Null in it for what cannot be told. */
export type Grounds = readonly (string | null)[]

export const groundsIn = ({ colour, along }: Paint): Grounds => along ?? [colour]

/** Of a gradient there are at least its two stops and what is between them. */
export const isAlongGradient = (grounds: Grounds): boolean => grounds.length > 2

/** The one on which text of this colour is hardest to read; null where that cannot be told. */
export const worstGround = (text: string | null, grounds: Grounds): string | null => {
  const known = grounds.flatMap((ground) => ground ?? [])
  if (text === null || known.length < grounds.length) return null
  return known.reduce<string | null>(
    (worst, ground) => (worst === null || contrast(text, ground) < contrast(text, worst) ? ground : worst),
    null,
  )
}
