/** What the directions of each look are made from: fonts, headers, footers and, in the quick start, sections. Each list has one entry for each round, then begins again. */
import { ownPattern, shopPattern } from '../pages/own-patterns'
import { headerOfLook, pageOf, type Kind } from '../pages/templates'
import { looks, pairingOfLook, type Look } from './looks'

type Frame = {
  /** Full names of the patterns. */
  readonly header: string
  readonly footer: string
}

/** Titles of font pairings by look. No two looks share one, so that the directions of a round always differ in type. */
const fonts: Readonly<Record<Look, readonly string[]>> = {
  Contemporary: [pairingOfLook.Contemporary, 'Commissioner + Crimson Pro', 'Albert Sans + Lora'],
  Classic: [pairingOfLook.Classic, 'Fraunces + Libre Franklin', 'Playfair Display + Fira Sans'],
  Bold: [pairingOfLook.Bold, 'Montserrat + Arvo', 'Plus Jakarta Sans + Plus Jakarta Sans'],
}

const frames: Readonly<Record<Look, readonly Frame[]>> = {
  Contemporary: [
    { header: headerOfLook.Contemporary, footer: shopPattern('footer-with-3-menus') },
    { header: shopPattern('header-minimal'), footer: shopPattern('footer-simple-menu') },
  ],
  Classic: [
    { header: headerOfLook.Classic, footer: ownPattern('footer-centered') },
    { header: shopPattern('header-centered-menu'), footer: ownPattern('footer-visit') },
  ],
  Bold: [
    { header: headerOfLook.Bold, footer: shopPattern('footer-large') },
    { header: ownPattern('header-sticky'), footer: ownPattern('footer-groups') },
  ],
}

/** Footers with places for where and when to come. */
const footersToVisit: Readonly<Record<Look, string>> = {
  Contemporary: shopPattern('footer-with-3-menus'),
  Classic: ownPattern('footer-visit'),
  Bold: ownPattern('footer-groups'),
}

/**
 * The sections of a direction in the quick start, as slugs of patterns: those of the kind of business, in an order that no other direction
 * of the round has. Each round begins with the first section of another look.
 * @param round from 0
 */
export const bodyOfDirection = (kind: Kind, look: Look, round: number): readonly string[] => {
  const [, ...rest] = pageOf(kind, 'Contemporary').body
  const first = pageOf(kind, nth(looks, looks.indexOf(look) + round)).body.slice(0, 1)
  return [...first, ...inOrder[look](rest)]
}

type Sections = readonly string[]

/** The goods and their groups show the same things: in no order do they follow each other, if something can stand between them. */
const inOrder: Readonly<Record<Look, (sections: Sections) => Sections>> = {
  Contemporary: (sections) => [how, story].reduce((before, slug) => movedBefore(before, slug, groups), sections),
  // The people come first.
  Classic: (sections) => movedBefore(movedBefore(sections, goods, facts), story, goods),
  // The groups of goods, or the way to buy, come before the goods.
  Bold: (sections) =>
    [groups, how, ...(sections.includes(groups) ? [story] : [])].reduce(
      (before, slug) => movedBefore(before, slug, goods),
      sections,
    ),
}

const facts = 'three-facts'
const goods = 'goods-and-a-link'
const groups = 'category-tiles'
const how = 'how-it-works'
const story = 'story-beside-a-picture'

const movedBefore = (sections: Sections, slug: string, other: string): Sections => {
  const left = sections.filter((section) => section !== slug)
  const place = left.indexOf(other)
  return place === -1 || left.length === sections.length ? sections : left.toSpliced(place, 0, slug)
}

/** Number of rounds after which directions repeat. */
export const directionRounds = 6

/** @param round from 0 */
export const fontsOfDirection = (look: Look, round: number): string => nth(fonts[look], round)

/**
 * @param round from 0
 * @param visited whether the merchant told where or when to come
 */
export const frameOfDirection = (look: Look, round: number, visited: boolean): Frame => ({
  ...nth(frames[look], round),
  ...(visited ? { footer: footersToVisit[look] } : {}),
})

const nth = <A>(list: readonly A[], index: number): A => list[index % list.length] as A
