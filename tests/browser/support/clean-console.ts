import { expect } from 'vitest'
import type { Visit } from './visit'

/**
 * Answers that the browser calls errors, although they are right: "somebody has changed it" before the store is asked what is there, and
 * no cart for a preview that asks for it when a newer draft has replaced its own.
 */
const answers = [/status 409: \w+ \S+\/publications\b/, /status 403: GET \S+\/wc\/store\/v1\/cart\?(\S+&)?cys-draft=/]

/** Fails if any tab of the visit had an error that neither the visit nor `allowed` expects. */
export const expectCleanConsole = (visit: Visit, allowed: readonly RegExp[] = []): void => {
  const expected = [...answers, ...visit.allow, ...allowed]
  const surprises = visit.console.filter((line) => !expected.some((pattern) => pattern.test(line)))
  expect(surprises, 'errors in the browser console').toEqual([])
}
