/**
 * Facts about a shop in the places that patterns mark for them: `metadata.shopFact` names the fact, `metadata.shopFactAs` the words around it.
 * Blocks of the same kind that stand together and have the same mark are one place: lines of text, rows, or links to networks.
 */
import { asText, plainText } from './inline'
import { withNetworks } from './social-links'
import { textsIn, withTextAt } from './texts'
import { type Attributes, readAttributes, rewriteAttributes, tokens, type Token } from './tokens'

/** By fact: its lines, words with inline formats; for networks, their addresses. */
export type FactLines = Readonly<Record<string, readonly string[]>>

/** Fills in the facts that have lines, and leaves the other places as they are. What is filled in is no sample any more. */
export const withFacts = (markup: string, facts: FactLines): string => {
  if (!markup.includes(mark)) return markup
  return placesIn(markup).reduceRight((text, place) => {
    const lines = (Object.hasOwn(facts, place.fact) && facts[place.fact]) || []
    return lines.length === 0 ? text : text.slice(0, place.start) + filled(place, lines) + text.slice(place.end)
  }, markup)
}

/** The facts that stand in texts of the markup instead of samples, as they are written there. */
export const factsIn = (markup: string): FactLines =>
  Object.fromEntries(
    placesIn(markup).flatMap(({ fact, block }) => {
      const [text] = textsIn(block)
      const told = text?.block !== 0 || isSample(block) ? null : toldIn(text.html, block)
      return told === null || plainText(told).trim() === '' ? [] : [[fact, told.split(/<br\s*\/?>/i)] as const]
    }),
  )

/** Positions of the texts that are facts, among all blocks of the markup. */
export const factBlocksIn = (markup: string): ReadonlySet<number> => {
  const told = placesIn(markup).filter(({ block }) => isTold(block))
  const opened = [...tokens(markup)].filter(({ kind }) => kind !== 'close')
  const isInside = ({ start }: Token) => told.some((place) => start >= place.start && start < place.end)
  return new Set(opened.flatMap((token, index) => (isInside(token) ? [index] : [])))
}

/** The same markup with other words in the places where facts stand, in their links, too. */
export const withFactsMasked = (markup: string, masked: (words: string) => string): string =>
  !markup.includes(mark)
    ? markup
    : placesIn(markup)
        .filter(({ block }) => isTold(block))
        .reduceRight((text, { start, end }) => {
          const place = text
            .slice(start, end)
            .replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) => masked(words))
            .replaceAll(/(href="(?:tel|mailto):)([^"]*)/g, (_, scheme: string, rest: string) => scheme + masked(rest))
          const linked = rewriteAttributes(place, (_, { url, ...others }) =>
            typeof url === 'string' ? { url: url.replace(/(?<=:\/\/).*$/s, masked), ...others } : null,
          )
          return text.slice(0, start) + linked + text.slice(end)
        }, markup)

const mark = '"shopFact":'

type Place = {
  readonly fact: string
  readonly name: string
  readonly start: number
  readonly end: number
  /** Markup of its first block. */
  readonly block: string
}

const placesIn = (markup: string): readonly Place[] => {
  const places: Place[] = []
  let depth = 0
  let open: { readonly token: Token; readonly fact: string; readonly depth: number } | null = null
  for (const token of tokens(markup)) {
    const fact: string | null = open === null && token.kind === 'open' ? factOf(token) : null
    if (fact !== null) open = { token, fact, depth }
    depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0
    if (open === null || depth !== open.depth) continue
    const { start, name } = open.token
    const last = places.at(-1)
    const isOneWith = last?.fact === open.fact && last.name === name && markup.slice(last.end, start).trim() === ''
    if (isOneWith) places.pop()
    places.push({
      ...(isOneWith ? last : { fact: open.fact, name, start, block: markup.slice(start, token.end) }),
      end: token.end,
    })
    open = null
  }
  return places
}

const factOf = ({ attributes }: Token): string | null => {
  if (attributes?.includes(mark) !== true) return null
  const { shopFact } = metadataOf(readAttributes(attributes))
  return typeof shopFact === 'string' ? shopFact : null
}

const metadataOf = (attributes: Attributes | null): Attributes => {
  const metadata = attributes?.['metadata']
  return typeof metadata === 'object' && metadata !== null ? (metadata as Attributes) : {}
}

const isSample = (block: string): boolean =>
  [...tokens(block)].some(({ attributes }) => 'sampleText' in metadataOf(readAttributes(attributes)))

/** Whether a fact stands in the place, and neither a sample nor the words of the pattern. */
const isTold = (block: string): boolean => !isSample(block) && toldIn(textsIn(block)[0]?.html ?? '', block) !== null

/** What stands in the words of a place for `%s`, '' if they have none; null if the place has other words. */
const toldIn = (html: string, block: string): string | null => {
  const [before = '', after] = (wordsAround(block) ?? '%s').split('%s').map(asText)
  if (after === undefined) return html === before ? '' : null
  const isAround = html.startsWith(before) && html.endsWith(after) && html.length >= before.length + after.length
  return isAround ? html.slice(before.length, html.length - after.length) : null
}

const filled = ({ name, block }: Place, lines: readonly string[]): string => {
  if (name === 'core/social-links') return withNetworks(block, lines)
  const texts = textsIn(block).map(({ block: index }) => index)
  const [first, last] = [texts[0], texts.at(-1)]
  if (first === undefined || last === undefined) return block
  const own = confirmed(block)
  const fact = lines.join('<br>')
  // "© 2026–2026" says nothing more than "© 2026".
  if (wordsAround(block)?.includes(fact) === true) return own
  return first === 0
    ? withTextAt(own, first, inWords(block, fact))
    : lines.map((line) => withRow(own, first, last, line)).join('\n')
}

/** A block with a fact in it, which no longer counts as a sample. */
const confirmed = (block: string): string =>
  rewriteAttributes(block, (_, attributes) => {
    const { sampleText, ...metadata } = metadataOf(attributes)
    if (sampleText === undefined) return null
    const { metadata: __, ...others } = attributes
    return Object.keys(metadata).length === 0 ? others : { ...attributes, metadata }
  })

/** The fact in the words of its place. */
const inWords = (block: string, fact: string): string => {
  const words = wordsAround(block)
  return words === null ? fact : asText(words).split('%s').join(fact)
}

/** The words of a place, where `%s` stands for the fact; null for none. */
const wordsAround = (block: string): string | null => {
  const [token] = tokens(block)
  const { shopFactAs } = metadataOf(readAttributes(token?.attributes ?? null))
  return typeof shopFactAs === 'string' ? shopFactAs : null
}

/** A row with a line in its texts: what it is about in the first, the rest in the last. */
const withRow = (row: string, first: number, last: number, line: string): string => {
  const [about, rest] = first === last ? [line, line] : halves(line)
  return withTextAt(withTextAt(row, first, about), last, rest)
}

/** Cut before the first figure or at the first colon: "Mon – Fri: 10 – 18" is about "Mon – Fri". A line with formats stays whole. */
const halves = (line: string): readonly [string, string] => {
  const [, about = line, rest = ''] = line.includes('<')
    ? []
    : (/^([^\p{Nd}:：]*[^\p{Nd}:：\s])\s*(?:[:：]\s*|(?=\p{Nd}))(.*)$/u.exec(line) ?? [])
  return [about, rest]
}
