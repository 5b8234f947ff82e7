/**
 * A tint of the palette behind pictures. The drawings that stand in for a store's own pictures are half transparent, and take it on; a
 * photograph covers it. It is a hex colour, because WordPress removes `color-mix()` from what an account without `unfiltered_html` saves.
 */
import { mix } from '../../colour/colour'
import type { Styles } from '../theme-json'
import type { Role } from './palette'

/** How much of the palette's second colour is in the tint. */
const share = 0.22

/** Blocks that draw a picture. Text over a cover stands on the cover's own overlay. */
const pictures = ['core/image', 'core/post-featured-image', 'core/cover', 'woocommerce/product-image'] as const

export const withTint = (
  { background, secondary }: Pick<Readonly<Record<Role, string>>, 'background' | 'secondary'>,
  blocks: Styles,
): Styles => {
  const tint = mix(background, secondary, share)
  return {
    ...blocks,
    ...Object.fromEntries(pictures.map((name) => [name, { ...branch(blocks[name]), color: { background: tint } }])),
  }
}

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})
