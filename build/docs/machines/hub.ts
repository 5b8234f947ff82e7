import { parsePath, paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { conflict } from '../../../src/projections/saving'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import type { Machine } from '../explore'
import { opened, play, settled } from '../play'
import { sample, version, type Sample } from '../samples'

const ai = { aiEnabled: true, aiProvider: 'rules' } as const

/** The designer: its gate, Save, and the ways out. */
export const hub: Machine = {
  name: 'designer',
  title: 'The store designer',
  room: 'saving',
  about: 'Opened, saved one entity after another, left. An entity that somebody else changed meanwhile is asked about.',
  from: [
    opened(paths.designer),
    opened(paths.designer, ai),
    // Entered from a setup, where browser Back would lead to the loader.
    settled(play(settled(opened()), fact('DesignWithoutAiChosen'))),
  ],
  facts: (state) => offered(state),
  stage: (state) => stageOf(state),
  beyond: ['Intro', 'Closing screen', 'Admin home', 'install-patterns'],
}

const elsewhere: Readonly<Record<string, string>> = {
  intro: 'Intro',
  transitional: 'Closing screen',
}

const stageOf = (state: State): string => {
  const { route, designing, saving, departure } = state
  if (departure !== null) return 'Admin home'
  const { step, sub } = parsePath(route.path)
  if (step === 'design') return sub.join('')
  if (step !== 'assembler-hub') return elsewhere[step] ?? step
  if (screen(state) === 'incompatible') return 'Message: a classic theme'
  if (designing.server === null) return 'Fetching'
  if (route.dialog === 'exit') return 'Asked: leave?'
  if (route.dialog === 'exit-to-admin') return 'Asked: leave for the admin?'
  if (saving.stage === 'running') return 'Saving'
  if (saving.stage === 'failed') return conflict(state) === null ? 'Saving failed' : 'Asked: overwrite theirs?'
  return 'Designer'
}

const offered = (state: State): readonly Sample[] => {
  const found = conflict(state)
  switch (stageOf(state)) {
    case 'Designer':
      return [
        sample(fact('PaletteChosen', { palette: 'Slate' })),
        sample(fact('SaveChosen')),
        sample(fact('DialogOpened', { dialog: 'exit' })),
        sample(fact('MorePatternsChosen')),
        ...(state.setUp.stage === 'done' ? [sample(fact('PathVisited', { path: paths.design }), 'browser Back')] : []),
      ]
    case 'Asked: leave?':
      return [sample(fact('DesignerLeft')), sample(fact('DialogClosed'))]
    case 'Asked: leave for the admin?':
      return [sample(fact('WayOutTaken', { url: 'https://store.test/wp-admin/' })), sample(fact('DialogClosed'))]
    case 'Saving failed':
      return [sample(fact('SaveChosen')), sample(fact('SaveNoticeDismissed'))]
    case 'Asked: overwrite theirs?':
      if (found === null) return []
      return [
        sample(fact('MineKept', { what: found.what, theirs: version })),
        ...(found.what === 'theme' || found.what === 'templates'
          ? []
          : [sample(fact('TheirsTaken', { what: found.what, theirs: version }))]),
      ]
    default:
      return []
  }
}
