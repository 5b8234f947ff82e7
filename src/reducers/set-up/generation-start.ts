/** When the store is generated from the wizard's answers, and whether from scratch or continuing the last attempt. */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import { isRunning } from './set-up'
import type { State } from '../state'
import { answersOf } from '../wizard/wizard'

/** `on`: the answers are those of the last attempt, whose finished work is kept. */
export type Start = 'anew' | 'on'

/** Null when the fact starts nothing: it is unrelated, or a question must be answered first. */
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

/** Whether there are answers, or a draft of one, from which no store was made yet. */
export const isWizardBegun = (state: State): boolean => {
  const { wizard, setUp } = state
  if (wizard.draft !== null) return true
  const isMaking = (isRunning(setUp) || setUp.stage === 'failed') && setUp.way === 'with-ai'
  return isDescribed(state) && (isMaking || !isEqual(wizard.made, answersOf(state)))
}

/** Whether the merchant must first be shown what is sent to the provider; once per provider. */
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
