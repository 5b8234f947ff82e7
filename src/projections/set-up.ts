/** The loader's stage and progress, driven by real work (N-10, A-04). */
import { aiTries } from '../catalogue/limits'
import type { CallName, RequestEvent } from '../events/call-facts'
import type { Fault } from '../events/calls'
import { parsePath } from '../events/route-path'
import type { State } from '../reducers'
import { hasEnded, isOver, outcomeOf, together, type Job } from '../reducers/calls'
import {
  afterAi,
  backgroundWork,
  fonts,
  foundations,
  isFounded,
  isMakingSamples,
  mayHaveSamples,
  theme,
} from '../reducers/plans/set-up'
import { morePatternsJob } from '../reducers/plans/tracking'
import { consenting, contentWriting, paletteQuery } from '../reducers/plans/wizard'
import { isPublished } from '../reducers/set-up/page-drafts'
import { isRunning } from '../reducers/set-up/set-up'
import { isQuick } from '../reducers/wizard'
import { lack } from './design/page'
import { loaders, loaderStart, paceOf, stageAt, type Loader, type LoaderStage, type StageName } from './loader-stages'
import { memo } from './memo'

export type LoaderView = {
  readonly stage: StageName
  /** Percent completed. */
  readonly percent: number
  /** How far the bar may move by itself: not past the current stage, and not to the end. */
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
  if (optIn.stage === 'running') return stage(loaders.noAi, founding, loaderStart, part(morePatternsJob(state)))
  if (withAi && isRunning(setUp))
    return generating(isByAi(state) ? loaders.ai : loaders.suggested, generationProgress(state))
  return setUp.stage === 'assembling'
    ? stage(loaders.noAi, assembling, founding.progress, isPublished(state) ? 1 : 0)
    : stage(loaders.noAi, founding, loaderStart, part(foundations(state)))
})

const isByAi = ({ features, wizard }: State): boolean =>
  features.flowType === 'AIOnline' && wizard.made?.provider !== 'rules'

/**
 * Whether the designer is opening after a set-up. The loader stays until the canvas first shows the page, or until it is certain that there
 * is no page to wait for. After a quick start there is none: the page was seen already, and its picture is in the canvas.
 */
export const isHandingOver = (state: State): boolean => {
  const { route, setUp, canvas } = state
  return (
    parsePath(route.path).step === 'assembler-hub' &&
    setUp.stage === 'done' &&
    !isQuick(state) &&
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

/** The loaded share of the designer; below 1 until the canvas is drawn. */
const opened = ({ canvas, designing }: State) =>
  canvas.shown === 'now'
    ? 1
    : [canvas.settings, designing.server, designing.patterns].filter((value) => value !== null).length / 4

/**
 * The completed share of each stage of the generation, from 0 to 1, in the loader's order. Each stage has its own work.
 */
const generationProgress = (state: State): readonly number[] =>
  state.setUp.stage === 'assembling'
    ? [1, 1, 1, 1, assembled(state), part(afterAi(state))]
    : [
        analyzed(state),
        asked(state),
        part(together([theme(state), fonts(state)])),
        part(contentWriting(state)),
        read(state) / (reads.length + 1),
        0,
      ]

/** The first stage: the store records the consent or, if it needs none, pictures for the business are found. */
const analyzed = (state: State): number => {
  const consent = consenting(state)
  if (consent.total > 0) return part(consent)
  return has(state, 'AiImageSearch') || isOver(contentWriting(state)) ? 1 : 0
}

/** Each try of the palette query is a step; the successful one is the last. */
const asked = (state: State): number =>
  isOver(paletteQuery(state)) ? 1 : Math.min(state.suggested.failures.length, aiTries) / (aiTries + 1)

/** The store's design and the patterns are read, then the recipe is published. */
const assembled = (state: State): number => (reads.length + (isPublished(state) ? 1 : 0)) / (reads.length + 1)

const reads: readonly CallName[] = ['DesignRead', 'PatternsRead']

const read = (state: State) => reads.filter((call) => has(state, call)).length

const has = ({ calls }: State, call: CallName) => hasEnded(calls, call)

const part = ({ total, ended }: Job): number => (total === 0 ? 1 : ended / total)

/**
 * Whether a store is being generated from the wizard's answers. What only serves the generation is discarded afterwards.
 */
export const isGenerating = ({ abandoned, setUp }: State): boolean =>
  !abandoned && isRunning(setUp) && setUp.way === 'with-ai'

/** Whether the quick start only waits for answers: everything else is read and written. */
export const isQuickStartReady = (state: State): boolean =>
  isQuick(state) && state.setUp.stage === 'founding' && isFounded(state)

/** What is being added to the store in the background, or will be next; null if nothing is left. */
export const bringing = (state: State): 'products' | 'fonts' | null => {
  if (state.setUp.stage !== 'done') return null
  const next = backgroundWork(state)[0]?.type
  if (isMakingSamples(state) || (next !== undefined && makesProducts.has(next))) return 'products'
  return next === 'FontFamilyInstallRequested' ? 'fonts' : null
}

const makesProducts: ReadonlySet<string> = new Set([
  'ProductCreationRequested',
  'AiProductWritingRequested',
  'AiProductUpdateRequested',
] satisfies RequestEvent['type'][])

/** Why there are no sample products, as long as they can still be created; null if nothing failed. */
export const samplesFault = (state: State): Fault | null => {
  const outcome = outcomeOf(state.calls, isQuick(state) ? 'AiProductWriting' : 'ProductCreation')
  return mayHaveSamples(state) && outcome?.status === 'refused' ? outcome.fault : null
}
