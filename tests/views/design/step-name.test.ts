import { expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { DesignStep } from '../../../src/projections/design/history'
import { stepName } from '../../../src/views/design/step-name'

const media = { id: 12, url: 'http://store.test/2026/leaf.png', width: 600, height: 300, alt: '' }
const pattern = { pattern: 'x', title: 'Large', content: '' }
const section = 'one'

it.each<[DesignStep, string]>([
  [fact('PaletteChosen', { palette: 'Slate' }), 'Palette: Slate'],
  [fact('FontsChosen', { pairing: 'Inter + Inter' }), 'Fonts: Inter + Inter'],
  [fact('HeaderChosen', pattern), 'Header: Large'],
  [fact('FooterChosen', pattern), 'Footer: Large'],
  [fact('SectionPlaced', { section, before: null }), 'Move section'],
  [fact('SectionLookChosen', { section, ground: 'tint', density: null }), 'Section background'],
  [fact('SectionLookChosen', { section, ground: null, density: 'roomy' }), 'Section spacing'],
  [fact('SectionInserted', { after: null, section, ...pattern }), 'Add section: Large'],
  [fact('SectionShuffled', { section, ...pattern, keeps: true }), 'Shuffle to: Large'],
  [fact('LayoutChosen', { section, ...pattern }), 'Layout: Large'],
  [fact('SectionMoved', { section, direction: 'up' }), 'Move section up'],
  [fact('SectionMoved', { section, direction: 'down' }), 'Move section down'],
  [fact('SectionDeleted', { section }), 'Delete section'],
  [fact('HomeTemplateChosen', { template: 'template2', sections: [], keeps: true }), 'Homepage: Template 2'],
  [fact('ColourChosen', { place: 'linkHover', colour: '#0000ff' }), 'Custom color: Links on hover'],
  [
    fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(90deg,#ffffff 0%,#000000 100%)' }),
    'Background: gradient',
  ],
  [fact('OwnColoursReset'), 'Reset to palette'],
  [fact('ContrastMended', { sections: [] }), 'Make readable'],
  [fact('LogoChosen', { media, width: null }), 'Logo: leaf.png'],
  [fact('MediaUploaded', { media, as: 'logo', width: null }), 'Logo: leaf.png'],
  [fact('SiteTitleWritten', { title: 'Fox & Dog' }), 'Name: Fox & Dog'],
  [fact('TaglineWritten', { tagline: 'Treats' }), 'Tagline: Treats'],
  [fact('TaglineWritten', { tagline: '' }), 'Delete tagline'],
  [fact('MenuItemAdded', { label: 'Shop', url: '/shop', entity: null }), 'Menu: Shop added'],
  [fact('MenuItemRenamed', { item: 0, label: 'Treats' }), 'Menu: renamed to Treats'],
  [fact('MenuItemMoved', { item: 1, label: 'Shop', direction: 'up' }), 'Menu: Shop moved up'],
  [fact('MenuItemMoved', { item: 0, label: 'Shop', direction: 'down' }), 'Menu: Shop moved down'],
  [fact('MenuItemRemoved', { item: 0, label: 'Shop' }), 'Menu: Shop removed'],
  [fact('MenuMadeOwn', { content: '' }), 'Menu: its own links'],
  [fact('TextWritten', { section, block: 0, html: 'Oat' }), 'Text changed'],
  [fact('TextSized', { section, block: 0, size: 'large' }), 'Text size changed'],
  [fact('BlockAdded', { section, block: 0, what: 'column', holds: '' }), 'Column added'],
  [fact('BlockRemoved', { section, block: 0 }), 'Part of a section removed'],
  [fact('TextAligned', { section, block: 0, align: null }), 'Text aligned'],
  [fact('ButtonLinked', { section, block: 0, url: '/shop', entity: null }), 'Link of a button changed'],
  [fact('PictureChosen', { section, block: 0, picture: media }), 'Image replaced'],
  [fact('SectionWordsReceived', { section, title: null, texts: [] }), 'New words'],
  [fact('SectionWordsReceived', { section, title: 'Just Arrived Full Hero', texts: [] }), 'New words: Just arrived'],
  [fact('PictureUploaded', { section, block: 0, picture: media }), 'Image replaced'],
  [fact('PictureDescribed', { section, block: 0, alt: 'A leaf' }), 'Image described'],
  [fact('PictureFocused', { section, block: 0, x: 0, y: 1 }), 'Focal point changed'],
  [fact('LogoRemoved'), 'Delete logo'],
  [fact('LogoWidthChosen', { width: 90 }), 'Logo width: 90 pixels'],
  [fact('LogoLinkChosen', { linked: true }), 'Link logo to homepage'],
  [fact('LogoLinkChosen', { linked: false }), 'Do not link logo'],
  [fact('SiteIconChosen', { used: true }), 'Use logo as site icon'],
  [fact('SiteIconChosen', { used: false }), 'Do not use logo as site icon'],
  [fact('TheirsTaken', { what: 'header', theirs: { text: '', modified: null } }), 'Use the other person’s version'],
  [{ type: 'restore' }, 'Previous design'],
  [{ type: 'new-start' }, 'New start'],
])('given the step %j, then its name is %s', { tags: ['D-16'] }, (step, name) => expect(stepName(step)).toBe(name))
