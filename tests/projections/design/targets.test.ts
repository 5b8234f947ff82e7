import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { pathTo } from '../../../src/projections/design/place'
import { factsOfClick, type Target } from '../../../src/projections/design/targets'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const content = '<!-- wp:heading --><h2>Bread</h2><!-- /wp:heading -->'
const at = (room: Parameters<typeof pathTo>[0], selected: string | null = null) =>
  given(
    opened(pathTo('root')),
    designRead(),
    fact('SectionInserted', { section: 'new', pattern: 'a/b', title: 'B', content, after: null }),
    fact('ScreenOpened', { path: pathTo(room) }),
    fact('SectionSelected', { section: selected }),
  )
const opening = (room: Parameters<typeof pathTo>[0]) => fact('ScreenOpened', { path: pathTo(room) })
const selecting = fact('SectionSelected', { section: 'new' })
const text: Target = { what: 'text', section: 'new', block: 0 }
const place = { section: 'new', block: 0 }

describe('a click on the canvas', { tags: ['U-01'] }, () => {
  it.each(['root', 'color-palette', 'header'] as const)('in the room %s opens what changes the target', (room) => {
    const state = at(room)
    const home = [opening('homepage'), selecting]
    expect(factsOfClick(state, text)).toEqual(home)
    expect(factsOfClick(state, { ...text, what: 'picture' })).toEqual([...home, fact('PictureOpened', place)])
    expect(factsOfClick(state, { ...text, what: 'products' })).toEqual([...home, fact('ProductListOpened', place)])
    expect(factsOfClick(state, { what: 'section', section: 'new' })).toEqual(home)
    expect(factsOfClick(state, { what: 'text', section: 'footer', block: 1 })).toEqual([opening('footer')])
    for (const what of ['name', 'logo', 'menu', 'footer'] as const)
      expect(factsOfClick(state, { what })).toEqual([opening(what)])
    expect(factsOfClick(state, null)).toEqual([])
  })

  it('in the target’s own room opens nothing again', () => {
    expect(factsOfClick(at('header'), { what: 'header' })).toEqual([])
    expect(factsOfClick(at('homepage', 'new'), text)).toEqual([])
    expect(factsOfClick(at('homepage'), text)).toEqual([selecting])
    expect(factsOfClick(at('homepage', 'new'), { ...text, what: 'picture' })).toEqual([fact('PictureOpened', place)])
  })

  it('beside texts and pictures closes what is open, and beside everything lets the section go', () => {
    expect(factsOfClick(at('homepage', 'new'), { what: 'section', section: 'new' })).toEqual([selecting])
    expect(factsOfClick(at('homepage', 'new'), null)).toEqual([fact('SectionSelected', { section: null })])
    expect(factsOfClick(at('homepage'), null)).toEqual([])
  })
})
