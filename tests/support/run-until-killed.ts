import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { places } from '../../store/places'

/** Runs a script (its imports of our files begin with `store/`) in a separate process until it kills itself. */
export const runUntilKilled = async (script: string): Promise<void> => {
  const source = script.replaceAll("from 'store/", `from '${pathToFileURL(places.project).href}store/`)
  const flags = ['--import', 'tsx', '--input-type=module', '-e', source]
  const child = spawn(process.execPath, flags, { cwd: places.project, stdio: ['ignore', 'ignore', 'inherit'] })
  const [, signal] = (await once(child, 'exit')) as readonly unknown[]
  expect(signal).toBe('SIGKILL')
}
