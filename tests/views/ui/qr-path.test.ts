import { describe, expect, test } from 'vitest'
import { qrPath } from '../../../src/views/ui/qr-path'
import { readQr } from '../../support/qr'

const addresses = [
  'https://shop.example.org/',
  'https://shop.example.org/?preview=1&signed=cQ9_-x.2031',
  'https://xn--mnchen-3ya.example/läden/größe?q=a+b#c',
  `https://shop.example.org/?signed=${'0123456789abcdef'.repeat(24)}`,
]

describe('a QR code', () => {
  test.each(addresses)('is read by a camera as %s', (address) => {
    expect(readQr(qrPath(address))).toBe(address)
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
