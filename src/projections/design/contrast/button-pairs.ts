/** The label of a button, also under the pointer, and the words of an outlined one. */
import { blockStyleOf } from '../../../markup/block-style'
import type { Block } from '../../../markup/block-tree'
import type { BlockPair, MakePair } from './block-pair'
import { groundsIn } from './grounds'
import type { Painter } from './paint'
import type { Surroundings } from './surroundings'

export const buttonPairs = (
  painter: Painter,
  block: Block,
  around: Surroundings,
  pair: MakePair,
): readonly BlockPair[] => {
  const asButton = { ...block, name: 'core/button' }
  const text = painter.text(asButton)
  const ground = painter.ground(asButton)
  if (blockStyleOf(block.attributes) === 'outline') {
    const words = text?.own ? text : painter.at(['blocks', 'core/button', 'variations', 'outline', 'color', 'text'])
    return [pair('outline', words ?? around.text, ground?.own ? groundsIn(ground) : around.grounds)]
  }
  const element = (state: readonly string[], what: string) =>
    painter.at(['elements', 'button', ...state, 'color', what])
  const label = text ?? element([], 'text') ?? { colour: '#ffffff', own: false }
  // A gradient of the styles is drawn over any colour, also over one of the button's own.
  const over = (...states: readonly (readonly string[])[]) =>
    painter.ownGradient(asButton) ??
    painter.gradient(
      ['blocks', 'core/button', 'color', 'gradient'],
      ...states.map((state) => ['elements', 'button', ...state, 'color', 'gradient']),
    )
  const surface = over([]) ?? ground ?? element([], 'background') ?? { colour: '#32373c', own: false }
  const pressed = over([':hover'], []) ?? ground ?? element([':hover'], 'background') ?? surface
  return [
    pair('buttons', label, groundsIn(surface)),
    pair('buttonHover', text ?? element([':hover'], 'text') ?? label, groundsIn(pressed)),
  ]
}
