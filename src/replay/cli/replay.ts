/** Replays recordings without a browser, as `npm run replay` is asked to. */
import * as E from 'fp-ts/Either'
import { readFile } from '../file/read-file'
import { keepChosen } from './choose'
import { findFiles } from './find-files'
import { inThreads, type ReplayOutcome } from './in-threads'
import { keep } from './keep'
import { help, parseOptions, type CliOptions } from './options'
import { progressOn } from './progress'
import { smallestOf } from './report'
import { readText } from './text-file'
import { inFull, reportLine, refusal } from './words'

/** Where results and errors go; `console` is one. */
export type Output = Readonly<Record<'log' | 'error', (text: string) => void>>

const codes = { fine: 0, broken: 1, unreadable: 2 } as const

/** @returns the exit code */
export const replay = async (args: readonly string[], out: Output): Promise<number> => {
  const asked = parseOptions(args)
  if (asked.kind === 'replay') return replayed(asked.options, out)
  if (asked.kind === 'help') {
    out.log(help)
    return codes.fine
  }
  out.error(asked.sentence)
  return codes.unreadable
}

const replayed = async (options: CliOptions, out: Output): Promise<number> => {
  const { files, missing } = findFiles(options.places, options.shard)
  for (const place of missing) out.error(`There is no file or folder ${place}.`)
  if (missing.length > 0) return codes.unreadable
  const alone = files.length === 1
  const narrow = options.until !== null || options.diff !== null || options.where !== null || options.minimise
  if (!alone && (narrow || options.keep !== null)) {
    out.error(`--until, --diff, --where, --minimize and --keep look at one recording, and there are ${files.length}.`)
    return codes.unreadable
  }
  const outcomes = await inThreads(files, options, progressOn(process.stderr, files.length))
  print(outcomes, options, { alone, narrow }, out)
  if (options.keep !== null && outcomes.every(E.isRight)) keepOne(options.keep, files[0] ?? '', options, out)
  if (options.choose !== null) chooseFrom(outcomes, options.choose, out)
  return codeOf(outcomes)
}

const print = (
  outcomes: readonly ReplayOutcome[],
  { json, shard }: CliOptions,
  how: { alone: boolean; narrow: boolean },
  out: Output,
) => {
  if (json) {
    const plain = outcomes.map((outcome) => (E.isLeft(outcome) ? outcome.left : outcome.right))
    out.log(JSON.stringify(how.alone ? plain[0] : plain, null, 2))
    return
  }
  for (const outcome of outcomes)
    if (E.isLeft(outcome)) out.error(refusal(outcome.left))
    else out.log(how.alone ? inFull(outcome.right, how) : reportLine(outcome.right))
  if (how.alone) return
  const part = shard === null ? '' : ` in shard ${shard.index} of ${shard.of}`
  out.log(
    `${outcomes.length} recordings${part}, ${outcomes.filter(isBroken).length} break a law, ${outcomes.filter(E.isLeft).length} cannot be read.`,
  )
}

const keepOne = (name: string, file: string, options: CliOptions, out: Output) => {
  const read = readFile(readText(file))
  if (E.isLeft(read)) return
  const facts = options.minimise ? (smallestOf(read.right, options) ?? read.right.facts) : read.right.facts
  out.error(`Kept, masked, as ${keep(name, read.right, facts)}.`)
}

/** Recordings that break a law are reported above, and are not used as examples. */
const chooseFrom = (outcomes: readonly ReplayOutcome[], count: number, out: Output) => {
  const sound = outcomes.flatMap((outcome) => (E.isRight(outcome) && !isBroken(outcome) ? [outcome.right.file] : []))
  const kept = keepChosen(sound, count)
  out.error(`Kept, masked, ${kept.length} of ${sound.length}:\n${kept.map((file) => `  ${file}\n`).join('')}`)
}

const isBroken = (outcome: ReplayOutcome): boolean =>
  E.isRight(outcome) && outcome.right.verdicts.some(({ broken }) => broken !== null)

const codeOf = (outcomes: readonly ReplayOutcome[]): number => {
  if (outcomes.some(E.isLeft)) return codes.unreadable
  return outcomes.some(isBroken) ? codes.broken : codes.fine
}
