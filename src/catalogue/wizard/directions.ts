/** What the directions of each look are made from: fonts, headers and footers. Each list has one entry for each round, then begins again. */
import { ownPattern, shopPattern } from '../pages/own-patterns'
import { headerOfLook } from '../pages/templates'
import { pairingOfLook, type Look } from './looks'

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

/** Number of rounds after which directions repeat. */
export const directionRounds = 6

/** @param round from 0 */
export const fontsOfDirection = (look: Look, round: number): string => nth(fonts[look], round)

/** @param round from 0 */
export const frameOfDirection = (look: Look, round: number): Frame => nth(frames[look], round)

const nth = <A>(list: readonly A[], index: number): A => list[index % list.length] as A
