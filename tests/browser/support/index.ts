/**
 * The browser tests' bench. An error in the browser console fails the test, and what a test opened is closed after it:
 * see tests/setup/end-visits.ts.
 */
export { expectCleanConsole } from './clean-console'
export { withhold } from './keep-cache'
export { newKillableVisit } from './killable-visit'
export { newProfile } from './new-profile'
export { newVisit } from './new-visit'
export { screenshot } from './screenshot'
