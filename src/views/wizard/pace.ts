/** When the description that is being written counts: a reload in the middle of a sentence loses little. */
import type { Pace } from '../ui/resting'

export const inWizard: Pace = { rest: 300, longest: 2000 }
