/** For comparing with the store and for second tries: what the page asked for when it began does not count. */
import type { Rest } from './ports'

export const askingNow = (rest: Rest): Rest => ({ ...rest, ask: (request) => rest.ask({ ...request, now: true }) })
