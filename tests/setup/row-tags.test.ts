import { describe, expect, it } from 'vitest'
import { rowsIn, shownTitle, taggedIn, withRows } from './row-tags'

const tags = (...ids: readonly string[]) => `{ tags: [${ids.map((id) => `'${id}'`).join(', ')}] }`

describe('rows named by tags', () => {
  it('given tags of all kinds, then those of rows are found in their order', () => {
    expect(rowsIn(['all', 'I-03', 'N-02', 'L-1', '[L-10]'])).toEqual(['I-03', 'N-02'])
  })

  it('given a test that failed, then its rows are behind its title', () => {
    expect(withRows('tells', ['all', 'I-03', 'N-02'])).toBe('tells (I-03, N-02)')
    expect(withRows('tells', ['all'])).toBe('tells')
  })

  const forms: ReadonlyArray<[form: string, source: string]> = [
    ['a test', `it('tells', ${tags('L-01')}, () => {})`],
    ['a group', `describe("tells", ${tags('L-01')}, () => {})`],
    ['a table', `it.each([[1], [2]])('tells', ${tags('all', 'L-01')}, () => {})`],
    ['lines of their own', `test(\n  \`tells\`,\n  ${tags('L-01').replace(' }', ', timeout: 5 }')},\n  () => {},\n)`],
  ]
  it.each(forms)('given %s, then they are found with the title', (_, source) => {
    expect(taggedIn(source)).toEqual([{ title: 'tells', rows: ['L-01'] }])
  })

  it('given several rows, or a title that a variable fills in, then they are found', () => {
    const found = taggedIn(`it(access.route, ${tags('L-01', 'P-13')}, () => {})`)
    expect(found).toEqual([{ title: '${access.route}', rows: ['L-01', 'P-13'] }])
    expect(found.map(({ title }) => shownTitle(title))).toEqual(['…'])
  })

  it('given a comment, a row in a title or no row, then none is found', () => {
    expect(taggedIn(`// ${tags('L-01')}\nit('[L-01] tells', () => {})\nit('tells', ${tags('all')}, () => {})`)).toEqual(
      [],
    )
  })
})

it('given a title of a table or a template, then what it fills in is shown as …', { tags: ['B-20'] }, () => {
  expect(shownTitle("%s of $name.first, ${places[0]} isn\\'t 100 %, %j %%")).toBe("… of …, … isn't 100 %, … %")
})
