/** A text as a QR code: the outline of its dark modules, as the path of an SVG. Loaded by `qr-code.tsx` when one is shown. */
import { encode } from 'uqr'

export type QrPath = {
  /** Width and height in modules, with the light margin that readers need. */
  readonly size: number
  readonly path: string
}

/** Width of the light margin in modules: what ISO/IEC 18004 asks for. */
const margin = 4

/** @param text an address of any length that fits a code, which is about 2,300 characters */
export const qrPath = (text: string): QrPath => {
  const { size, data } = encode(text, { ecc: 'M', border: margin })
  return {
    size,
    path: data.flatMap((row, y) => runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join(''),
  }
}

/** Where dark modules begin in a row, and how many they are. */
const runsIn = (row: readonly boolean[]): readonly (readonly [number, number])[] =>
  row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return []
    const end = row.indexOf(false, x)
    return [[x, (end === -1 ? row.length : end) - x] as const]
  })
