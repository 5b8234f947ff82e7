import { parsePath, paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened, settled } from '../play'
import { sample, type Sample } from '../samples'

/** The flow without AI, and installing more patterns. */
export const withoutAi: Machine = {
  name: 'without-ai',
  title: 'The set-up without AI',
  room: 'set-up',
  about:
    'Theme, products, fonts and patterns at once; then the recipe goes to the store. A pattern library that cannot be reached is tolerated. More patterns are got later, by merchants who allow usage tracking then.',
  from: [settled(opened()), settled(opened('', { tracking: false }))],
  facts: (state) => offered[stageOf(state)] ?? [],
  stage: (state) => stageOf(state),
  beyond: [],
}

const stageOf = (state: State): string => {
  const { route, setUp, optIn } = state
  const { step } = parsePath(route.path)
  if (route.path === paths.installPatterns) return 'install-patterns'
  if (step === 'design') return setUp.stage === 'assembling' ? 'Assembling' : 'Founding'
  if (step === 'intro') return setUp.stage === 'failed' && !setUp.noticed ? 'Intro, with the notice' : 'Intro'
  if (optIn.stage === 'failed') return 'Designer: no more patterns'
  return route.path === paths.designer ? 'Designer' : `Designer: ${parsePath(route.path).sub.join(' ')}`
}

const begin = sample(fact('DesignWithoutAiChosen'))
const more = [sample(fact('MorePatternsChosen'))]
const dismissed = sample(fact('OptInNoticeDismissed'))

const offered: Readonly<Record<string, readonly Sample[]>> = {
  Intro: [begin],
  'Intro, with the notice': [begin, sample(fact('SetupNoticeDismissed'))],
  Designer: more,
  'Designer: no more patterns': [dismissed],
}
