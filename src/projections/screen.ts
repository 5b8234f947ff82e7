/** Which screen the merchant sees. Derived from the path and how far the flow is; never stored. */
import type { State } from '../reducers'
import { parsePath, paths } from '../catalogue/route-path'
import { mayClose } from './closing'
import { hasAi } from './intro'

export type Screen = 'opening' | 'intro' | 'wizard' | 'loader' | 'designer' | 'incompatible' | 'closing'

export const screen = (state: State): Screen => {
  switch (parsePath(state.route.path).step) {
    case 'intro':
      return isKnown(state) ? 'intro' : 'opening'
    case 'design-with-ai':
      return state.route.path === paths.generating ? 'loader' : inWizard(state)
    case 'design':
      return 'loader'
    case 'assembler-hub':
      return isClassic(state) ? 'incompatible' : 'designer'
    case 'transitional':
      if (isClassic(state)) return 'incompatible'
      return mayClose(state) && state.closing.referral === null ? 'closing' : 'opening'
  }
}

/** Only a flow type with AI has a wizard; without AI its address leads to the intro. */
const inWizard = (state: State): Screen => (hasAi(state) ? 'wizard' : 'opening')

/** A failed reading counts: the intro is shown with what there is. */
const isKnown = ({ calls, store }: State) => store !== null || Object.hasOwn(calls.ended, 'StoreRead')

/** The designer and the closing screen need a block theme. A store that could not be read had one when the page was made, or not. */
const isClassic = ({ designing, store, calls, surroundings }: State) => {
  const read = designing.server ?? store
  if (read !== null) return !read.blockTheme
  return calls.ended['StoreRead']?.status === 'refused' && surroundings?.theme.block === false
}
