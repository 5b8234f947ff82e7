/** What the closing screen asks of the state. */
import type { State } from '../reducers'

/** The sign-up variant goes back to the set-up's home; others are offered what to do next. */
export const isEntrepreneur = ({ surroundings }: State): boolean => surroundings?.entrepreneur ?? false
