/** What is offered on several screens: restoring, notices, and starting over. */
import { fact } from '../../../src/events'
import { noAnswers, offersSurvey } from '../../../src/projections/closing'
import { storeFault } from '../../../src/projections/intro'
import {
  closingFault,
  designerFault,
  isLoggedOut,
  isOffline,
  previewFault,
  storage,
} from '../../../src/projections/shell'
import { canRetry, canRestore, restoreResult, restoreView } from '../../../src/projections/restoring'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import { inDesigner, isCovered, isOpen, onIntro, when, type Presses } from './press'

const hasStopped = (state: State) => state.restoring.stage === 'failed' && isCovered(state)
const offersRetry = (state: State) => {
  const view = restoreView(state)
  return view.stage === 'going' && canRetry(view)
}
const isAtEnd = (state: State) => screen(state) === 'closing' && isOpen(state)

const unread = (state: State) =>
  designerFault(state) ??
  previewFault(state) ??
  closingFault(state) ??
  (screen(state) === 'intro' ? storeFault(state) : null)

export const anywhere: Presses = {
  'asks for the way back': (state) =>
    when((inDesigner(state) || onIntro(state)) && canRestore(state), fact('DialogOpened', { dialog: 'restore' })),
  restores: (state) => {
    const view = restoreView(state)
    return view.stage === 'asking'
      ? view.choices.map(({ design, steps }) => fact('RestoreChosen', { design, steps }))
      : []
  },
  'undoes the restore': (state) => when(restoreResult(state)?.canUndo === true && isOpen(state), fact('RestoreUndone')),
  'puts the result away': (state) =>
    when(restoreResult(state) !== null && isOpen(state), fact('RestoreNoticeDismissed')),
  'retries the restore': (state) => when(hasStopped(state) && offersRetry(state), fact('RestoreRetried')),
  'stops the restore': (state) => when(hasStopped(state), fact('RestoreStopped')),
  'puts the dialog away': (state) => when(state.route.dialog !== null && !isCovered(state), fact('DialogClosed')),
  'reads again': (state) => when(unread(state) !== null, fact('ReadingRetried')),
  'logs in': (state) => when(isLoggedOut(state) && !isOffline(state), fact('LoginRenewed')),
  'goes on unsaved': (state) => when(storage(state) === 'lost', fact('UnsavedWorkAccepted')),
  'answers the survey': (state) =>
    when(isAtEnd(state) && offersSurvey(state), fact('SurveySent', { ...noAnswers, rating: 5, streamline: true })),
  'goes home': (state) => when(isAtEnd(state), fact('BackToHomeChosen')),
}
