/**
 * When a text that is being written counts. Each time is a step of the design: few enough of them to undo, and enough for a reload in
 * the middle of a long text to lose little.
 */
import type { Pace } from '../../ui/resting'

export const inSide: Pace = { rest: 800, longest: 5000 }

/** Rests longer than in the side, since the page is drawn anew below the hand. */
export const onPage: Pace = { rest: 2000, longest: 5000 }
