/** Reads a QR code as the camera of a phone does. */
import jsQr from 'jsqr'

const scale = 4

/** @param drawn the path of its dark modules, and its width in modules, as the SVG has them; null if nothing can be read */
export const readQr = ({ size, path }: { readonly size: number; readonly path: string }): string | null => {
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const [from, to] = [Number(x), Number(x) + Number(length)].map((column) => (row * width + column * scale) * 4)
      for (let at = from ?? 0; at < (to ?? 0); at += 4) pixels.fill(0, at, at + 3)
    }
  }
  return jsQr(pixels, width, width)?.data ?? null
}
