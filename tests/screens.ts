/**
 * `npm run screens`: draws every screen and dialog anew, on a desk, on a phone and from right to left, into `docs/screens/all`.
 * The same tests judge them with axe.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'

const help = `Draws every screen and dialog anew, on a desk, on a phone and from right to left, and judges them with axe.

  npm run screens     the pictures are in docs/screens/all

Exit codes: 0 all were drawn, 1 one was not, 2 the command line is not understood.`

asked(help, () => parseArgs({}))
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const folder = join('docs', 'screens', 'all')
const tests = ['every-screen', 'right-to-left'].map((name) => `tests/browser/${name}.test.ts`)

rmSync(folder, { recursive: true, force: true })
spawn(process.execPath, [vitest, 'run', '--project', 'browser', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, SCREENS: folder },
}).once('exit', (code) => {
  process.exitCode = code ?? 1
})
