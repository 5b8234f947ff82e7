import type { CallName } from '../../../src/events/calls/calls'

/** Calls that are in no story, and why. */
export const notTold: Partial<Record<CallName, string>> = {
  AiPaletteQuery: 'It asks a provider of completions, and nothing of the store.',
  AiStatusRead: 'It asks another host, or the AI of WordPress, which no session of the simulator has.',
  Departure: 'It leaves the page.',
}
