import { expect, it } from 'vitest'
import { durationsOfFiles, durationsOfRows } from './durations-of-rows'
import type { Row } from './rows'
import type { Ran } from './test-report'

const row = (id: string): Row => ({ id, text: 'a sentence', browser: true, shown: 'screen' })
type Tagged = Readonly<{ title: string; tags: readonly string[] }>
const ran = (file: string, tagged: Tagged, seconds: number, outcome: Ran['outcome'] = 'passed'): Ran => ({
  ...{ file, ...tagged, seconds, outcome },
  ...{ reasons: [], left: [] },
})
const rows = ['L-01', 'L-02'].map(row)
const tests = [
  ran('tests/browser/walk.test.ts', { title: 'walks', tags: ['L-01', 'all', 'L-02'] }, 30),
  ran('tests/browser/panel.test.ts', { title: 'shows', tags: ['L-01'] }, 2.04),
  ran('tests/browser/panel.test.ts', { title: 'hides', tags: ['L-02'] }, 1, 'not run'),
  ran('tests/reducers/panel.test.ts', { title: 'folds', tags: ['L-01'] }, 0.01),
]
const ofFile = (file: string) => ({ 'tests/browser/walk.test.ts': 40, 'tests/browser/panel.test.ts': 8 })[file]

it('under each row are its tests, the cheapest level first', () => {
  expect(durationsOfRows(rows, tests, ofFile)).toEqual([
    'L-01 ◆ screen: a sentence',
    '  unit           0.0 s of ? s      tests/reducers/panel.test.ts: folds',
    '  screen         2.0 s of 8.0 s    tests/browser/panel.test.ts: shows',
    '  journey       30.0 s of 40.0 s   tests/browser/walk.test.ts: walks',
    'L-02 ◆ screen: a sentence',
    '  journey       30.0 s of 40.0 s   tests/browser/walk.test.ts: walks',
  ])
})

it('a file with a browser is listed with the rows that no other such file shows', () => {
  expect(durationsOfFiles(rows, tests, ofFile)).toEqual([
    '  40.0 s journey     tests/browser/walk.test.ts: only here: L-02; also L-01',
    '   8.0 s screen      tests/browser/panel.test.ts: nothing only here; also L-01',
  ])
})
