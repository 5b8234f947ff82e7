import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { everyDurations, keepDurations, knownDurations, shipDurations, shippedDurations } from './durations'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('of a file the last run says more than what is in git', () => {
  const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')]
  keepDurations(one, { setup: 20, files: { a: [1, 2], b: [3, 4] } })
  keepDurations(two, { setup: 0, files: { b: [5, 6] } })
  expect(knownDurations([one, two, join(folder, 'none.json')])).toEqual({ setup: 20, files: { a: [1, 2], b: [5, 6] } })
})

it('the durations of npm test count before those of other runs, and any before those in git', () => {
  for (const name of ['test-durations.json', 'test-durations-all.json', 'test-report.json'])
    keepDurations(join(folder, name), { setup: 0, files: {} })
  expect(everyDurations(folder)).toEqual([
    shippedDurations,
    join(folder, 'test-durations-all.json'),
    join(folder, 'test-durations.json'),
  ])
  expect(everyDurations(join(folder, 'none'))).toEqual([shippedDurations, join(folder, 'none', 'test-durations.json')])
})

it('a run of some files keeps what is known of the others', () => {
  const file = join(folder, 'one.json')
  keepDurations(file, { setup: 20, files: { a: [1, 2] } })
  keepDurations(file, { setup: 0, files: { b: [3, 4] } })
  expect(knownDurations([file])).toEqual({ setup: 20, files: { a: [1, 2], b: [3, 4] } })
})

it('those in git are rounded, and of test files that exist', () => {
  const file = join(folder, 'shipped.json')
  shipDurations(file, { setup: 20.4, files: { gone: [1, 2], b: [3.14, 4], a: [0.04, 1] } }, ['a', 'b', 'c'])
  expect(readFileSync(file, 'utf8')).toBe(
    '{\n  "setup": 20,\n  "files": {\n    "a": [0, 1],\n    "b": [3.1, 4]\n  }\n}\n',
  )
})

it('most test files have a duration in git', () => {
  expect(Object.keys(knownDurations([shippedDurations]).files).length).toBeGreaterThan(300)
})
