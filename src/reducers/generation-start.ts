/** When the store is made from the wizard's answers, and whether anew or on from what was done before. */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../events'
import { isRunning } from './set-up'
import type { State } from './state'
import { answersOf } from './wizard'

/** `on`: the answers are those of the last attempt, and what it has done stays done. */
export type Start = 'anew' | 'on'

/** Null when the fact starts nothing: it is about something else, or something must be answered first. */
export const startOf = (event: FlowEvent, state: State): Start | null => {
  switch (event.type) {
    case 'ToneChosen':
      return isDescribed(state) && !asksFirst(state) ? start({ ...state.wizard, tone: event.tone }, state) : null
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
      return state.route.dialog === 'data-sharing' && isDescribed(state)
        ? start(
            {
              ...state.wizard,
              agreed: { ...state.wizard.agreed, [event.provider]: event.type === 'DataSharingAgreed' },
            },
            state,
          )
        : null
    case 'GenerationRetried':
      return isFailed(state) ? 'on' : null
    default:
      return null
  }
}

export const isDescribed = ({ wizard }: State): boolean => wizard.description !== ''

/** An answer was given or begun, and no store was made of it yet. */
export const isWizardBegun = (state: State): boolean => {
  const { wizard, setUp } = state
  if (wizard.draft !== null) return true
  const isMaking = (isRunning(setUp) || setUp.stage === 'failed') && setUp.way === 'with-ai'
  return isDescribed(state) && (isMaking || !isEqual(wizard.made, answersOf(state)))
}

/** Before anything leaves for a provider the merchant sees what, once per provider. */
export const asksFirst = ({ features, surroundings, wizard }: State): boolean => {
  const provider = surroundings?.aiProvider ?? 'rules'
  return features.flowType === 'AIOnline' && provider !== 'rules' && wizard.agreed[provider] === undefined
}

const start = (wizard: State['wizard'], state: State): Start =>
  (isFailed(state) || (isRunning(state.setUp) && state.setUp.way === 'with-ai')) &&
  isEqual(wizard.made, answersOf({ ...state, wizard }))
    ? 'on'
    : 'anew'

const isFailed = ({ setUp }: State): boolean => setUp.stage === 'failed' && setUp.way === 'with-ai'
