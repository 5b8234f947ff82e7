/** Joins still WebP pictures of one size into a moving one, by the container's specification (developers.google.com/speed/webp/docs/riff_container). */

/** @param picture a WebP file without transparency @param milliseconds for which it is shown */
export type Frame = { readonly picture: Buffer; readonly milliseconds: number }

/** @param width in pixels, as of every frame @returns a WebP file that begins anew at its end */
export const movingWebp = (frames: readonly Frame[], width: number, height: number): Buffer => {
  const size = [...in3(width - 1), ...in3(height - 1)]
  const isMoving = 0x02
  const forEver = [0, 0]
  const white = [255, 255, 255, 255]
  const parts = [
    chunk('VP8X', Buffer.from([isMoving, 0, 0, 0, ...size])),
    chunk('ANIM', Buffer.from([...white, ...forEver])),
    ...frames.map(({ picture, milliseconds }) => {
      const head = Buffer.from([...in3(0), ...in3(0), ...size, ...in3(milliseconds), replaces])
      return chunk('ANMF', Buffer.concat([head, bitstream(picture)]))
    }),
  ]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

/** Instead of being drawn over the frame before. */
const replaces = 0x02

/** The part of a file that holds the picture, with its head. @throws Error if it has none */
const bitstream = (file: Buffer): Buffer => {
  for (let at = 12; at < file.length;) {
    const end = at + 8 + even(file.readUInt32LE(at + 4))
    if (/VP8[ L]/.test(file.toString('latin1', at, at + 4))) return file.subarray(at, end)
    at = end
  }
  throw new Error('This is no WebP picture.')
}

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const even = (length: number): number => length + (length % 2)

const in3 = (value: number): readonly number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255]
