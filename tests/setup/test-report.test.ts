import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAllReports, readReport } from './test-report'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Assertion = Readonly<Record<string, unknown>>

const report = (name: string, tests: readonly Assertion[], status = 'passed'): string => {
  const file = join(folder, name)
  const one = { name: resolve('tests/x.test.ts'), status, message: 'it does not compile', assertionResults: tests }
  writeFileSync(file, JSON.stringify({ testResults: [one] }))
  return file
}
const test = (fullName: string, status: string): Assertion => ({ fullName, status })

it('a report tells each test with its duration, its tags and what it left', () => {
  const left = ['.store/screens/failed.png']
  const failed = { ...test('saves', 'failed'), duration: 1500, tags: ['all'], meta: { left }, failureMessages: ['no'] }
  expect(readReport(report('one.json', [failed]))).toEqual([
    { file: 'tests/x.test.ts', title: 'saves', outcome: 'failed', reasons: ['no'], seconds: 1.5, tags: ['all'], left },
  ])
})

it('a file that could not be loaded is a failed test', () => {
  expect(readReport(report('one.json', [], 'failed'))).toMatchObject([
    { title: 'the file could not be run', outcome: 'failed', reasons: ['it does not compile'] },
  ])
})

it('of a test in two reports the worse outcome counts, and having run counts more than not', () => {
  const one = report('one.json', [test('a', 'passed'), test('b', 'skipped'), test('c', 'passed')])
  const two = report('two.json', [test('a', 'failed'), test('b', 'passed'), test('c', 'skipped')], 'failed')
  const outcomes = readAllReports([one, two, join(folder, 'none.json')])?.map(({ title, outcome }) => [title, outcome])
  expect(outcomes).toEqual([
    ['a', 'failed'],
    ['b', 'passed'],
    ['c', 'passed'],
  ])
})

it('without a report nothing is known', () => {
  expect(readAllReports([join(folder, 'none.json')])).toBeUndefined()
})
