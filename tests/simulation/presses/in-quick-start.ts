/** The quick start: its panel on the intro, the way back through its questions, and the three directions. */
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { directions, hasOwnDesign, nextRoundPath } from '../../../src/projections/design/directions'
import { quickStartPlace } from '../../../src/projections/intro'
import { screen } from '../../../src/projections/screen'
import { isGenerating } from '../../../src/projections/wizard'
import { isInQuickStart, pathOfLastAnswer, stepBefore, wizardStep } from '../../../src/projections/wizard'
import type { State } from '../../../src/reducers'
import { isOpen, onIntro, when, type Presses } from './press'

const atPanel = (state: State) => onIntro(state) && quickStartPlace(state) !== null
const atQuestions = (state: State) => screen(state) === 'wizard' && isInQuickStart(state) && isOpen(state)
const atDirections = (state: State) => screen(state) === 'directions' && isOpen(state)
const made = (state: State) => (atDirections(state) && !isGenerating(state) ? directions(state) : [])

export const inTheQuickStart: Presses = {
  'begins a quick start': (state) => when(atPanel(state), fact('QuickStartChosen')),
  'takes a whole direction': (state) => made(state).map(({ taking }) => taking('all')),
  'opens the designer': (state) =>
    when(
      made(state).length > 0 && (hasOwnDesign(state) || made(state).some(({ taken }) => taken)),
      fact('ScreenOpened', { path: paths.designer }),
    ),
  'fills in the panel': (state) =>
    when(
      atPanel(state),
      fact('DescriptionDrafted', { text: 'We sell tea and po' }),
      fact('ShopNamed', { name: 'Fox & Dog' }),
      fact('ShopNamed', { name: '' }),
    ),
  'mixes directions': (state) =>
    made(state).flatMap(({ taking }) => [taking('colors'), taking('fonts'), taking('page')]),
  'tells of the shop': (state) =>
    when(
      atQuestions(state) && wizardStep(state) === 'tone-of-voice',
      fact('ShopFactTold', { fact: 'address', text: 'Fox Lane 3\nLeeds' }),
      fact('ShopFactTold', { fact: 'hours', text: 'Mon – Sat: 8 – 16' }),
      fact('ShopFactTold', { fact: 'address', text: '' }),
    ),
  'sees another three': (state) => when(made(state).length > 0, fact('ScreenOpened', { path: nextRoundPath(state) })),
  'undoes among the directions': (state) => when(made(state).length > 0 && hasOwnDesign(state), fact('DesignUndone')),
  'changes the answers': (state) =>
    when(
      atDirections(state),
      fact('ScreenOpened', { path: paths.quickStart }),
      fact('ScreenOpened', { path: pathOfLastAnswer(state) }),
    ),
  'goes a question back': (state) => {
    const path = stepBefore(state)
    const back = path === null ? fact('WizardClosed', { step: wizardStep(state) }) : fact('ScreenOpened', { path })
    return when(atQuestions(state), back)
  },
  'closes the directions': (state) => when(atDirections(state), fact('WizardClosed', { step: 'directions' })),
}
