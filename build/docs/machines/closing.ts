import { parsePath, paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened } from '../play'
import { sample, type Sample } from '../samples'

/** The closing screen. */
export const closing: Machine = {
  name: 'transitional',
  title: 'The closing screen',
  room: 'closing',
  about: 'Its gate, the survey, and the way home. A reading that fails shows the screen all the same.',
  from: [opened(paths.closing)],
  facts: (state) => offered[stageOf(state)] ?? [],
  stage: (state) => stageOf(state),
  beyond: ['Intro', 'Admin home', 'Referral: back to who asked'],
}

const stageOf = (state: State): string => {
  const { route, departure } = state
  if (departure !== null) return departure.url === state.closing.referral ? 'Referral: back to who asked' : 'Admin home'
  if (parsePath(route.path).step === 'intro') return 'Intro'
  if (screen(state) === 'incompatible') return 'Message: a classic theme'
  if (screen(state) === 'opening') return 'Fetching'
  if (route.dialog === 'survey') return 'Survey'
  if (state.closing.survey === 'sent') return 'Closing screen, survey sent'
  return state.closing.survey === 'remembered' ? 'Closing screen, survey completed' : 'Closing screen'
}

const home = sample(fact('BackToHomeChosen'))
const sent = fact('SurveySent', {
  rating: 5,
  streamline: true,
  dislikeThemes: false,
  themesNotMatch: false,
  other: false,
  feedback: '',
  remarks: '',
})

const offered: Readonly<Record<string, readonly Sample[]>> = {
  'Closing screen': [home, sample(fact('DialogOpened', { dialog: 'survey' }))],
  Survey: [sample(sent), sample(fact('DialogClosed'))],
  'Closing screen, survey sent': [home],
  'Closing screen, survey completed': [home],
}
