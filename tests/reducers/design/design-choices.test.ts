import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { topOf } from '../../../src/reducers/design/stack'

const media = { id: 12, url: 'http://store.test/leaf.png', width: 600, height: 300, alt: '' }
const header = '<!-- wp:site-logo {"width":60,"isLink":false} /--><!-- wp:site-title /-->'

const designer = [
  opened(),
  designRead({
    header: { id: 'twentytwentyfour//header', content: header, modified: null },
    site: { logo: media, icon: 0, identity: { title: 'Maple', tagline: '' }, mayManage: true, mayUpload: true },
  }),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('FontsChosen', { pairing: 'Inter + Inter' }),
] as const
const ice = fact('PaletteChosen', { palette: 'Ice' })
const blue = fact('ColourChosen', { place: 'links', colour: '#0000ff' })
const pattern = { pattern: 'x', title: 'X', content: '<!-- wp:separator /-->' }

describe('a choice that changes nothing', { tags: ['D-16'] }, () => {
  it.each<[string, FlowEvent, ...FlowEvent[]]>([
    ['the palette in use', fact('PaletteChosen', { palette: 'Slate' })],
    ['the fonts in use', fact('FontsChosen', { pairing: 'Inter + Inter' })],
    ['a color that is there', blue, blue],
    ['no colors to reset', fact('OwnColoursReset')],
    ['the first section up', fact('SectionMoved', { section: '3-0', direction: 'up' })],
    ['the last section down', fact('SectionMoved', { section: '3-1', direction: 'down' })],
    ['the first section before itself', fact('SectionPlaced', { section: '3-0', before: '3-0' })],
    ['the first section before the second', fact('SectionPlaced', { section: '3-0', before: '3-1' })],
    ['the last section at the end', fact('SectionPlaced', { section: '3-1', before: null })],
    ['a section before one that is gone', fact('SectionPlaced', { section: '3-1', before: 'gone' })],
    ['a place for one that is gone', fact('SectionPlaced', { section: 'gone', before: null })],
    ['a section that is gone', fact('SectionDeleted', { section: 'gone' })],
    ['another pattern for one that is gone', fact('SectionShuffled', { section: 'gone', ...pattern, keeps: true })],
    ['the logo in use', fact('LogoChosen', { media, width: null })],
    ['no logo to delete', fact('LogoRemoved'), fact('LogoRemoved')],
    ['the width that it has', fact('LogoWidthChosen', { width: 60 })],
    ['the link that it has', fact('LogoLinkChosen', { linked: false })],
  ])('given %s, then there is no step, and what was undone can be redone', (_, choice, ...before) => {
    const story = [...designer, ...before, ice, fact('DesignUndone')]
    expect(given(...story, choice).designing).toEqual(given(...story).designing)
  })

  it('given a choice that changes something, then undone steps cannot be redone', () => {
    const { past, future } = given(...designer, ice, fact('DesignUndone'), blue).designing
    expect([topOf(past)?.step, future.length]).toEqual([blue, 0])
  })
})
