/**
 * A light tint of the palette behind pictures. The drawings that stand in for a store's own pictures are half transparent, and take it on; a
 * photograph covers it. It is a hex colour, because WordPress removes `color-mix()` from what an account without `unfiltered_html` saves.
 */
import { mix } from '../../colour/colour'
import type { Styles } from '../theme-json'

/** How much of the palette's second colour is in the tint. */
const share = 0.18

/** Blocks that draw a picture, of core only: WordPress drops the styles of blocks that a store does not have. Text over a cover stands on the cover's own overlay. */
const pictures = ['core/image', 'core/post-featured-image', 'core/cover'] as const

/** @param secondary hex colour. Light on dark palettes too, as the drawings are dark, and so is some text over them. */
export const withTint = (secondary: string, blocks: Styles): Styles => {
  const color = { background: mix('#ffffff', secondary, share) }
  return { ...blocks, ...Object.fromEntries(pictures.map((name) => [name, { ...branch(blocks[name]), color }])) }
}

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})
