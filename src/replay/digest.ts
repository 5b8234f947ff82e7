/** A digest of 53 bits, after cyrb53 by bryc (public domain). A text may be stirred in piece by piece. */

/** What was stirred in so far. */
export type Stirred = readonly [number, number]

export const unstirred: Stirred = [0xdeadbeef, 0x41c6ce57]

export const stirred = ([first, second]: Stirred, text: string): Stirred => {
  let a = first
  let b = second
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  return [a, b]
}

/** Fourteen hexadecimal digits. */
export const digestOf = ([first, second]: Stirred): string => {
  let [a, b] = [first, second]
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

export const digest = (text: string): string => digestOf(stirred(unstirred, text))
