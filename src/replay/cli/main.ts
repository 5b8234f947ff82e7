/** `npm run replay -- FILE…`: replays recordings without a browser. `--help` lists the options. */
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

const codes = { fine: 0, broken: 1, unreadable: 2 } as const

const replay = async (options: CliOptions): Promise<number> => {
  const { files, missing } = findFiles(options.places, options.shard)
  for (const place of missing) console.error(`There is no file or folder ${place}.`)
  if (missing.length > 0) return codes.unreadable
  const alone = files.length === 1
  const narrow = options.until !== null || options.diff !== null || options.where !== null || options.minimise
  if (!alone && (narrow || options.keep !== null)) {
    console.error(
      `--until, --diff, --where, --minimize and --keep look at one recording, and there are ${files.length}.`,
    )
    return codes.unreadable
  }
  const outcomes = await inThreads(files, options, progressOn(process.stderr, files.length))
  print(outcomes, options, { alone, narrow })
  if (options.keep !== null && outcomes.every(E.isRight)) keepOne(options.keep, files[0] ?? '', options)
  if (options.choose !== null) chooseFrom(outcomes, options.choose)
  return codeOf(outcomes)
}

const print = (
  outcomes: readonly ReplayOutcome[],
  { json, shard }: CliOptions,
  how: { alone: boolean; narrow: boolean },
) => {
  if (json) {
    const plain = outcomes.map((outcome) => (E.isLeft(outcome) ? outcome.left : outcome.right))
    console.log(JSON.stringify(how.alone ? plain[0] : plain, null, 2))
    return
  }
  for (const outcome of outcomes)
    if (E.isLeft(outcome)) console.error(refusal(outcome.left))
    else console.log(how.alone ? inFull(outcome.right, how) : reportLine(outcome.right))
  if (how.alone) return
  const part = shard === null ? '' : ` in shard ${shard.index} of ${shard.of}`
  console.log(
    `${outcomes.length} recordings${part}, ${outcomes.filter(isBroken).length} break a law, ${outcomes.filter(E.isLeft).length} cannot be read.`,
  )
}

const keepOne = (name: string, file: string, options: CliOptions) => {
  const read = readFile(readText(file))
  if (E.isLeft(read)) return
  const facts = options.minimise ? (smallestOf(read.right, options) ?? read.right.facts) : read.right.facts
  console.error(`Kept, masked, as ${keep(name, read.right, facts)}.`)
}

/** Recordings that break a law are reported above, and are not used as examples. */
const chooseFrom = (outcomes: readonly ReplayOutcome[], count: number) => {
  const sound = outcomes.flatMap((outcome) => (E.isRight(outcome) && !isBroken(outcome) ? [outcome.right.file] : []))
  const kept = keepChosen(sound, count)
  console.error(`Kept, masked, ${kept.length} of ${sound.length}:\n${kept.map((file) => `  ${file}\n`).join('')}`)
}

const isBroken = (outcome: ReplayOutcome): boolean =>
  E.isRight(outcome) && outcome.right.verdicts.some(({ broken }) => broken !== null)

const codeOf = (outcomes: readonly ReplayOutcome[]): number => {
  if (outcomes.some(E.isLeft)) return codes.unreadable
  return outcomes.some(isBroken) ? codes.broken : codes.fine
}

const asked = parseOptions(process.argv.slice(2))
if (asked.kind === 'help') console.log(help)
else if (asked.kind === 'mistake') {
  console.error(asked.sentence)
  process.exitCode = codes.unreadable
} else process.exitCode = await replay(asked.options)
