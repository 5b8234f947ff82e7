/** A section on another ground, or with other room above and below. */
import { defaultPaletteTitle } from '../../catalogue/defaults'
import { densities, grounds } from '../../catalogue/pages/own-patterns'
import { heroButtonColours, isHero } from '../../catalogue/pages/templates'
import { isDarkPalette } from '../../catalogue/palettes/built-in-palettes'
import type { EventOfType } from '../../events'
import type { Ground } from '../../events/sections'
import { blockTree } from '../../markup/blocks'
import { withButtonColours } from '../../markup/buttons'
import { groundOf, withCards, withDensity, withGround } from '../../markup/section-look'
import { tokens } from '../../markup/tokens'
import type { Section } from './design'

type Look = Pick<EventOfType<'SectionLookChosen'>, 'ground' | 'density'>

/** The same object if nothing changes. */
export const inSectionLook = (section: Section, { ground, density }: Look): Section => {
  const grounded = ground === null ? section.content : onGround(section.content, ground)
  const content = density === null ? grounded : withDensity(grounded, densities[density])
  return content === section.content ? section : { ...section, content }
}

/** On another ground. Cards of that ground get the other of page and soft ground, so that they are told from what they stand on. */
export const onGround = (content: string, ground: Ground): string => {
  const next = withGround(content, grounds[ground])
  const cards = otherGround[ground]
  return cards === null || groundOf(next) === undefined ? next : withCards(next, cards.from, cards.to)
}

const otherGround: Readonly<Record<Ground, { readonly from: string; readonly to: string } | null>> = {
  page: { from: 'background', to: 'tertiary' },
  tint: { from: 'tertiary', to: 'background' },
  contrast: null,
}

/**
 * Grounds for the sections of a new page, so that one section is told from the next: page, soft, and strong once.
 *
 * The grounds alternate. The first section is soft, and products stand on the page if the section above them does not. At most one section
 * is strong: one that was made for it, else one of words only, since some palettes hide a button there, all of them in its own color. It is
 * neither first nor last, beside the header or the footer. A section keeps a picture, a strong ground or another color of its own.
 * @param sections serialized blocks, one item for each section
 * @param palette title of the palette; only a light one has a strong ground, which would be the brightest on a dark page. Null for other
 *   colors, as of a theme of its own: the sections then stay as they are, since nobody knows whether text can be read on its grounds
 */
export const withRhythm = (sections: readonly string[], palette: string | null): readonly string[] => {
  if (palette === null) return sections
  const strong = isDarkPalette({ title: palette }) ? -1 : strongIn(sections)
  return sections.reduce<readonly string[]>((done, section, index) => {
    if (!isFree(section)) return [...done, section]
    if (index === strong) return [...done, onGround(section, 'contrast')]
    const above = done.at(-1)
    const below = sections.slice(index + 1, index + 2).filter((next) => !isFree(next))
    const isBesideSoft = [above, ...below].some((each) => each !== undefined && isSoftly(each))
    const isUnderPage = above !== undefined && groundOf(above) === null
    const isSoft = !isBesideSoft && (isUnderPage || !sells(section))
    return [...done, onGround(section, isSoft ? 'tint' : 'page')]
  }, [])
}

/** Whether its ground may be another one. */
const isFree = (section: string): boolean => {
  if (keepsToPage(section)) return false
  const ground = groundOf(section)
  return ground === null || ground === grounds.tint?.ground
}

/** Its field or its hairlines belong on the page's own ground. */
const keepsToPage = (section: string): boolean => hasClass(section, 'cys-page')

/** Also a picture beside text may stand on the soft ground. */
const isSoftly = (section: string): boolean =>
  keepsToPage(section) || outermost(section)?.attributes['backgroundColor'] === grounds.tint?.ground

const outermost = (section: string) => blockTree(section)[0]

const strongIn = (sections: readonly string[]): number => {
  if (sections.some((section) => outermost(section)?.attributes['backgroundColor'] === grounds.contrast?.ground))
    return -1
  const could = sections.map((section, index) => index > 0 && index < sections.length - 1 && isFree(section))
  const made = sections.findIndex((section, index) => could[index] && hasClass(section, 'cys-strong'))
  return made === -1 ? sections.findIndex((section, index) => could[index] && isOfWords(section)) : made
}

const hasClass = (section: string, name: string): boolean => {
  const names = outermost(section)?.attributes['className']
  return typeof names === 'string' && names.split(' ').includes(name)
}

const isOfWords = (section: string): boolean =>
  [...tokens(section)].every(
    ({ name, attributes }, index) => words.has(name) && (index === 0 || !isColored(attributes)),
  )

/** On a card, or with a color of its own, a text may not be readable there. */
const isColored = (attributes: string | null): boolean => /"(?:\w*[cC]olor|gradient)":/.test(attributes ?? '')

const words: ReadonlySet<string> = new Set([
  'core/group',
  'core/columns',
  'core/column',
  'core/heading',
  'core/paragraph',
  'core/separator',
  'core/quote',
])

const sells = (section: string): boolean =>
  [...tokens(section)].some(
    ({ name, attributes }) => name.startsWith('woocommerce/') || attributes?.includes('"product"'),
  )

/**
 * Two hero patterns contain their button's colours, which have to follow the palette (D-09, docs/spec/design.md).
 *
 * The section in a palette; the same object if that changes nothing. Null means the store's own colours: no change.
 */
export const inPalette = (section: Section, palette: string | null): Section => {
  if (palette === null || !isHero(section.pattern)) return section
  const content = withButtonColours(section.content, heroButtonColours(palette === defaultPaletteTitle))
  return content === section.content ? section : { ...section, content }
}
