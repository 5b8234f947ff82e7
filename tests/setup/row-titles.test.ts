import { describe, expect, it } from 'vitest'
import { rowsIn, shownTitle, titlesIn } from './row-titles'

// Written in pieces, so that this file itself proves no row.
const row = (id: string) => '[' + id + ']'

describe('rows named in titles', () => {
  it('are found in any order and number', () => {
    expect(rowsIn(`${row('I-03')}${row('N-02')} retry, see ${row('L-10')}`)).toEqual(['I-03', 'N-02', 'L-10'])
    expect(rowsIn('[x] retry [1] [L-1]')).toEqual([])
  })

  it(`${row('B-20')} are shown without the places that a table fills in`, () => {
    expect(shownTitle("%s of $name.first, ${places[0]} isn\\'t 100 %, %j %%")).toBe("… of …, … isn't 100 %, … %")
  })

  const forms: ReadonlyArray<[form: string, source: string]> = [
    ['a test', `it('${row('L-01')} tells', () => {})`],
    ['a group', `describe("${row('L-01')} tells", () => {})`],
    ['a table', `it.each([[1], [2]])('${row('L-01')} tells', () => {})`],
    ['a title on a line of its own', `test(\n  \`${row('L-01')} tells\`,\n  () => {})`],
  ]
  it.each(forms)('are found in %s', (_, source) => {
    expect(titlesIn(source)).toEqual([{ title: `${row('L-01')} tells`, rows: ['L-01'] }])
  })

  it('are not found in comments, nor in titles that were only quoted', () => {
    expect(titlesIn(`// ${row('L-01')} is elsewhere\nconst quoted = '${row('L-01')}'`)).toEqual([])
  })
})
