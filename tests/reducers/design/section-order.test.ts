import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { upcast } from '../../../src/events/upcasters'
import { withSectionBefore } from '../../../src/reducers/design/section-choices'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const designer = [opened(), designRead()] as const
const pattern = { pattern: 'x', title: 'X', content: '<!-- wp:separator /-->' }
const inserted = (section: string, after: string | null) => fact('SectionInserted', { section, after, ...pattern })
const order = (...facts: Parameters<typeof given>) =>
  given(...designer, ...facts).designing.design?.sections.map(({ id }) => id)

describe('the order of the sections', { tags: ['B-09'] }, () => {
  it('a new section goes after the one named', () => {
    expect(order(inserted('new', '3-0'))).toEqual(['3-0', 'new', '3-1'])
    expect(order(inserted('new', '3-1'))).toEqual(['3-0', '3-1', 'new'])
  })

  it('given none named, or one that is gone, then it goes to the end', () => {
    expect(order(inserted('new', null))).toEqual(['3-0', '3-1', 'new'])
    expect(order(inserted('new', 'gone'))).toEqual(['3-0', '3-1', 'new'])
  })

  it('given a fact of an older build, then its section is at the end, as it was', () => {
    expect(upcast({ type: 'SectionInserted', section: 'new', ...pattern })).toMatchObject({ after: null })
  })

  it('a section dragged over several is one step, and is selected', () => {
    const facts = [inserted('new', null), fact('SectionPlaced', { section: 'new', before: '3-0' })] as const
    expect(order(...facts)).toEqual(['new', '3-0', '3-1'])
    const { designing, canvas } = given(...designer, ...facts)
    expect([designing.past.length, canvas.selected]).toEqual([2, 'new'])
    expect(order(...facts, fact('DesignUndone'))).toEqual(['3-0', '3-1', 'new'])
  })

  it('given any page, then a dragged section is where it was put, and the others keep their order', () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (all, from, to) => {
        const sections = all.map((id) => ({ id, pattern: null, content: '' }))
        const id = all[from % all.length]!
        const others = all.filter((other) => other !== id)
        const before = others[to % all.length] ?? null
        const after = withSectionBefore(sections, id, before).map((section) => section.id)
        expect(after.filter((other) => other !== id)).toEqual(others)
        expect(after[after.indexOf(id) + 1] ?? null).toBe(before)
      }),
    )
  })
})
