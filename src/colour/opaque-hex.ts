/** An opaque CSS colour as hex. */
import { normalHex } from './colour'

/** Hex with 6 digits; null for a colour that is half transparent, or made by a function or a name that is not known here. */
export const opaqueHex = (text: string): string | null => {
  const opaque = /^(#[0-9a-f]{3})f$|^(#[0-9a-f]{6})ff$/i.exec(text)
  const hex = opaque?.[1] ?? opaque?.[2] ?? words.get(text.toLowerCase()) ?? text
  if (/^#(?:[0-9a-f]{3}){1,2}$/i.test(hex)) return normalHex(hex)
  const channels = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+(?:1(?:\.0+)?|100%))?\)$/i
    .exec(text)
    ?.slice(1)
    .map(Number)
  return channels ? `#${channels.map((each) => Math.min(each, 255).toString(16).padStart(2, '0')).join('')}` : null
}

const words: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
])
