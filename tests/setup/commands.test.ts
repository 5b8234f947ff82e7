import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isEverything } from './scope'
import { vitestWords } from './vitest-words'

const commands = [
  'laws',
  'simulate',
  'mutations',
  'rows',
  'screens',
  'kill-everywhere',
  'failures',
  'durations',
  'run',
  'unit',
  'woocommerce',
  '../bench/index',
]

/** How a command ends, and what it says. */
const run = (name: string, word: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tests/${name}.ts`, word], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the commands of developers', { tags: ['B-20'] }, () => {
  it.each(isEverything ? commands : ['rows', 'run'])('%s --help tells how it is used', { tags: ['more'] }, (name) => {
    const { status, stdout } = run(name, '--help')
    expect(stdout).toContain('  npm ')
    expect(stdout).toContain('Exit codes: 0')
    expect(status).toBe(0)
  })

  // The same lines of code say it for all of them; each start takes a second.
  it.each(isEverything ? ['laws', 'mutations', 'run', '../bench/index'] : ['run'])(
    '%s refuses a flag that it does not know with a sentence, and ends with 2',
    { tags: ['more'] },
    (name) => {
      expect(run(name, '--colour-of-magic')).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(/^Unknown option '[^\n]*'\. See --help\.\n$/) as string,
      })
    },
  )

  it('leave to Vitest what it knows', () => {
    const words = [
      '--project',
      'unit',
      '--no-coverage',
      '--max-workers=2',
      '--outputFile.json=x',
      '-t',
      'a - b',
      '-u',
      'x',
    ]
    expect(vitestWords(words)).toEqual(words)
  })
})
