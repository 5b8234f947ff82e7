import { describe, expect, it } from 'vitest'
import { ours } from '../../bench/flow'
import { linesOf, settingOf, table, withSection, type Line } from '../../bench/report'
import { rows } from '../../bench/rows'

const line = (what: string, mine: readonly number[], original: readonly number[] | null): Line => ({
  row: what,
  what,
  goal: '≤ 16 ms',
  unit: 'ms',
  ours: mine,
  original,
})

describe('the report of the bench', () => {
  it('has a line for each measure, with median, quartiles and 95th percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, nth) => 100 - nth)
    expect(table([line('Palette', hundred, null)])).toBe(
      [
        '| What | Goal | Median | Quartiles | 95th | Times |',
        '| --- | --- | --- | --- | --- | --- |',
        '| Palette | ≤ 16 ms | 51 ms | 25 – 75 | 95 | 100 |',
      ].join('\n'),
    )
  })

  it('has the ratio to the original where both were measured', () => {
    const lines = [line('Palette', [20, 10, 40, 30], [100]), line('Reload', [900], []), line('Save', [], [5])]
    expect(table(lines).split('\n').slice(2)).toEqual([
      '| Palette | ≤ 16 ms | 25 ms | 10 – 30 | 40 | 4 | 100 ms | 0.25 |',
      '| Reload | ≤ 16 ms | 900 ms | 900 – 900 | 900 | 1 | not measured |  |',
      '| Save | ≤ 16 ms | not measured |  –  |  | 0 | 5.0 ms |  |',
    ])
  })

  it('leaves out measures without a number', () => {
    const measured = { samples: new Map([['ours palette.painted', [24]]]), failed: new Map() }
    expect(linesOf(rows, measured, false)).toEqual([
      expect.objectContaining({ row: 'palette', ours: [24], original: null }),
    ])
    expect(linesOf(rows, measured, true)).toEqual([expect.objectContaining({ ours: [24], original: [] })])
  })

  it('names what two runs must have in common to be compared', () => {
    const store = {
      about: 'PHP',
      url: '',
      admin: { cookies: '', nonce: '' },
      woocommerce: true,
      states: null,
      content: null,
      stop: () => Promise.resolve(),
    }
    const one = { flow: ours(true), store }
    expect(settingOf({ throttle: 1, products: 0 }, [one])).toBe('PHP')
    expect(settingOf({ throttle: 4, products: 5000 }, [one, one])).toBe(
      'PHP; beside the original on PHP; processor 4 times slower; 5,000 products',
    )
  })

  it('replaces the section of its own setting, and leaves the others where they are', () => {
    const first = withSection('# Performance\n\nWords.\n', 'One', 'old')
    const second = withSection(first, 'One; slower', 'other')
    expect(withSection(second, 'One', 'new')).toBe(
      '# Performance\n\nWords.\n\n## One\n\nnew\n\n## One; slower\n\nother\n',
    )
  })
})
