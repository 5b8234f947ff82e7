/** How many cases a law is tried with, and how long it may take. `npm run laws` sets LAWS_RUNS. */
import { isEverything } from '../setup/scope.ts'

/** 200 in `npm test`, 500 with TEST_SCOPE=all. */
export const cases = Number(process.env['LAWS_RUNS'] ?? (isEverything ? 500 : 200))

/**
 * Milliseconds. A law that is not done by then is not proven; one that broke is made no smaller, and tells what it has. Ten times what
 * the slowest law takes on a quiet machine: one that is busy with something else is only slower.
 */
export const lawTimeout = 60_000 + cases * 900
