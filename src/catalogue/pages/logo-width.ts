/** The width of a logo, in CSS pixels: its bounds, and the default by its shape. */

type Size = { readonly width: number; readonly height: number }

/**
 * Bounds of the slider. A wide picture is at least as high as a square one of the minimum width; a picture without a size counts as square.
 */
export const widthBounds = (size: Size): { readonly min: number; readonly max: number } => {
  const ratio = ratioOf(size)
  return { min: ratio < 1 ? least : Math.min(Math.ceil(least * ratio), most), max: most }
}

/**
 * The width of a newly chosen logo, by its shape: a wide logo is wider, a tall one no higher than its header; no logo is wider than its
 * picture.
 */
export const widthByShape = (size: Size): number => {
  const ratio = ratioOf(size)
  const shaped = ratio < 1 ? Math.min(square, tallest * ratio) : square + (wide - square) * Math.min(1, ratio - 1)
  const sharp = size.width > 0 ? Math.min(shaped, size.width) : shaped
  return Math.round(Math.max(sharp, widthBounds(size).min))
}

const ratioOf = ({ width, height }: Size): number => (width > 0 && height > 0 ? width / height : 1)

const least = 20
const most = 200
const square = 60
const wide = 160
const tallest = 80
