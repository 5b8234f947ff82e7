/** The loader's stage, title and progress; real work moves it (N-10). */
import { loaders, loaderStart, type Stage } from '../catalogue/loader-stages'
import { recipeKinds } from '../reducers/assembly'
import { foundations } from '../reducers/foundations'
import type { Job } from '../reducers/jobs'
import { moreJob } from '../reducers/more'
import type { State } from '../reducers'
import { parsePath } from '../catalogue/route-path'
import { memo } from './memo'

export type LoaderView = { readonly title: string; readonly percent: number }

const stageAt = (stages: readonly Stage[], index: number): Stage => stages[index] ?? { title: () => '', progress: 100 }

const founding = stageAt(loaders.noAi.stages, 0)
const assembling = stageAt(loaders.noAi.stages, 1)
const handOver = stageAt(loaders.noAiHandOver.stages, 1)

export const loader = memo((state: State): LoaderView => {
  if (parsePath(state.route.path).step === 'assembler-hub') return stage(handOver, assembling.progress, opened(state))
  if (state.optIn.stage === 'running') return stage(founding, loaderStart, part(moreJob(state.optIn.what, state)))
  return state.setUp.stage === 'assembling'
    ? stage(assembling, founding.progress, written(state))
    : stage(founding, loaderStart, part(foundations(state)))
})

/** The designer is opening after a set-up: its loader stays until the canvas shows the page. */
export const isHandingOver = ({ route, setUp, canvas }: State): boolean =>
  parsePath(route.path).step === 'assembler-hub' && setUp.stage === 'done' && !canvas.shown

const stage = ({ title, progress }: Stage, from: number, done: number): LoaderView => ({
  title: title(),
  percent: Math.round(from + (progress - from) * done),
})

const part = ({ total, ended }: Job) => (total === 0 ? 0 : ended / total)

const written = (state: State) => {
  const kinds = recipeKinds(state)
  return kinds.filter((kind) => state.calls.ended[`EntitySave:${kind}`]?.status === 'done').length / kinds.length
}

/** Nothing is drawn yet, so the last stretch stays short of the end. */
const opened = ({ canvas, designing }: State) =>
  canvas.shown
    ? 1
    : [canvas.settings, designing.server, designing.patterns].filter((value) => value !== null).length / 4
