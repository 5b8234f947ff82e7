/** When the store is generated from the wizard's answers, and whether from scratch or continuing the last attempt. */
import { isEqual } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import type { Dialog } from '../../events/shell/navigation'
import type { Surroundings } from '../../events/shell/session'
import type { Features } from '../shell/features'
import type { Start } from '../shell/meaning'
import { answersOf, type Wizard } from '../wizard/wizard'
import { isRunning, type SetUp } from './set-up'

type Made = { readonly wizard: Wizard; readonly surroundings: Surroundings | null; readonly setUp: SetUp }

type Asked = Made & { readonly features: Features; readonly route: { readonly dialog: Dialog | null } }

/** Null when the fact starts nothing: it is unrelated, or a question must be answered first. */
export const startOf = (event: FlowEvent, state: Asked): Start | null => {
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

export const isDescribed = ({ wizard }: Pick<Made, 'wizard'>): boolean => wizard.description !== ''

/** Whether there are answers, or a draft of one, from which no store was made yet. */
export const isWizardBegun = (state: Made): boolean => {
  const { wizard, setUp } = state
  if (wizard.draft !== null) return true
  const isMaking = (isRunning(setUp) || setUp.stage === 'failed') && setUp.way === 'with-ai'
  return isDescribed(state) && (isMaking || !isEqual(wizard.made, answersOf(state)))
}

/** Whether the merchant must first be shown what is sent to the provider; once per provider. */
export const asksFirst = ({ features, surroundings, wizard }: Omit<Asked, 'setUp' | 'route'>): boolean => {
  const provider = surroundings?.aiProvider ?? 'rules'
  return features.flowType === 'AIOnline' && provider !== 'rules' && wizard.agreed[provider] === undefined
}

const start = (wizard: Wizard, state: Made): Start =>
  (isFailed(state) || (isRunning(state.setUp) && state.setUp.way === 'with-ai')) &&
  isEqual(wizard.made, answersOf({ ...state, wizard }))
    ? 'on'
    : 'anew'

const isFailed = ({ setUp }: Pick<Made, 'setUp'>): boolean => setUp.stage === 'failed' && setUp.way === 'with-ai'
