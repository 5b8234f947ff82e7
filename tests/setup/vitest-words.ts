/** Words for Vitest, as they are; one flag that it does not know is refused in a sentence, where Vitest would print a stack. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

/** @throws an error with a sentence if there is a flag that Vitest does not know */
export const vitestWords = (words: readonly string[]): readonly string[] => {
  const flags = words.filter((word) => word.startsWith('-')).map(nameOf)
  if (flags.length === 0) return words
  const help = execFileSync(process.execPath, [vitest, 'run', '--help', '--expand-help'], { encoding: 'utf8' })
  const known = new Set([...help.matchAll(/^ +(?:-(\w), )?--([\w-]+)/gm)].flatMap(([, short, long]) => [short, long]))
  const stranger = flags.find((name) => name !== '' && !known.has(name))
  if (stranger !== undefined) throw new Error(`Unknown option '${stranger}'`)
  return words
}

/** `--no-color` and `--coverage.include=x` by the name that the help lists; short ones by their letter. */
const nameOf = (word: string): string => {
  const [name = ''] = word.replace(/^--?/, '').split(/[.=]/)
  if (!word.startsWith('--')) return name.slice(0, 1)
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return camel.replace(/^no([A-Z])(.*)$/, (_, first: string, rest: string) => first.toLowerCase() + rest)
}
