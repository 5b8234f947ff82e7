/** Parses the options of `npm run replay`; a mistake in the command line results in one sentence. */
import { parseArgs } from 'node:util'
import { laws } from '../laws'
import { parseShard, type Shard } from '../shard'

export type CliOptions = {
  /** Files and folders. */
  readonly places: readonly string[]
  readonly json: boolean
  readonly until: number | null
  readonly diff: readonly [from: number, to: number] | null
  readonly where: string | null
  /** How many facts `--where` prints. */
  readonly first: number
  readonly law: string | null
  readonly minimize: boolean
  readonly keep: string | null
  /** How many of the recordings to select. */
  readonly choose: number | null
  readonly shard: Shard | null
}

export type Asked =
  | { readonly kind: 'replay'; readonly options: CliOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string }

export const parseOptions = (args: readonly string[]): Asked => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true })
    if (values.help) return { kind: 'help' }
    const options: CliOptions = {
      places: positionals,
      json: values.json,
      until: values.until === undefined ? null : number('--until', values.until),
      diff: values.diff === undefined ? null : range(values.diff),
      where: values.where ?? null,
      first: number('--first', values.first),
      law: values.law === undefined ? null : lawNamed(values.law),
      minimize: values.minimize || values.minimise,
      keep: values.keep === undefined ? null : fileName(values.keep),
      choose: values.choose === undefined ? null : number('--choose', values.choose),
      shard: values.shard === undefined ? null : shard(values.shard),
    }
    const mistake = mistakeIn(options)
    return mistake === null ? { kind: 'replay', options } : { kind: 'mistake', sentence: mistake }
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\.?\n/)
    return { kind: 'mistake', sentence: `${sentence}. See: npm run replay -- --help` }
  }
}

const mistakeIn = ({ places, minimize, law }: CliOptions): string | null => {
  if (places.length === 0) return 'Which recording? Name a file or a folder: npm run replay -- FILE…'
  if (minimize && law === null) return `Which law does it break? Add --law NAME, one of ${names}.`
  if (minimize && law?.endsWith('as-recorded') === true)
    return `The law ${law} speaks of the recording as a whole; there is nothing to shrink.`
  return null
}

const number = (flag: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${flag} takes a number of a fact, and "${text}" is none`)
  return Number(text)
}

const range = (text: string): readonly [number, number] => {
  const [, from, to] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text) ?? []
  if (from === undefined || to === undefined)
    throw new Error(`--diff takes two facts like 12..15, and "${text}" is none`)
  return [Number(from), Number(to)]
}

const shard = (text: string): Shard => {
  const found = parseShard(text)
  if (found === null) throw new Error(`--shard takes a shard like 1/4, and "${text}" is none`)
  return found
}

const names = laws.map(({ name }) => name).join(', ')

const lawNamed = (text: string): string => {
  if (!laws.some(({ name }) => name === text)) throw new Error(`There is no law "${text}"; there are ${names}`)
  return text
}

const fileName = (text: string): string => {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(text)) throw new Error(`--keep takes a name like lost-undo, and "${text}" is none`)
  return text
}

const flags = {
  json: { type: 'boolean', default: false },
  until: { type: 'string' },
  diff: { type: 'string' },
  where: { type: 'string' },
  first: { type: 'string', default: '5' },
  law: { type: 'string' },
  minimize: { type: 'boolean', default: false },
  // The British spelling, accepted as well.
  minimise: { type: 'boolean', default: false },
  keep: { type: 'string' },
  choose: { type: 'string' },
  shard: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export const help = `Replays recorded sessions without a browser and says what happened in them.

  npm run replay -- FILE…               fold, check the laws, tell screens and calls; a folder stands for its
                                        *.ndjson and *.ndjson.gz
  npm run replay -- FILE --until 120    the screen and the state after fact 120
  npm run replay -- FILE --diff 12..15  what is different in the state after fact 15 from after fact 12
  npm run replay -- FILE --where 'screen == "designer" && size(state.designing.past) > 3'
                                        the first facts where this holds (--first 20 for more than 5). It is an expression in
                                        CEL (https://cel.dev) over state, event, seq and screen, and changes nothing
  npm run replay -- FILE --law NAME     look at one law only
  npm run replay -- FILE --minimize --law NAME
                                        the fewest facts that still break the law
  npm run replay -- FILE --keep NAME    keep the recording, masked, in tests/corpus as NAME.ndjson, or packed as NAME.ndjson.gz
                                        if it is large; with --minimize the shortened one. The file is told, and is
                                        replayed by the tests from then on
  npm run replay -- FOLDER --choose 25  keep at least 25 of the recordings in tests/corpus/browser, in place of those there:
                                        together they have every fact that occurs in any of them
  npm run replay -- FOLDER --shard 2/4  only the second quarter of the files, for several machines
  --json                                the same for programs

Exit codes: 0 all laws hold, 1 a law is broken, 2 something cannot be read.

Laws:
${laws.map(({ name, sentence }) => `  ${name.padEnd(20)} ${sentence}`).join('\n')}`
