/** The work of housekeeping: a chunk of its own, since no screen waits for it. */
export { bringBack, removedTogether } from '../../persistence/remove-sessions'
export { removeChosen } from './remove-chosen'
export { tidyUp } from './tidy-up'
