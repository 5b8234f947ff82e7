import { expect } from 'vitest'
import type { Visit } from './visit'

/** Fails if any tab of the visit had an error that neither the visit nor `allowed` expects. */
export const expectCleanConsole = (visit: Visit, allowed: readonly RegExp[] = []): void => {
  const expected = [...visit.allow, ...allowed]
  const surprises = visit.console.filter((line) => !expected.some((pattern) => pattern.test(line)))
  expect(surprises, 'errors in the browser console').toEqual([])
}
