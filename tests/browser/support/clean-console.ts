import { expect } from 'vitest'
import type { Visit } from './visit'

/** The browser calls it an error that the store answers "somebody has changed it" before it is asked what is there. */
const answers = [/status 409: \w+ \S+\/publications\b/]

/** Fails if any tab of the visit had an error that neither the visit nor `allowed` expects. */
export const expectCleanConsole = (visit: Visit, allowed: readonly RegExp[] = []): void => {
  const expected = [...answers, ...visit.allow, ...allowed]
  const surprises = visit.console.filter((line) => !expected.some((pattern) => pattern.test(line)))
  expect(surprises, 'errors in the browser console').toEqual([])
}
