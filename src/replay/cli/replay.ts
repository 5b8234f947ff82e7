/** Replays recordings without a browser: finds the files, shares them among threads, and reports what broke. */
import * as E from 'fp-ts/Either'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { AnyFact } from '../../persistence/log'
import { candidateOf, choose } from '../choose'
import { readFile } from '../file/read-file'
import type { Recording } from '../file/recording'
import { rowsToFile } from '../file/to-file'
import { namesIn, type Shard } from '../shard'
import { help, parseOptions, type CliOptions } from './options'
import { reportOn, smallestOf, type Failed, type Report } from './report'
import { readText, recordingName, writeRecording } from './text-file'
import { inFull, refusal, reportLine } from './words'

/** The folder of recordings that are kept as tests. */
const corpus = join('tests', 'corpus')

/**
 * `--keep`: turns a recording into a test. The recording is masked, and keeps the old form of its facts and the screens that it visits.
 *
 * @param kept the facts to keep; the others are left out
 * @returns the path of the file
 */
const keep = (name: string, recording: Recording, kept: readonly AnyFact[]): string => {
  const ids = new Set(kept.map(({ id }) => id))
  const rows = recording.rows.filter(({ id }) => ids.has(id))
  return writeRecording(join(corpus, name), textOf({ ...recording, rows }))
}

/** Without state fingerprints: a test fixes the screens, while the state behind them may change. */
const textOf = ({ header: { build, exported, browser }, rows }: Pick<Recording, 'header' | 'rows'>): string =>
  rowsToFile(rows, {
    build,
    exported,
    ...(browser === undefined ? {} : { browser }),
    masked: true,
    stateHashes: false,
  })

/** Where results and errors go; `console` is one. */
type Output = Readonly<Record<'log' | 'error', (text: string) => void>>

const codes = { fine: 0, broken: 1, unreadable: 2 } as const

/**
 * Runs `npm run replay`: replays recordings without a browser.
 *
 * @returns the exit code
 */
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
  const narrow = options.until !== null || options.diff !== null || options.where !== null || options.minimize
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
  const facts = options.minimize ? (smallestOf(read.right, options) ?? read.right.facts) : read.right.facts
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

/** Progress over many recordings: a bar on a terminal, nothing in a file or a pipe. */
const progressOn =
  (out: NodeJS.WriteStream, total: number) =>
  (done: number): void => {
    if (!out.isTTY || total < 2) return
    const cells = Math.round((done / total) * width)
    const bar = `${'█'.repeat(cells)}${'░'.repeat(width - cells)} ${done} of ${total}`
    out.write(done === total ? `\r${' '.repeat(bar.length)}\r` : `\r${bar}`)
  }

const width = 24

type FoundFiles = { readonly files: readonly string[]; readonly missing: readonly string[] }

/**
 * Finds recordings: files, and folders with everything in them. A file that is named explicitly is read whatever its extension.
 */
export const findFiles = (places: readonly string[], shard: Shard | null): FoundFiles => {
  const missing = places.filter((place) => !existsSync(place))
  const files = places.filter((place) => existsSync(place)).flatMap(filesIn)
  return { files: namesIn(shard ?? { index: 1, of: 1 }, files), missing }
}

const filesIn = (place: string): readonly string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => recordingName.test(name))
        .map((name) => join(place, name))
    : [place]

/** The folder for recordings of the browser tests; each run replaces the previous selection. */
const chosenFolder = join(corpus, 'browser')

/**
 * `--choose`: turns a few of many recordings into tests. Together they contain every fact type that occurs in any of the recordings.
 *
 * @param folder is emptied first, if anything was selected
 * @returns the files that were written
 */
export const keepChosen = (files: readonly string[], count: number, folder = chosenFolder): readonly string[] => {
  const recordings = new Map(files.flatMap((file) => opened(file).map((recording) => [file, recording] as const)))
  const candidates = [...recordings].map(([file, { rows, facts }]) =>
    candidateOf(file, JSON.stringify(rows).length, facts),
  )
  const chosen = choose(candidates, count)
  if (chosen.length > 0) empty(folder)
  const names = new Set<string>()
  return chosen.flatMap(({ name: file }) => {
    const recording = recordings.get(file)
    const name = freeName(shortName(file), names)
    return recording === undefined ? [] : [writeRecording(join(folder, name), textOf(recording))]
  })
}

const opened = (file: string): readonly Recording[] => {
  const read = readFile(readText(file))
  return E.isRight(read) ? [read.right] : []
}

const empty = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((one) => recordingName.test(one))) rmSync(join(folder, name))
}

/** The test's subject, without the session's id, shortened at a word boundary. */
const shortName = (file: string): string => {
  const words = basename(file)
    .replace(recordingName, '')
    .replace(/\.[0-9a-f]{8}$/, '')
    .replace(/[^a-z0-9]+/g, '-')
  return words.length <= longest ? words : words.slice(0, longest).replace(/-[^-]*$/, '')
}

const longest = 72

const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted
  for (let again = 2; taken.has(name); again += 1) name = `${wanted}-${again}`
  taken.add(name)
  return name
}

type ReplayOutcome = E.Either<Failed, Report>

/**
 * Replays many recordings in parallel, one thread per processor.
 *
 * @param told is called with the number of finished recordings
 * @returns the outcomes in the order of the files
 */
const inThreads = async (
  files: readonly string[],
  options: CliOptions,
  told: (done: number) => void,
): Promise<readonly ReplayOutcome[]> => {
  const outcomes: ReplayOutcome[] = []
  const count = Math.min(availableParallelism(), Math.ceil(files.length / worthwhile))
  let next = 0
  let done = 0
  const keep = (place: number, outcome: ReplayOutcome) => {
    outcomes[place] = outcome
    told((done += 1))
  }
  if (count < 2) files.forEach((file, place) => keep(place, outcomeOf(file, options)))
  else
    await Promise.all(
      Array.from({ length: count }, () =>
        work((ask) => {
          const place = next++
          const file = files[place]
          if (file !== undefined) ask({ file, options }, (outcome) => keep(place, outcome))
          return file !== undefined
        }),
      ),
    )
  return outcomes
}

/** Minimum number of files per thread: starting a thread takes as long as replaying a few recordings. */
const worthwhile = 8

/** A file that cannot be opened is reported like one that cannot be read. */
export const outcomeOf = (file: string, options: CliOptions): ReplayOutcome => {
  try {
    return reportOn(file, readText(file), options)
  } catch (error) {
    return E.left({ file, unreadable: { line: 1, why: error instanceof Error ? error.message : String(error) } })
  }
}

type Task = { readonly file: string; readonly options: CliOptions }
type Ask = (task: Task, answered: (outcome: ReplayOutcome) => void) => void

/** Starts a thread and gives it tasks until `give` returns false. */
const work = (give: (ask: Ask) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    // A thread does not inherit tsx's TypeScript loader.
    const here = JSON.stringify(import.meta.url)
    const thread = new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${here}, ${here}))`, {
      eval: true,
    })
    const goOn = () => {
      const more = give((task, answered) => {
        thread.once('message', (outcome: ReplayOutcome) => {
          answered(outcome)
          goOn()
        })
        thread.postMessage(task)
      })
      if (!more) void thread.terminate().then(() => resolve())
    }
    thread.once('error', reject)
    goOn()
  })

if (!isMainThread)
  parentPort?.on('message', ({ file, options }: Task) => parentPort?.postMessage(outcomeOf(file, options)))
