/** Replays many recordings in parallel, one thread per processor. */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import type { CliOptions } from './options'
import { reportOn, type Failed, type Report } from './report'
import { readText } from './text-file'

export type ReplayOutcome = E.Either<Failed, Report>

/** The outcomes in the order of the files; `told` is called with the number of finished ones. */
export const inThreads = async (
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

/** Files per thread at least, since a thread takes as long to start as a few recordings take to replay. */
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
