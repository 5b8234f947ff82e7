/** Imported by everything that runs sessions. Otherwise the first call would wait for a file, and runs would differ. */
import { loadLaterEffects } from '../../src/effects/adapters/load-later-effects'

await loadLaterEffects()
