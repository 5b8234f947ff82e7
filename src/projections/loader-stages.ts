/**
 * The stages of the loaders, and how fast the bar moves while work takes long. Work that finishes early ends its stage early.
 */

export type StageName =
  | 'analyzing'
  | 'asking-ai'
  | 'choosing-colors'
  | 'designing'
  | 'writing'
  | 'assembling'
  | 'finishing'
  | 'foundations'
  | 'lights'
  | 'doors'

export type LoaderStage = {
  readonly name: StageName
  /** Percent when the stage is reached. */ readonly progress: number
}

export type Loader = {
  readonly stages: readonly LoaderStage[]
  /** Percent at which the loader's first stage begins. */
  readonly from: number
  /** Milliseconds in which the bar moves by itself from the first stage to the last. */
  readonly duration: number
}

/** Percent at which every loader's bar starts. */
export const loaderStart = 5

const doors: LoaderStage = { name: 'doors', progress: 100 }

/** The stages with an AI (docs/spec/set-up.md). Each one names work that is really done meanwhile. */
const aiStages: readonly LoaderStage[] = [
  { name: 'analyzing', progress: 14 },
  { name: 'asking-ai', progress: 28 },
  { name: 'designing', progress: 42 },
  { name: 'writing', progress: 56 },
  { name: 'assembling', progress: 70 },
  { name: 'finishing', progress: 84 },
  doors,
]

/** The same stages without an AI: with built-in suggestions, or if the AI is offline (B-12). */
const suggestedStages: readonly LoaderStage[] = aiStages.map((stage) =>
  stage.name === 'asking-ai' ? { ...stage, name: 'choosing-colors' } : stage,
)

const stagesWithoutAi: readonly LoaderStage[] = [
  { name: 'foundations', progress: 25 },
  { name: 'lights', progress: 50 },
  doors,
]

/** The main loader runs while the store is set up; the hand-over loader while the designer opens. */
export const loaders = {
  ai: { stages: aiStages.slice(0, 6), from: loaderStart, duration: 40_000 },
  suggested: { stages: suggestedStages.slice(0, 6), from: loaderStart, duration: 40_000 },
  aiHandOver: { stages: aiStages.slice(5), from: 70, duration: 10_000 },
  noAi: { stages: stagesWithoutAi.slice(0, 2), from: loaderStart, duration: 5_000 },
  noAiHandOver: { stages: stagesWithoutAi.slice(1), from: 25, duration: 2_000 },
} as const satisfies Readonly<Record<string, Loader>>

/** Percent per second at which the bar moves by itself while a stage's work is running. */
export const paceOf = ({ stages, from, duration }: Loader): number =>
  (((stages.at(-1)?.progress ?? 100) - from) / duration) * 1000

/** The loader's stage at an index; the final stage of all loaders if it has fewer. */
export const stageAt = ({ stages }: Loader, index: number): LoaderStage => stages[index] ?? doors
