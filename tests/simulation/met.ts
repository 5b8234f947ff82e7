/** Coverage of a session: outcomes of calls, presses, events, and the stages that the flow went through. */
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import { happenings } from './plan'
import { fates } from './weather'

export type Met = Set<string>

/** Records the stages that the flow goes through, when they change. */
export const placesInto = (met: Met): ((state: State) => void) => {
  let before: readonly string[] = []
  return (state) => {
    const now = [screen(state), state.setUp.stage, state.saving.stage, state.restoring.stage]
    if (now.every((place, index) => place === before[index])) return
    before = now
    for (const [index, kind] of kinds.entries()) met.add(`${kind}: ${now[index]}`)
  }
}

const kinds = ['screen', 'set-up', 'save', 'restore']

/** What many sessions together must cover. Only other seeds have a restore that fails: they also find what is not fixed yet. */
export const expected: readonly string[] = [
  ...fates.map((fate) => `fate: ${fate}`),
  ...happenings.map((what) => `happens: ${what}`),
  'made: a picture',
  'made: a choice in the last moment',
  'made: a version, published again',
  ...['intro', 'wizard', 'loader', 'directions', 'designer', 'closing', 'opening'].map((name) => `screen: ${name}`),
  ...['idle', 'asked', 'founding', 'assembling', 'done', 'failed'].map((stage) => `set-up: ${stage}`),
  ...['idle', 'running', 'failed', 'saved'].map((stage) => `save: ${stage}`),
  ...['none', 'running', 'looking', 'done'].map((stage) => `restore: ${stage}`),
]
