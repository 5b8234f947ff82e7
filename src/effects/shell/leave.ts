/** The departure is recorded first; the navigation follows (`afterwards` in effects.ts). */
import { fact } from '../../events'
import { answer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const leave: Effect<'Departure'> = () => answer(fact('DepartureMade'))
