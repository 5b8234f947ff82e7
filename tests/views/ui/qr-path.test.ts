import jsQr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { qrPath } from '../../../src/views/ui/qr-path'

const addresses = [
  'https://shop.example.org/',
  'https://shop.example.org/?preview=1&signed=cQ9_-x.2031',
  'https://xn--mnchen-3ya.example/läden/größe?q=a+b#c',
  `https://shop.example.org/?signed=${'0123456789abcdef'.repeat(24)}`,
]

describe('a QR code', () => {
  test.each(addresses)('is read by a camera as %s', (address) => {
    const { pixels, width } = drawn(address)
    expect(jsQr(pixels, width, width)?.data).toBe(address)
  })

  test('has a light margin of four modules', () => {
    const { size, path } = qrPath(addresses[0] ?? '')
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
      ([, x, y, length]) => [Number(x), Number(y), Number(length)] as const,
    )
    expect(Math.min(...runs.map(([x]) => x))).toBe(4)
    expect(Math.min(...runs.map(([, y]) => y))).toBe(4)
    expect(Math.max(...runs.map(([x, , length]) => x + length))).toBe(size - 4)
  })
})

/** The path as an SVG draws it, four pixels a module. */
const drawn = (text: string) => {
  const scale = 4
  const { size, path } = qrPath(text)
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return { pixels, width }
}
