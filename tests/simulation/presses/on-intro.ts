/** The intro: ways to begin, and the notice about the last attempt. */
import { fact } from '../../../src/events'
import { banner, hasAi, setUpFailure } from '../../../src/projections/intro'
import type { State } from '../../../src/reducers'
import { onIntro, when, type Presses } from './press'

/** Whether the banner is shown, and not the offer to continue. */
const isFresh = (state: State) => onIntro(state) && state.route.offer === null && banner(state) !== null
const isOffered = (state: State) => onIntro(state) && state.route.offer !== null
const hasFailed = (state: State) => onIntro(state) && setUpFailure(state) !== null

export const onTheIntro: Presses = {
  begins: (state) => when(isFresh(state) && !hasAi(state), fact('DesignWithoutAiChosen')),
  'begins with suggestions': (state) => when(isFresh(state) && hasAi(state), fact('DesignWithAiChosen')),
  'adapts the design': (state) =>
    when(isFresh(state) && banner(state) === 'existing-no-ai-theme', fact('CustomizingChosen')),
  'goes on': (state) => when(isOffered(state), fact('FlowContinued')),
  'starts afresh': (state) => when(isOffered(state), fact('FlowAbandoned')),
  'tries again': (state) => when(hasFailed(state), fact('DesignWithoutAiChosen')),
  'puts the notice away': (state) => when(hasFailed(state), fact('SetupNoticeDismissed')),
}
