import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { planOf } from './run/cases'
import { grouped } from './run/failure'
import { readOptions } from './run/options'
import { outcomeOf } from './simulate'

describe('npm run simulate', { tags: ['P-15'] }, () => {
  it('given a number of sessions, then it lives them and says how many broke a law', { tags: ['all'] }, async () => {
    const { code, out } = await simulate('--sessions', '4', '--seed', '1')
    expect(out).toMatch(/^Sessions 1 to 4 of seed 1\n/)
    expect(out).toMatch(/Never met: .+\n4 sessions, 0 broken\n$/)
    expect(code).toBe(0)
  })

  it('given a shard, then it lives that part', { tags: ['all'] }, async () => {
    const { code, out } = await simulate('--sessions', '5', '--seed', '1', '--shard', '2/2')
    expect(out).toMatch(/of seed 1, of which shard 2\/2\n[^]*\n2 sessions, 0 broken\n$/)
    expect(code).toBe(0)
  })

  it('given the number of a session, then it tells its story, the same as in any other process', async () => {
    const { story } = await outcomeOf(planOf(1, 3))
    const { out } = await simulate('--seed=1', '--case=3')
    expect(story()).toContain('FlowOpened')
    expect(out).toBe(`Session 3 of seed 1\n\n${story()}\n\nNo law is broken.\n`)
  })

  it('given a mistake, then one sentence says what was wrong', () => {
    for (const mistake of ['--sessions=0', '--seed=soon', '--case=none', '--shard=3/2', '--nowhere'])
      expect(() => readOptions([mistake])).toThrow(/^[^\n]*(sessions|seed|case|shard|nowhere)[^\n]*$/)
  })

  it('given sessions that break a law in the same way, then they are told together', () => {
    const groups = grouped([
      { number: 7, law: 'P-15', why: 'There are 8 presses.' },
      { number: 3, law: 'D-20', why: 'PUT /styles/7 writes over #c0ffe1.' },
      { number: 2, law: 'D-20', why: 'PUT /styles/3 writes over #c0ffe4.' },
    ])
    expect(groups.map(([group, those]) => [group, those.map(({ number }) => number)])).toEqual([
      ['[D-20] PUT /styles/… writes over ….', [2, 3]],
      ['[P-15] There are … presses.', [7]],
    ])
  })
})

const simulate = (...args: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly out: string }>((done) => {
    const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/simulate.ts', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.once('close', (code) => done({ code, out }))
  })
