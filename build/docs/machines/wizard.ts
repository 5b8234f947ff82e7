import { parsePath, paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import type { WizardStep } from '../../../src/events/wizard'
import { screen } from '../../../src/projections/screen'
import { wizardStep } from '../../../src/projections/wizard'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { answerTo } from '../../../tests/support/wizard-answers'
import { opened, settled } from '../play'
import { sample, type Sample } from '../samples'

/** The AI wizard, with an external provider, in a normal store and in the sign-up for entrepreneurs. */
export const wizard: Machine = {
  name: 'ai-wizard',
  title: 'The AI wizard',
  room: 'wizard',
  about:
    'The questions, one about the data where somebody else gets them, and two stages of making. The palette is asked for beside the rest (see the palette query); its failure stops nothing.',
  from: [
    settled(opened(paths.wizard, { aiEnabled: true })),
    settled(opened(paths.wizard, { aiEnabled: true, entrepreneur: true })),
  ],
  facts: (state) => offered(state),
  stage: (state) => stageOf(state),
  beyond: ['Store designer', 'Intro', 'Admin home'],
}

const stageOf = (state: State): string => {
  const { route, setUp, departure } = state
  if (departure !== null) return 'Admin home'
  const { step } = parsePath(route.path)
  if (step === 'assembler-hub') return 'Store designer'
  if (step === 'intro') return 'Intro'
  if (route.dialog === 'data-sharing') return 'Asked: share the data?'
  if (screen(state) === 'loader') return setUp.stage === 'assembling' ? 'Loader, second stage' : 'Loader, first stage'
  const question = wizardStep(state)
  return question === 'tone-of-voice' && setUp.stage === 'failed' ? `${question}, with the notice` : question
}

const leaving = (step: WizardStep, { surroundings }: State): Sample =>
  surroundings?.entrepreneur === true ? sample(fact('WizardSkipped', { step })) : sample(fact('WizardClosed', { step }))

const offered = (state: State): readonly Sample[] => {
  const step = wizardStep(state)
  switch (stageOf(state)) {
    case step:
      return [sample(answerTo(step)), leaving(step, state)]
    case 'tone-of-voice, with the notice':
      return [sample(answerTo(step)), sample(fact('GenerationRetried')), leaving(step, state)]
    case 'Asked: share the data?':
      return [
        sample(fact('DataSharingAgreed', { provider: 'jetpack' })),
        sample(fact('DataSharingDeclined', { provider: 'jetpack' })),
        sample(fact('DialogClosed')),
      ]
    default:
      return []
  }
}
