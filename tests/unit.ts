/**
 * `npm run test:unit [-- FILTER…]`: the unit tests without laws, simulated sessions and recordings, for while one works. Its report is
 * its own: what `npm run rows` asks is the last run of all tests.
 */
import { join } from 'node:path'
import { places } from '../store/places'
import { asked } from './setup/asked'
import { runVitest } from './setup/run-vitest'
import { vitestWords } from './setup/vitest-words'

const help = `Runs the unit tests without laws, simulated sessions and recordings, for while you work.

  npm run test:unit                all
  npm run test:unit -- FILTER…     those whose path contains a filter; flags are Vitest's: npx vitest --help

Exit codes: 0 all passed, 1 one failed or could not run.`

const filters = asked(help, () => vitestWords(process.argv.slice(2)))
const quick = ['--project', 'unit', '--project', 'mocking', ...filters]
const { passed, failed } = await runVitest(quick, join(places.state, 'test-report-unit.json'), { LAWS_LEFT_OUT: '1' })

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
