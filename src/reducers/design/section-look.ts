/** The background of a section (its `ground`) and the space above and below it, and how they follow a new page or a palette. */
import { defaultPaletteTitle } from '../../catalogue/defaults'
import { densities, grounds } from '../../catalogue/pages/own-patterns'
import { heroButtonColors, isHero } from '../../catalogue/pages/templates'
import { isDarkPalette } from '../../catalogue/palettes/suggested-palettes'
import type { EventOfType } from '../../events'
import type { Ground } from '../../events/sections'
import { blockTree } from '../../markup/blocks'
import { withButtonColors } from '../../markup/buttons'
import { groundOf, withCards, withDensity, withGround } from '../../markup/section-look'
import { tokens } from '../../markup/tokens'
import type { Section } from './design-document'

type Look = Pick<EventOfType<'SectionLookChosen'>, 'ground' | 'density'>

/** The section in another look; the same object if nothing changes. */
export const inSectionLook = (section: Section, { ground, density }: Look): Section => {
  const grounded = ground === null ? section.content : onGround(section.content, ground)
  const content = density === null ? grounded : withDensity(grounded, densities[density])
  return content === section.content ? section : { ...section, content }
}

/**
 * Changes a section's background. Cards of that color change between the page's and the soft background, so that they stay visible.
 */
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
 * Gives the sections of a new page backgrounds that set them apart: page and soft alternate, and at most one section is strong.
 *
 * The first section is soft; products have the page's background if the section above them has not. The strong section is one designed for
 * it, else one that has only words, because some palettes hide a button on the strong background, where everything has the same color. It
 * is neither first nor last, beside the header or the footer. A section with a picture, a strong background or another color of its own
 * keeps it.
 * @param sections serialized blocks, one item for each section
 * @param palette title of the palette; only with a light one is a section strong, because that would be the brightest on a dark page. Null
 *   for other colors, such as a theme's own: the sections then stay unchanged, because text may be illegible on such backgrounds
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

/** Whether the background of the section may be changed. */
const isFree = (section: string): boolean => {
  if (keepsToPage(section)) return false
  const ground = groundOf(section)
  return ground === null || ground === grounds.tint?.ground
}

/** Whether the section has a field or hairlines that need the page's own background. */
const keepsToPage = (section: string): boolean => hasClass(section, 'cys-page')

/**
 * Whether the section next to this one must not be soft: this one is soft itself, even as a picture beside text, or stays on the page's
 * ground.
 */
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

/** Whether the block has its own color or is a card: its text may be illegible on the strong background. */
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
 * The section in a palette; the same object if that changes nothing. Two hero patterns contain colors for their button, which have to
 * follow the palette (D-09, docs/spec/design.md). Null means the store's own colors: no change.
 */
export const inPalette = (section: Section, palette: string | null): Section => {
  if (palette === null || !isHero(section.pattern)) return section
  const content = withButtonColors(section.content, heroButtonColors(palette === defaultPaletteTitle))
  return content === section.content ? section : { ...section, content }
}
