import { parsePath, paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import { initialState, type State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened, settled } from '../play'
import { surroundings } from '../sample-replies'
import { sample, type Sample } from '../samples'

/** The steps of the flow, with built-in suggestions, so that no consent and no waiting is needed. */
export const top: Machine = {
  name: 'steps',
  title: 'The steps',
  room: 'shell',
  about:
    'Which screen the merchant is on. Addresses lead to every step from every other; everything else is an answer to something.',
  from: [initialState, settled(opened('', { aiEnabled: true, aiProvider: 'rules' })), settled(opened())],
  facts: (state) => (state.surroundings === null ? openings : [...visits(state), ...onStep(state)]),
  stage: (state) => (state.surroundings === null ? 'navigate' : stepOf(state)),
  beyond: [],
  alike: (state) => {
    const { route, setUp, optIn, saving, features, wizard } = state
    return [
      [route.path, setUp.stage, optIn.stage, saving.stage, features.flowType, wizard.description],
      owed(state).map(({ request }) => request.type),
    ]
  },
}

const addresses = [
  paths.intro,
  paths.wizard,
  paths.design,
  paths.installFonts,
  paths.installPatterns,
  paths.designer,
  paths.closing,
]

const nameOf = (path: string): string => path.split('/').at(-1) ?? ''

const openings = addresses.flatMap((path) =>
  [true, false].map((aiEnabled) =>
    sample(
      fact('FlowOpened', {
        path,
        surroundings: { ...surroundings, aiEnabled, aiProvider: 'rules' },
        arrival: 'address',
        customizing: false,
      }),
      aiEnabled ? nameOf(path) : `${nameOf(path)}, no AI`,
      true,
    ),
  ),
)

const visits = ({ features }: State): readonly Sample[] =>
  addresses.map((path) =>
    sample(fact('PathVisited', { path }), features.flowType === 'noAI' ? `${nameOf(path)}, no AI` : nameOf(path), true),
  )

const stepOf = ({ route }: State): string => {
  const { step, sub } = parsePath(route.path)
  return step === 'design' && sub[0] !== undefined ? sub[0] : step
}

const onStep = (state: State): readonly Sample[] => {
  switch (stepOf(state)) {
    case 'intro':
      return intro(state)
    case 'design-with-ai':
      return [
        sample(fact('BusinessDescribed', { text: 'Candles' })),
        sample(fact('ToneChosen', { tone: 'Formal' })),
        sample(fact('WizardClosed', { step: '' })),
      ]
    case 'assembler-hub':
      return [
        sample(fact('MorePatternsChosen')),
        sample(fact('SaveChosen')),
        sample(fact('DesignerLeft'), state.features.flowType === 'noAI' ? 'no AI' : ''),
      ]
    default:
      return []
  }
}

const intro = ({ features }: State): readonly Sample[] => [
  sample(fact('DesignWithoutAiChosen')),
  sample(fact('CustomizingChosen')),
  ...(features.flowType === 'noAI' ? [] : [sample(fact('DesignWithAiChosen'))]),
]
