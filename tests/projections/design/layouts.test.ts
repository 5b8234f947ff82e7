import { describe, expect, it } from 'vitest'
import { ownPattern } from '../../../src/catalogue/pages/own-patterns'
import { fact, type FlowEvent } from '../../../src/events'
import { placesIn } from '../../../src/markup/content'
import { asSection } from '../../../src/projections/design/library'
import { areLayoutsOpen, otherLayouts } from '../../../src/projections/design/layouts'
import { layoutsOpen, pathTo, place } from '../../../src/projections/design/place'
import { layoutsOf, patterns } from '../../arbitraries/layouts'
import { designRead, featuresRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const first = patterns.find(({ name }) => name === ownPattern('centered-content'))!
const placed = { section: 'mine', pattern: first.name, title: first.title, content: asSection(first) }
const title = placesIn(placed.content).find(({ roles }) => roles.includes('title'))!.block
const begun = (path: string, ...events: readonly FlowEvent[]) =>
  given(
    opened(path),
    featuresRead(),
    designRead(),
    fact('PatternsReadReceived', { recipe: 7, patterns }),
    fact('SectionInserted', { after: null, ...placed }),
    fact('TextWritten', { section: 'mine', block: title, html: 'Bread' }),
    ...events,
  )
const open = pathTo('homepage', layoutsOpen)

describe('the other layouts of a section', () => {
  it('given a selected section, then each layout of its kind has its words, and its own is marked', () => {
    const list = otherLayouts(begun(open))
    expect(list?.items.map(({ choice }) => choice.pattern)).toEqual(layoutsOf('intro').map(({ name }) => name))
    expect(list?.items.filter(({ isNow }) => isNow).map(({ choice }) => choice.pattern)).toEqual([first.name])
    expect(list?.items.every(({ content }) => content.includes('>Bread</h1>'))).toBe(true)
  })

  it('given a layout, when it is chosen, then the page is as its picture was, and the list stays', () => {
    const { choice, content } = otherLayouts(begun(open))!.items.at(-1)!
    const chosen = begun(open, choice)
    expect(chosen.designing.design?.sections.at(-1)).toMatchObject({ pattern: choice.pattern, content })
    expect(otherLayouts(chosen)?.items.map((each) => each.content)).toEqual(
      otherLayouts(begun(open))?.items.map((each) => each.content),
    )
  })

  it('given another address, no selection, or blocks of no kind, then there is no list', () => {
    expect(otherLayouts(begun(pathTo('homepage')))).toBeNull()
    expect(areLayoutsOpen(begun(pathTo('homepage', 'intro')))).toBe(false)
    expect(otherLayouts(begun(open, fact('SectionSelected', { section: null })))).toBeNull()
    expect(otherLayouts(begun(open, fact('SectionSelected', { section: '3-0' })))).toBeNull()
    expect(place(begun(open))).toEqual({ screen: 'homepage', category: null })
  })
})
