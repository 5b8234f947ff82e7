/** The plan of a session: the store's content, what person and browser do and when, and the outcome of each call. All of it shrinks. */
import fc from 'fast-check'
import { names } from './presses'
import { fates } from './weather'

/** Milliseconds between one step and the next; null waits until nothing is scheduled. */
export const pauses = [null, 0, 3, 40, 200, 1000, 5000, 31_000, 7 * 24 * 3_600_000] as const

export const happenings = [
  'crash',
  'reload',
  'address',
  'freeze',
  'thaw',
  'offline',
  'online',
  'login ends',
  'back',
  'forward',
  'new tab',
  'other tab',
  'two windows',
  'one window',
  'closed tab',
  'late news',
  'clock is set',
  'log aborts',
  'colleague',
  'second computer',
  'rights go',
  'rights come',
  'colleague sells',
  'storage is full',
  'site data is cleared',
  'colleague changes the theme',
] as const
export type Happening = (typeof happenings)[number]

/** A press: the first kind offered from this one on, and the number of its variant. Or something that happens to the browser. */
export type Step = { readonly pause: number } & (
  | { readonly press: number; readonly option: number }
  | { readonly happens: number; readonly option: number }
)

export type Plan = {
  readonly store: {
    readonly theme: number
    readonly edited: boolean
    readonly products: number
    readonly inUse: boolean
    /** How many families its font collection has: each costs three calls. */
    readonly fonts: number
  }
  readonly ai: boolean
  readonly steps: readonly Step[]
  /** The outcome of each call, in the order in which they are sent; a missing one is a success. */
  readonly weather: readonly number[]
  readonly luck: number
  /** Whether the person prefers the quick start; absent from sessions that were kept before there was one. */
  readonly quickStart?: boolean
}

const pause = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.nat({ max: pauses.length - 1 }) },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ pause, press: fc.nat({ max: 2 }), option: fc.nat({ max: 17 }) }) },
  { weight: 6, arbitrary: fc.record({ pause, press: fc.nat({ max: names.length - 1 }), option: fc.nat({ max: 17 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ pause, happens: fc.nat({ max: happenings.length - 1 }), option: fc.nat({ max: 9 }) }),
  },
)

const fate = fc.oneof(
  { weight: 12, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: fates.length - 1 }) },
)

const oneIn = (many: number): fc.Arbitrary<boolean> =>
  fc.oneof({ weight: many - 1, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })

export const plan: fc.Arbitrary<Plan> = fc.record({
  store: fc.record({
    theme: fc.nat({ max: 1 }),
    edited: fc.boolean(),
    products: fc.nat({ max: 7 }),
    inUse: oneIn(5),
    fonts: fc.nat({ max: 2 }),
  }),
  ai: oneIn(4),
  steps: fc.array(step, { maxLength: 16 }),
  weather: fc.array(fate, { maxLength: 90, size: 'max' }),
  luck: fc.nat({ max: 0xffff }),
  // Last, so that the same seed gives the same session otherwise.
  quickStart: oneIn(3),
})
