/** Progress of the generation, per stage of the loader: each stage has its own work. */
import { aiTries } from '../../catalogue/limits'
import type { CallName } from '../../events/calls/calls'
import { contentWriting } from '../../reducers/set-up/content-writing'
import { fonts } from '../../reducers/set-up/font-install'
import { isPublished } from '../../reducers/set-up/draft'
import { afterAi, theme } from '../../reducers/set-up/plan'
import { hasEnded } from '../../reducers/shell/call-book'
import { isOver, together, type Job } from '../../reducers/shell/jobs'
import { consenting, paletteQuery } from '../../reducers/wizard/plan'
import type { State } from '../../reducers'

/** Completed share of each stage, from 0 to 1, in the loader's order. */
export const generationProgress = (state: State): readonly number[] =>
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

/** The store knows of the consent; where it needs none, pictures for the business are found. */
const analyzed = (state: State): number => {
  const consent = consenting(state)
  if (consent.total > 0) return part(consent)
  return has(state, 'AiImageSearch') || isOver(contentWriting(state)) ? 1 : 0
}

/** Each try of the palette query is a step; the one that succeeds is the last. */
const asked = (state: State): number =>
  isOver(paletteQuery(state)) ? 1 : Math.min(state.suggested.failures.length, aiTries) / (aiTries + 1)

/** The store's design and the patterns are read, then the recipe is published. */
const assembled = (state: State): number => (reads.length + (isPublished(state) ? 1 : 0)) / (reads.length + 1)

const reads: readonly CallName[] = ['DesignRead', 'PatternsRead']

const read = (state: State) => reads.filter((call) => has(state, call)).length

const has = ({ calls }: State, call: CallName) => hasEnded(calls, call)

export const part = ({ total, ended }: Job): number => (total === 0 ? 1 : ended / total)
