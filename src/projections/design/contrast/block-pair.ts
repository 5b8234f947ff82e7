/** A kind of text on its ground, as one block draws it. */
import type { ColourPlace } from '../../../events/design/designing'
import type { AA, largeAA } from '../../../colour/contrast'
import type { Grounds } from './grounds'
import type { Paint } from './paint'

/** Kinds of text. */
export type What =
  | Exclude<
      ColourPlace,
      | 'background'
      | 'headingBackground'
      | 'buttonText'
      | 'buttonBackground'
      | 'buttonHoverText'
      | 'buttonHoverBackground'
    >
  | 'buttons'
  | 'buttonHover'
  | 'outline'
  | 'icons'
  | 'shopName'
  | 'productNames'
  | 'titles'
  | 'menu'

export type BlockPair = {
  readonly what: What
  readonly text: Paint
  readonly grounds: Grounds
  readonly least: typeof AA | typeof largeAA
}

/** Makes a pair; by default on the block's own ground, and of normal size. */
export type MakePair = (what: What, text: Paint, grounds?: Grounds, least?: BlockPair['least']) => BlockPair
