/** The command line of `npm test` and `npm run test:all`: our own flags, and the words that are Vitest's. */
import type { Scope } from './scope'

/** What was asked for. `changed`: only what a change since this commit can affect; empty for the usual one. */
export type Asked = Readonly<{ scope: Scope; woocommerce: boolean; changed?: string; words: readonly string[] }>

/** Reads a command line; `usual` is the scope where none is asked for. */
export const readWords = (all: readonly string[], usual: Scope): Asked => {
  const own = (word: string) => word === '--all' || word === '--added' || /^--changed(=|$)/.test(word)
  const changed = all.find((word) => word.startsWith('--changed'))?.slice('--changed='.length)
  const words = all.filter((word) => !own(word))
  const scope = all.includes('--added') ? 'added' : all.includes('--all') ? 'all' : usual
  // Vitest's words choose among the tests without a real WooCommerce, and so do changes.
  const woocommerce = (all.includes('--all') || all.includes('--added')) && words.length === 0 && changed === undefined
  return { scope, woocommerce, words, ...(changed === undefined ? {} : { changed }) }
}

/** Whether the words choose tests by path, title or row: these then run in every scope. */
export const isChosen = (words: readonly string[]): boolean =>
  words.some((word, place) => {
    if (word === '-t' || /^--(test-?name-?pattern|tags-?filter)\b/i.test(word)) return true
    const before = words[place - 1] ?? ''
    const isValue = before.startsWith('-') && !before.includes('=') && !before.startsWith('--no-')
    return !word.startsWith('-') && !isValue
  })
