/**
 * `npm run screens`: draws every screen and dialog anew, on a desk, on a phone and from right to left, into `.store/screens/all`, and
 * those of the plugin's page on WordPress.org into `docs/screens`. The same tests judge them with axe.
 */
import { spawn } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { screenshots } from '../build/zip/screenshots'
import { asked } from './setup/asked'

const help = `Draws every screen and dialog anew, on a desk, on a phone and from right to left, and judges them with axe.

  npm run screens     the pictures are in .store/screens/all; those of the plugin's page on WordPress.org also in docs/screens

Exit codes: 0 all were drawn, 1 one was not, 2 the command line is not understood.`

asked(help, () => parseArgs({}))
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const folder = join('.store', 'screens', 'all')
const tests = ['every-screen', 'right-to-left'].map((name) => `tests/browser/${name}.test.ts`)

rmSync(folder, { recursive: true, force: true })
spawn(process.execPath, [vitest, 'run', '--project', 'browser', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, SCREENS: folder },
}).once('exit', (code) => {
  process.exitCode = code ?? 1
  if (code === 0) for (const { file } of screenshots) copyFileSync(join(folder, file), join('docs', 'screens', file))
})
