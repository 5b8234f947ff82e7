/** The tabs' turns for a page of the browser: whether it is this one's, and when that was told last, by its own clock. */
import { browserLocks } from '../../src/effects/adapters/locks'

const turn = { runs: false, since: Date.now() }
browserLocks.held('one').subscribe((runs) => Object.assign(turn, { runs, since: Date.now() }))
Object.assign(window, { turn })
