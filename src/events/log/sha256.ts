/** SHA-256 in hexadecimal; in JavaScript, since a shop's admin may not be a secure context. */
import { sha256 } from '@noble/hashes/sha2.js'

export const sha256Of = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('')
