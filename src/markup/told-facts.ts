/** What a merchant typed about the shop, as lines for the places of patterns (shop-facts.ts). */
import { asText } from './inline'
import type { FactLines } from './shop-facts'

type Told = Readonly<Record<string, string | undefined>>

/** Facts that cannot be understood are left out, as are empty ones. */
export const linesOf = (told: Told): FactLines =>
  Object.fromEntries(
    Object.entries(told).flatMap(([fact, text = '']) => {
      const lines = (readers[fact] ?? plainLines)(text)
      return lines.length === 0 ? [] : [[fact, lines] as const]
    }),
  )

/** Whether something was typed that cannot be understood: no year, or no address in the web. */
export const isUnclear = (fact: string, text: string): boolean => {
  const lines = linesIn(text)
  return (
    lines.length > 0 &&
    (fact === 'social' ? lines.some((line) => webAddress(line) === null) : fact === 'since' && yearIn(text) === null)
  )
}

const linesIn = (text: string): readonly string[] =>
  text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')

const plainLines = (text: string): readonly string[] => linesIn(text).map(asText)

const readers: Readonly<Record<string, (text: string) => readonly string[]>> = {
  hours: (text) => linesIn(text).flatMap(hoursIn).map(asText),
  phone: (text) => linesIn(text).map(reachable),
  since: (text) => yearIn(text) ?? [],
  social: (text) => linesIn(text).flatMap((line) => webAddress(line) ?? []),
}

/** "Mon–Fri 9–18, Sat 10–14" on one line are two; "Mon, Tue 9–18" is one. */
const hoursIn = (line: string): readonly string[] => {
  const [lines, open] = line.split(/[,;]\s+(?=\p{L})/u).reduce<readonly [readonly string[], string]>(
    ([done, before], part) => {
      const now = before === '' ? part : `${before}, ${part}`
      return /\p{Nd}/u.test(part) ? [[...done, now], ''] : [done, now]
    },
    [[], ''],
  )
  return open === '' ? lines : [...lines, open]
}

/** A phone number or an e-mail address as a link; other words as they are. */
const reachable = (line: string): string => {
  const words = asText(line)
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(line)) return `<a href="mailto:${line}">${words}</a>`
  const number = inAscii(line).replaceAll(/[\s().\/–-]/g, '')
  return /^(?:\+|00)?\d{5,15}$/.test(number) ? `<a href="tel:${number}">${words}</a>` : words
}

/** The one year of four figures in the text, whatever stands around it. */
const yearIn = (text: string): readonly [string] | null => {
  const [year, ...others] = inAscii(text).match(/(?<!\d)(?:1\d|20)\d\d(?!\d)/g) ?? []
  return year === undefined || others.length > 0 ? null : [year]
}

/** With Arabic, Persian and full-width figures as 0 to 9. */
const inAscii = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹０-９]/g, (figure) => String(figure.charCodeAt(0) & 15))

/** The address of a page in the web, also where `https://` is left out; null for anything else. */
const webAddress = (text: string): string | null => {
  const written = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !/^https?:/i.test(written) || !URL.canParse(written)) return null
  const { href, hostname, username, password } = new URL(written)
  const isPublic = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(hostname)
  return isPublic && username === '' && password === '' ? href : null
}
