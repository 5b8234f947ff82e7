/**
 * `npm run test:unit [-- FILTER…]`: the unit tests without laws, simulated sessions and recordings, for while one works. Its report is
 * its own: what `npm run rows` asks is the last run of all tests.
 */
import { join } from 'node:path'
import { places } from '../store/places'
import { runVitest } from './setup/run-vitest'

const quick = ['--project', 'unit', '--project', 'mocking', ...process.argv.slice(2)]
const { passed, failed } = await runVitest(quick, join(places.state, 'test-report-unit.json'), { LAWS_LEFT_OUT: '1' })

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
