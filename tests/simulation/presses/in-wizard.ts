/** The wizard's questions. */
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { generationFailure } from '../../../src/views/wizard/labels'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import { isOpen, when, type Presses } from './press'

const isAt = (state: State, path: string) => screen(state) === 'wizard' && state.route.path === path && isOpen(state)

export const inTheWizard: Presses = {
  'describes the business': (state) =>
    when(
      isAt(state, paths.wizard),
      fact('BusinessDescribed', { text: 'We bake bread' }),
      fact('BusinessDescribed', { text: 'We sell tea' }),
    ),
  'chooses a trade': (state) =>
    when(isAt(state, paths.look), fact('TradeChosen', { trade: 'soap' }), fact('TradeChosen', { trade: '' })),
  'picks a look': (state) =>
    when(isAt(state, paths.look), fact('LookChosen', { look: 'Classic' }), fact('LookChosen', { look: 'Bold' })),
  'picks a tone': (state) =>
    when(isAt(state, paths.tone), fact('ToneChosen', { tone: 'Formal' }), fact('ToneChosen', { tone: 'Neutral' })),
  'tries the generation again': (state) =>
    when(screen(state) === 'wizard' && generationFailure(state) !== null, fact('GenerationRetried')),
  'closes the wizard': (state) =>
    when(screen(state) === 'wizard' && isOpen(state), fact('WizardClosed', { step: 'business-info' })),
}
