/** Imported by what runs sessions: else the first call of a run would wait for a file, and no run would be as the next. */
import { loadLaterEffects } from '../../src/effects/adapters/load-later-effects'

await loadLaterEffects()
