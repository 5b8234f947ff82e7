/**
 * Finds what a store dropped when it saved a text. A store may write the same content differently (order of attributes, spaces, hooked
 * blocks), so only missing things count: blocks, elements with their attributes, and words.
 */
import { tokens } from './tokens'

/** @returns names, each once: `woocommerce/mini-cart`, `<iframe>`, `<div style>`, and the missing words as one text at the end */
export const lostIn = (sent: string, served: string): readonly string[] => {
  const words = missing(wordsIn(sent), wordsIn(served))
  return [
    ...missing(blocksIn(sent), blocksIn(served)),
    ...missing(elementsIn(sent), elementsIn(served)),
    ...(words.length === 0 ? [] : [`“${words.slice(0, wordsTold).join(' ')}${words.length > wordsTold ? ' …' : ''}”`]),
  ]
}

const wordsTold = 8

const missing = (sent: readonly string[], served: readonly string[]): readonly string[] => {
  const [before, now] = [counted(sent), counted(served)]
  return [...before].flatMap(([name, count]) => (count > (now.get(name) ?? 0) ? [name] : []))
}

const counted = (names: readonly string[]): ReadonlyMap<string, number> =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())

const blocksIn = (markup: string) => [...tokens(markup)].flatMap(({ kind, name }) => (kind === 'close' ? [] : [name]))

const withoutComments = (markup: string) => markup.replace(/<!--.*?-->/gs, ' ')

const tag = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const attribute = /([a-z][a-z0-9-]*)\s*=\s*(?:"[^"]*"|'[^']*')/gi

const elementsIn = (markup: string): readonly string[] =>
  [...withoutComments(markup).matchAll(tag)].flatMap(([, name = '', attributes = '']) => [
    `<${name}>`,
    ...[...attributes.matchAll(attribute)].map(([, key = '']) => `<${name} ${key}>`),
  ])

const wordsIn = (markup: string): readonly string[] =>
  withoutComments(markup)
    .replace(tag, ' ')
    .replace(/<\/[^>]*>/g, ' ')
    .replace(/&(?:amp|#0*38);/g, '&')
    .split(/\s+/)
    .filter((word) => word !== '')
