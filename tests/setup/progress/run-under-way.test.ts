import { describe, expect, it } from 'vitest'
import { runUnderWay } from './run-under-way'

const known = { setup: 20, files: { 'tests/a.test.ts': [10, 3], 'tests/b.test.ts': [30, 4] } } as const
const plan = (file: string) => ({ file, project: 'unit', group: 0, workers: 2 })
const both = ['tests/a.test.ts', 'tests/b.test.ts'].map(plan)

describe('a run that is under way', () => {
  it('begins with what is known from before', () => {
    expect(runUnderWay(both, known, false, 0).standing(0)).toEqual({
      done: 0,
      total: 7,
      failed: 0,
      elapsed: 0,
      left: 30,
      running: [],
    })
  })

  it('waits for the stores first, where they are needed', () => {
    const run = runUnderWay(both, known, true, 100)
    expect(run.standing(105)).toMatchObject({ left: 45, running: ['the stores are starting'] })
    run.fileBegan('tests/a.test.ts', 120)
    expect(run.standing(120)).toMatchObject({ left: 30, running: ['a'] })
    expect(run.measured()).toMatchObject({ setup: 20 })
  })

  it('counts tests and failures, and the tests that a file really has', () => {
    const run = runUnderWay(both, known, false, 0)
    run.fileBegan('tests/a.test.ts', 0)
    run.testsFound('tests/a.test.ts', 5)
    run.testEnded('tests/a.test.ts', 'passed')
    run.testEnded('tests/a.test.ts', 'failed')
    expect(run.standing(1)).toMatchObject({ done: 2, total: 9, failed: 1, running: ['a'] })
  })

  it('names the longest running file first', () => {
    const run = runUnderWay(both, known, false, 0)
    run.fileBegan('tests/b.test.ts', 1)
    run.fileBegan('tests/a.test.ts', 2)
    expect(run.standing(3).running).toEqual(['b', 'a'])
  })

  it('tells the next run of files that ended as a whole only', () => {
    const run = runUnderWay(both, known, false, 0)
    for (const { file } of both) run.fileBegan(file, 0)
    run.testEnded('tests/a.test.ts', 'passed')
    run.fileEnded('tests/a.test.ts', 12.3456, true)
    run.fileEnded('tests/b.test.ts', 5, false)
    expect(run.standing(12.5)).toMatchObject({ left: 0, running: [] })
    expect(run.measured()).toEqual({ setup: 0, files: { 'tests/a.test.ts': [12.35, 1] } })
  })

  it('takes a file that was never measured for a usual one of its project, or for a small one', () => {
    const run = (...files: readonly string[]) => runUnderWay(files.map(plan), known, false, 0).standing(0)
    expect(run('tests/new.test.ts')).toMatchObject({ left: 2, total: 5 })
    const with3 = run('tests/a.test.ts', 'tests/b.test.ts', 'tests/new.test.ts')
    expect(with3).toMatchObject({ left: 30, total: 3 + 4 + 4 })
  })
})
