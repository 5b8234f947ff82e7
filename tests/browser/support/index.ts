/**
 * The browser tests' bench. Importing it makes every test of the file fail on an error in the browser console, and
 * closes what the tests opened.
 */
export { expectCleanConsole } from './clean-console'
export { newKillableVisit } from './killable-visit'
export { newProfile } from './new-profile'
export { newVisit } from './new-visit'
export { screenshot } from './screenshot'
