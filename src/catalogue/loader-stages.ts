/** The loaders' texts, and their pace while work takes long; work that finishes early ends its stage early. */
import { __ } from '@wordpress/i18n'

export type Stage = {
  readonly title: () => string
  /** Percent when the stage is reached. */ readonly progress: number
}

export type Loader = {
  readonly stages: readonly Stage[]
  /** Percent at which its first stage begins. */
  readonly from: number
  /** Milliseconds that the bar takes by itself from the first stage to the last. */
  readonly duration: number
}

/** Percent at which every loader's bar starts. */
export const loaderStart = 5

/** With an AI (docs/spec/set-up.md). */
const aiStages: readonly Stage[] = [
  { title: () => __('Analyzing your responses', 'customize-your-store'), progress: 14 },
  { title: () => __('Comparing the top performing stores', 'customize-your-store'), progress: 28 },
  { title: () => __('Designing the best look for your business', 'customize-your-store'), progress: 42 },
  { title: () => __('Generating content', 'customize-your-store'), progress: 56 },
  { title: () => __('Assembling your AI-optimized store', 'customize-your-store'), progress: 70 },
  { title: () => __('Applying the finishing touches', 'customize-your-store'), progress: 84 },
  { title: () => __('Opening the doors', 'customize-your-store'), progress: 100 },
]

/** The same stages for built-in suggestions and an offline AI, without texts that claim AI or a comparison. */
const suggestedStages: readonly Stage[] = aiStages.map((stage) => {
  switch (stage.progress) {
    case 28:
      return { ...stage, title: () => __('Choosing colors for your business', 'customize-your-store') }
    case 70:
      return { ...stage, title: () => __('Assembling your store', 'customize-your-store') }
    default:
      return stage
  }
})

const stagesWithoutAi: readonly Stage[] = [
  { title: () => __('Setting up the foundations', 'customize-your-store'), progress: 25 },
  { title: () => __('Turning on the lights', 'customize-your-store'), progress: 50 },
  { title: () => __('Opening the doors', 'customize-your-store'), progress: 100 },
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
