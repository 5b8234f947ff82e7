/** Icons of social networks that have a colour of the page. */
import { largeAA } from '../../../colour/contrast'
import { blockStyleOf } from '../../../markup/block-style'
import type { Block } from '../../../markup/block-tree'
import type { BlockPair, MakePair } from './block-pair'
import type { Painter } from './paint'
import type { Surroundings } from './surroundings'

/** Icons without a colour of the page have their networks' own. */
export const iconPairs = (
  painter: Painter,
  { attributes }: Block,
  around: Surroundings,
  pair: MakePair,
): readonly BlockPair[] => {
  const { iconColor, customIconColor, iconColorValue, iconBackgroundColor, iconBackgroundColorValue } = attributes
  const icon = painter.named(iconColor) ?? painter.literal(customIconColor) ?? painter.literal(iconColorValue)
  if (icon === null) return []
  if (blockStyleOf(attributes) === 'logos-only') return [pair('icons', icon, around.grounds, largeAA)]
  const ground = painter.named(iconBackgroundColor) ?? painter.literal(iconBackgroundColorValue)
  return [pair('icons', icon, [ground?.colour ?? null], largeAA)]
}
