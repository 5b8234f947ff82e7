/** In which colour of its own a block's text can be read. */
import { legibleOnAll } from '../../../colour/nearest-legible'
import type { DrawnPair } from './drawn-pairs'

/**
 * The nearest such colour. Null if there is none on all that is behind the text, as on a gradient from black to white.
 * @param all that is drawn now
 */
export const legibleInk = (pair: DrawnPair, all: readonly DrawnPair[]): string | null => {
  const wished = pair.text.colour ?? '#000000'
  const ofBoth = legibleOnAll(wished, [pair, ...twinsOf(pair, all)].flatMap(groundsOf))
  // Where a button's two states cannot both be read, the usual one comes first.
  return ofBoth ?? (pair.what === 'buttons' ? legibleOnAll(wished, groundsOf(pair)) : null)
}

/** A button's own colour of its words is the same under the pointer, while the ground may be another. */
const twinsOf = ({ what, text, where, index }: DrawnPair, all: readonly DrawnPair[]): readonly DrawnPair[] => {
  const other = text.own ? twins[what] : undefined
  return all.filter((each) => each.what === other && each.where === where && each.index === index)
}

const twins: Readonly<Partial<Record<DrawnPair['what'], DrawnPair['what']>>> = {
  buttons: 'buttonHover',
  buttonHover: 'buttons',
}

const groundsOf = ({ grounds, least }: DrawnPair) => grounds.map((ground) => ({ ground: ground ?? '#000000', least }))
