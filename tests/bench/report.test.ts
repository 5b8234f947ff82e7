import { describe, expect, it } from 'vitest'
import { withSection } from '../../bench/report/performance-page'
import { summaryOf } from '../../bench/report/statistics'
import { table } from '../../bench/report/table'

const result = {
  setting: 'here',
  machine: 'a machine',
  date: '2026-01-01',
  runs: 5,
  flows: ['ours', 'original'],
  lines: [
    {
      row: 'palette',
      what: 'Palette',
      goal: '≤ 16 ms',
      unit: 'ms' as const,
      samples: { ours: [20, 10, 40, 30], original: [100] },
    },
    { row: 'reload', what: 'Reload', goal: '', unit: 'ms' as const, samples: { ours: [900], original: [] } },
  ],
  notes: [],
}

describe('what the bench tells', () => {
  it('is the median with the spread, between two where the number is even', () => {
    expect(summaryOf([20, 10, 40, 30])).toEqual({ median: 25, least: 10, most: 40, p95: 38.5, count: 4 })
    expect(summaryOf([7])).toEqual({ median: 7, least: 7, most: 7, p95: 7, count: 1 })
    expect(summaryOf([])).toBeNull()
  })

  it('is a row for each measure, with the ratio to the original where both were measured', () => {
    expect(table(result).split('\n').slice(2)).toEqual([
      '| Palette | ≤ 16 ms | 25 ms | 39 | 10 – 40 | 4 | 100 ms | 0.25 |',
      '| Reload |  | 900 ms | 900 | 900 – 900 | 1 | not measured |  |',
    ])
    expect(table({ ...result, flows: ['ours'] })).not.toContain('Ratio')
  })

  it('replaces the section of its own setting, and leaves the others where they are', () => {
    const first = withSection('# Performance\n\nWords.\n', 'One', 'old')
    const second = withSection(first, 'One; slower', 'other')
    expect(withSection(second, 'One', 'new')).toBe(
      '# Performance\n\nWords.\n\n## One\n\nnew\n\n## One; slower\n\nother\n',
    )
  })
})
