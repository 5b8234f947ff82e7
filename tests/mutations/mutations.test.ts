import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { broken, places, readMutations } from './mutation'
import { readRows } from '../setup/rows'
import { obstacle, readRowBreaks } from './row-breaks'
import { lawsOf, sandbox } from './sandbox'

const mutations = readMutations()

describe('the deliberate breaks of the program', () => {
  it('are twelve at least, of reducers, projections, effects, events and markup', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(12)
    expect([...new Set(mutations.map(({ file }) => file.split('/')[1]))].sort()).toEqual(
      expect.arrayContaining(['effects', 'events', 'markup', 'projections', 'reducers']),
    )
  })

  it.each(mutations)('given $name, then its place is there once, and a law is named that is there', (mutation) => {
    expect(existsSync(mutation.file)).toBe(true)
    const source = readFileSync(mutation.file, 'utf8')
    expect(places(mutation, source)).toBe(1)
    expect(broken(mutation, source)).not.toBe(source)
    expect(lawsOf(mutation)).not.toEqual([])
  })
})

describe('the breaks of rows that need a browser', () => {
  it('are of thirty rows, and the text that each breaks is there once', () => {
    const breaks = readRowBreaks()
    const rows = readRows().filter(({ browser }) => browser)
    expect(new Set(breaks.map(({ row }) => row)).size).toBe(30)
    expect(breaks.filter(({ row }) => !rows.some(({ id }) => id === row))).toEqual([])
    expect(breaks.flatMap((one) => obstacle(one) ?? [])).toEqual([])
  })
})

describe('a break of the program', () => {
  // A law with few tests; `npm run mutations` tries all.
  const mutation = mutations.find(({ name }) => name === 'no-second-try')!
  const { tried, close } = sandbox()
  afterAll(close)

  it('given no second try, then the law that should notice does', { tags: ['all'] }, async () => {
    const { noticed, said } = await tried(mutation)
    expect(noticed, said).toContainEqual(
      expect.objectContaining({ rows: expect.arrayContaining([mutation.caught]) as string[] }),
    )
  })

  it('given nothing is broken, then no law fails', { tags: ['all'] }, async () => {
    const { noticed, said } = await tried({ ...mutation, to: mutation.from })
    expect(noticed, said).toEqual([])
    expect(said).not.toContain('No test files found')
  })
})
