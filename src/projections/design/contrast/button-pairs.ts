/** The label of a button, also under the pointer, and the words of an outlined one. */
import { blockStyleOf } from '../../../markup/block-style'
import type { Block } from '../../../markup/block-tree'
import type { BlockPair, MakePair } from './block-pair'
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
    return [pair('outline', words ?? around.text, ground?.own ? [ground.colour] : around.grounds)]
  }
  const element = (state: readonly string[], what: string) =>
    painter.at(['elements', 'button', ...state, 'color', what])
  const label = text ?? element([], 'text') ?? { colour: '#ffffff', own: false }
  const plain = element([], 'gradient') === null ? element([], 'background') : { colour: null, own: false }
  const surface = ground ?? plain ?? { colour: '#32373c', own: false }
  return [
    pair('buttons', label, [surface.colour]),
    pair('buttonHover', text ?? element([':hover'], 'text') ?? label, [
      (ground ?? element([':hover'], 'background') ?? surface).colour,
    ]),
  ]
}
