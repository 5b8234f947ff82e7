/** Leaving the page is settled first and done afterwards (`afterwards` in effects.ts). */
import { fact } from '../events'
import { answer } from './answers'
import type { Effect } from './effect'

export const leave: Effect<'Departure'> = () => answer(fact('DepartureMade'))
