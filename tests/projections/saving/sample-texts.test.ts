import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { saveButton, sampleCount, sampleTexts } from '../../../src/projections/saving'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const sample = (text: string) =>
  `<!-- wp:paragraph {"metadata":{"sampleText":"${text}"}} -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const reviews = (...texts: readonly string[]) =>
  `<!-- wp:group {"metadata":{"name":"Reviews"}} -->\n<div>${texts.map(sample).join('')}</div>\n<!-- /wp:group -->`

const shown = [opened(), designRead(), fact('CanvasShown')] as const
const inserted = fact('SectionInserted', {
  after: null,
  section: 'a',
  pattern: 'x/reviews',
  title: 'Reviews',
  content: reviews('Words', 'Name', 'Words', 'Name'),
})

describe('the sample texts before Save', { tags: ['B-10'] }, () => {
  it('given a page without any, then there are none', () => {
    expect([sampleTexts(given(...shown)), sampleCount(given(...shown))]).toEqual([[], 0])
  })

  it('given a section of samples, then it is listed with its texts, and each counts; Save stays possible', () => {
    const state = given(...shown, inserted)
    expect(sampleTexts(state)).toMatchObject([
      { section: { id: 'a', title: 'Reviews' }, texts: ['Words', 'Name'], count: 4 },
    ])
    expect(sampleCount(state)).toBe(4)
    expect(saveButton(state).disabled).toBe(false)
  })

  it('given the section is deleted, undone or shuffled, then it counts what is on the page', () => {
    expect(sampleCount(given(...shown, inserted, fact('SectionDeleted', { section: 'a' })))).toBe(0)
    expect(sampleCount(given(...shown, inserted, fact('DesignUndone')))).toBe(0)
    const one = { section: 'a', pattern: 'x/one', title: 'One', content: reviews('Words') }
    const other = fact('SectionShuffled', { ...one, keeps: true })
    expect(sampleCount(given(...shown, inserted, other))).toBe(1)
  })
})
