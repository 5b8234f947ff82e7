/**
 * `npm run durations`: writes how long each test file took here into tests/setup/progress/durations.json, from which the time that is
 * left is estimated in a first run.
 */
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'
import { everyDurations, knownDurations, shipDurations, shippedDurations } from './setup/progress/durations'
import { testFiles } from './setup/test-files'

const help = `Writes how long each test file took in the last runs of npm test into tests/setup/progress/durations.json.

  npm run durations

Exit codes: 0 written, 2 the command line is not understood.`

asked(help, () => parseArgs({}))
const known = knownDurations(everyDurations())
const files = testFiles().map(({ file }) => file)
shipDurations(shippedDurations, known, files)
const missing = files.filter((file) => known.files[file] === undefined)
console.log(`${files.length} test files, of which ${missing.length} have no duration yet`)
