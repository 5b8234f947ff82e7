/** The loader's stage and progress, driven by real work (N-10, A-04). */
import { loaders, loaderStart, paceOf, stageAt, type Loader, type LoaderStage, type StageName } from './loader-stages'
import { isPublished } from '../../reducers/set-up/draft'
import { foundations } from '../../reducers/set-up/plan'
import { moreJob } from '../../reducers/tracking/plan'
import { isRunning } from '../../reducers/set-up/set-up'
import type { State } from '../../reducers'
import { parsePath } from '../../events/shell/route-path'
import { generationProgress, part } from './generation-progress'
import { lack } from '../design/page'
import { memo } from '../memo'

export type LoaderView = {
  readonly stage: StageName
  /** Completed share. */
  readonly percent: number
  /** How far the bar may move by itself meanwhile: not past the stage, and not to the end. */
  readonly until: number
  /** Percent per second. */
  readonly pace: number
}

const founding = stageAt(loaders.noAi, 0)
const assembling = stageAt(loaders.noAi, 1)
const handOver = stageAt(loaders.noAiHandOver, 1)
const [touching, aiHandOver] = [stageAt(loaders.aiHandOver, 0), stageAt(loaders.aiHandOver, 1)]

export const loader = memo((state: State): LoaderView => {
  const { optIn, setUp } = state
  const withAi = setUp.stage !== 'idle' && setUp.way === 'with-ai'
  if (parsePath(state.route.path).step === 'assembler-hub')
    return withAi
      ? stage(loaders.aiHandOver, aiHandOver, touching.progress, opened(state))
      : stage(loaders.noAiHandOver, handOver, assembling.progress, opened(state))
  if (optIn.stage === 'running') return stage(loaders.noAi, founding, loaderStart, part(moreJob(optIn.what, state)))
  if (withAi && isRunning(setUp))
    return generating(isByAi(state) ? loaders.ai : loaders.suggested, generationProgress(state))
  return setUp.stage === 'assembling'
    ? stage(loaders.noAi, assembling, founding.progress, isPublished(state) ? 1 : 0)
    : stage(loaders.noAi, founding, loaderStart, part(foundations(state)))
})

const isByAi = ({ features, wizard }: State): boolean =>
  features.flowType === 'AIOnline' && wizard.made?.provider !== 'rules'

/** The designer is opening after a set-up: its loader stays until the canvas shows the page for the first time, or has none to wait for. */
export const isHandingOver = (state: State): boolean => {
  const { route, setUp, canvas } = state
  return (
    parsePath(route.path).step === 'assembler-hub' &&
    setUp.stage === 'done' &&
    canvas.shown === 'never' &&
    lack(state) !== 'design'
  )
}

const stage = (all: Loader, { name, progress }: LoaderStage, from: number, done: number): LoaderView => ({
  stage: name,
  percent: Math.round(from + (progress - from) * done),
  until: Math.min(progress, 99),
  pace: paceOf(all),
})

/** Stages run in parallel: the bar shows the first unfinished one, so that it never goes back. */
const generating = (all: Loader, done: readonly number[]): LoaderView => {
  const { stages } = all
  const first = done.findIndex((share) => share < 1)
  const now = first === -1 ? stages.length - 1 : first
  return stage(all, stageAt(all, now), stages[now - 1]?.progress ?? loaderStart, done[now] ?? 1)
}

/** Until the canvas is drawn the share stays below 1. */
const opened = ({ canvas, designing }: State) =>
  canvas.shown === 'now'
    ? 1
    : [canvas.settings, designing.server, designing.patterns].filter((value) => value !== null).length / 4
