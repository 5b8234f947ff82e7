import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { doneInDesign } from '../../../src/projections/intro-offer'
import type { DesignStep } from '../../../src/reducers/design/design-steps'
import { offerSentence } from '../../../src/views/intro/offer-card'

const palette = fact('PaletteChosen', { palette: 'Slate' })
const ownColor = fact('ColourChosen', { place: 'links', colour: '#123456' })
const text = fact('TextWritten', { section: 'a', block: 0, html: 'Bread' })
const added = fact('SectionInserted', { after: null, section: 'a', pattern: 'x', title: 'X', content: '' })
const page = fact('HomeTemplateChosen', { template: 'template1', sections: [] })

const told = (...steps: readonly DesignStep[]) => offerSentence({ done: doneInDesign(steps), away: null })

describe('what the offer tells of a design', () => {
  it.each<[DesignStep, string]>([
    [fact('SiteTitleWritten', { title: 'Bakery' }), 'Name or tagline changed'],
    [fact('TaglineWritten', { tagline: '' }), 'Name or tagline changed'],
    [fact('LogoWidthChosen', { width: 90 }), 'Logo changed'],
    [ownColor, 'Own colors'],
    [fact('MenuItemRemoved', { item: 0, label: 'Shop' }), 'Menu changed'],
    [page, 'Ready-made homepage chosen'],
    [fact('SectionLookChosen', { section: 'a', ground: 'tint', density: null }), 'Look of sections changed'],
    [text, 'Texts changed'],
    [fact('PictureDescribed', { section: 'a', block: 0, alt: 'A loaf' }), 'Images changed'],
  ])('[L-08] given only $type, then it is told, since the offer stands beside "Start over"', (step, sentence) => {
    expect(told(step)).toBe(sentence)
  })

  it('[L-08] given a choice that replaced others, then those are not told', () => {
    expect(told(ownColor, palette)).toBe('Colors: Slate')
    expect(told(palette, ownColor)).toBe('Colors: Slate, own colors')
    expect(told(added, text, page)).toBe('Ready-made homepage chosen')
    expect(told(page, added)).toBe('Ready-made homepage chosen, 1 section added')
    expect(told(palette, added, { type: 'restore' }, text)).toBe('Texts changed')
    expect(told(palette, { type: 'new-start' }, added)).toBe('1 section added')
  })
})
