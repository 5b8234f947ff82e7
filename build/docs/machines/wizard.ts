import { parsePath, paths } from '../../../src/events/shell/route-path'
import { fact } from '../../../src/events'
import type { WizardStep } from '../../../src/events/wizard/answers'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened, settled } from '../play'
import { sample, type Sample } from '../samples'

/** The AI wizard, with an external provider, in a normal store and in the sign-up for entrepreneurs. */
export const wizard: Machine = {
  name: 'ai-wizard',
  title: 'The AI wizard',
  room: 'wizard',
  about:
    'Three questions, one about the data where somebody else gets them, and two stages of making. The palette is asked for beside the rest (see the palette query); its failure stops nothing.',
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
  if (route.path === paths.look) return 'look-and-feel'
  if (route.path !== paths.tone) return 'business-info-description'
  return setUp.stage === 'failed' ? 'tone-of-voice, with the notice' : 'tone-of-voice'
}

const leaving = (step: WizardStep, { surroundings }: State): Sample =>
  surroundings?.entrepreneur === true ? sample(fact('WizardSkipped', { step })) : sample(fact('WizardClosed', { step }))

const tone = sample(fact('ToneChosen', { tone: 'Formal' }))

const offered = (state: State): readonly Sample[] => {
  switch (stageOf(state)) {
    case 'business-info-description':
      return [sample(fact('BusinessDescribed', { text: 'Candles' })), leaving('business-info-description', state)]
    case 'look-and-feel':
      return [sample(fact('LookChosen', { look: 'Bold' })), leaving('look-and-feel', state)]
    case 'tone-of-voice':
      return [tone, leaving('tone-of-voice', state)]
    case 'tone-of-voice, with the notice':
      return [tone, sample(fact('GenerationRetried')), leaving('tone-of-voice', state)]
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
