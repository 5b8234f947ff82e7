import { parsePath } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened } from '../play'
import { sample, type Sample } from '../samples'

/** The intro, from loading its data to every way out. */
export const intro: Machine = {
  name: 'intro',
  title: 'The intro',
  room: 'intro',
  about: 'What the intro shows, and what leads from it. A reading that fails shows the intro with what there is.',
  from: [opened(), opened('', { aiEnabled: true, aiProvider: 'rules' })],
  facts: (state) => offered[stageOf(state)]?.(state) ?? [],
  stage: (state) => stageOf(state),
  beyond: ['Store designer', 'AI wizard', 'Outside the flow'],
}

const stageOf = (state: State): string => {
  const { route, departure, setUp, world } = state
  const { step } = parsePath(route.path)
  if (departure !== null) return 'Outside the flow'
  if (step === 'design') return 'Set-up without AI'
  if (step === 'assembler-hub') return 'Store designer'
  if (step === 'design-with-ai') return 'AI wizard'
  if (screen(state) === 'opening') return 'Fetching'
  if (route.dialog === 'theme-switch') return 'Asked: change the theme?'
  if (route.dialog === 'new-design') return 'Asked: a new design?'
  if (route.dialog === 'own-design') return 'Asked: a design of your own?'
  if (!world.online) return 'Network offline'
  return setUp.stage === 'failed' && !setUp.noticed ? 'Intro, with the notice' : 'Intro'
}

const begins = ({ features }: State): readonly Sample[] => [
  features.flowType === 'noAI' ? sample(fact('DesignWithoutAiChosen')) : sample(fact('DesignWithAiChosen')),
]

const front = (state: State): readonly Sample[] => [
  ...begins(state),
  sample(fact('StoreDesignerChosen')),
  sample(fact('CustomizingChosen')),
  sample(fact('AllThemesChosen')),
  sample(fact('ActiveThemeChosen', { theme: 'storefront', link: '' })),
  sample(fact('NewThemeChosen', { theme: 'storefront', link: '' })),
  sample(fact('BreadcrumbClicked', { inside: true })),
  ...(state.store === null ? [] : [sample(fact('NetworkLost'))]),
  ...(state.features.flowType === 'noAI'
    ? []
    : [
        sample(fact('DesignWithoutAiChosen'), 'Design it yourself'),
        sample(fact('DialogOpened', { dialog: 'new-design' })),
        sample(fact('DialogOpened', { dialog: 'own-design' })),
      ]),
]

const withoutAi: readonly Sample[] = [sample(fact('DesignWithoutAiChosen')), sample(fact('DialogClosed'))]

const offered: Readonly<Record<string, (state: State) => readonly Sample[]>> = {
  Intro: front,
  'Intro, with the notice': () => [sample(fact('DesignWithoutAiChosen')), sample(fact('SetupNoticeDismissed'))],
  'Network offline': () => [sample(fact('NetworkRegained'))],
  'Asked: change the theme?': () => withoutAi,
  'Asked: a design of your own?': () => withoutAi,
  'Asked: a new design?': (state) => [...begins(state), sample(fact('DialogClosed'))],
}
