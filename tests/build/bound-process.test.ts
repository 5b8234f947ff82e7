import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBound } from '../../store/php/bound-process'
import { endLeftProcesses, keepProcesses } from '../../store/php/left-processes'
import { runUntilKilled } from '../support/run-until-killed'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bound-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a program that is bound to the store', () => {
  it('ends when it is killed, with everything that it has started', async () => {
    const program = startBound('sh', ['-c', 'sleep 600 & echo $!; sleep 600'])
    await vi.waitFor(() => expect(program.output()).toMatch(/\d/))
    const grandchild = Number(program.output())
    expect(await runs(grandchild)).toBe(true)
    await program.kill()
    await vi.waitFor(async () => expect(await runs(grandchild)).toBe(false))
  })

  it('ends when the process that started it is killed', { tags: ['W-01'] }, async () => {
    const pid = join(folder, 'pid')
    await runUntilKilled(`
      import { existsSync } from 'node:fs'
      import { startBound } from 'store/php/bound-process.ts'
      startBound('sh', ['-c', ${JSON.stringify(`echo $$ > ${pid}.new; mv ${pid}.new ${pid}; sleep 600`)}])
      setInterval(() => existsSync(${JSON.stringify(pid)}) && process.kill(process.pid, 'SIGKILL'), 10)`)
    const program = Number(await readFile(pid, 'utf8'))
    expect(program).toBeGreaterThan(0)
    await vi.waitFor(async () => expect(await runs(program)).toBe(false))
  })

  it('tells what it said last when it ends by itself, or cannot start', async () => {
    expect(await startBound('sh', ['-c', 'echo "no such database" >&2; exit 1']).ended).toBe('no such database')
    expect(await startBound('no-such-program', []).ended).toMatch(/no-such-program/)
  })
})

describe('what a killed store left behind', () => {
  it('is ended by the next one', { tags: ['W-01'] }, async () => {
    const left = startBound('sleep', ['600'])
    await keepProcesses(folder, [left.name])
    await endLeftProcesses(folder)
    await left.ended
    expect(await runs(left.name.pid)).toBe(false)
  })

  it('is never another program that has the same process id now', { tags: ['W-01'] }, async () => {
    const other = startBound('sleep', ['600'])
    await keepProcesses(folder, [{ pid: other.name.pid, mark: 'store-of-before' }])
    await endLeftProcesses(folder)
    expect(await runs(other.name.pid)).toBe(true)
    await other.kill()
  })

  it('is nothing where nothing was written down, or half of it', async () => {
    await endLeftProcesses(folder)
    await writeFile(join(folder, '.processes.json'), '[{"pid":')
    await endLeftProcesses(folder)
  })
})

// Helpers

// A process that has ended keeps its id until somebody has asked how it ended.
const runs = async (pid: number): Promise<boolean> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return /^[^Z]/.test(stdout.trim())
}
