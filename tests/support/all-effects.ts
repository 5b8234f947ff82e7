/** Imported by everything that runs sessions. Otherwise the first facts and calls would wait for a file, and runs would differ. */
import { loadLaterEffects } from '../../src/effects/adapters/load-later-effects'
import { loadWholeLogic } from '../../src/effects/adapters/load-whole-logic'

await Promise.all([loadLaterEffects(), loadWholeLogic()])
