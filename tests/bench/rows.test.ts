import { describe, expect, it } from 'vitest'
import { selectRows } from '../../bench/measure'
import { rows } from '../../bench/rows'

const names = (chosen: readonly { readonly name: string }[]) => chosen.map(({ name }) => name)

describe('the rows of the bench', () => {
  it('are all measured, or those that were asked for, in their own order', () => {
    expect(selectRows(rows, [], true)).toEqual(rows)
    expect(names(selectRows(rows, ['save', 'palette'], true))).toEqual(['palette', 'save'])
  })

  it('that change the store are left out where it cannot be restored, unless asked for by name', () => {
    const chosen = names(selectRows(rows, [], false))
    expect(names(rows).filter((name) => !chosen.includes(name))).toEqual(['start', 'save'])
    expect(names(selectRows(rows, ['save'], false))).toEqual(['save'])
  })

  it('have a name each', () => {
    expect(new Set(names(rows)).size).toBe(rows.length)
  })
})
