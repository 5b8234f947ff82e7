/** Which screen the merchant sees. Derived from the path and the progress of the flow; never stored. */
import { parsePath, paths } from '../events/route-path'
import type { State } from '../reducers'
import { hasEnded, isRefused } from '../reducers/calls'
import { isGenerationPath } from '../reducers/route'
import { isQuick } from '../reducers/wizard'
import { mayClose } from './closing'
import { hasAi } from './intro'

export type Screen = 'opening' | 'intro' | 'wizard' | 'directions' | 'loader' | 'designer' | 'incompatible' | 'closing'

export const screen = (state: State): Screen => {
  switch (parsePath(state.route.path).step) {
    case 'intro':
      return isKnown(state) ? 'intro' : 'opening'
    case 'design-with-ai':
      return state.route.path === paths.generating ? 'loader' : inWizard(state)
    case 'quick-start':
      return isGenerationPath(state.route.path) ? 'directions' : 'wizard'
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

/** Whether the store was read, or the read failed. After a failure, the intro is shown with what is known. */
const isKnown = ({ calls, store }: State) => store !== null || hasEnded(calls, 'StoreRead')

/**
 * The designer and the closing screen need a block theme. If the store could not be read, the values that the page was served with
 * decide.
 */
const isClassic = ({ designing, store, calls, surroundings }: State) => {
  const read = designing.server ?? store
  if (read !== null) return !read.blockTheme
  return isRefused(calls, 'StoreRead') && surroundings?.theme.block === false
}

/**
 * Whether the designer is opening after a set-up. The loader stays until the canvas first shows the page, or until it is certain that there
 * is no page to wait for. After a quick start there is none: the page was seen already, and its picture is in the canvas.
 */
export const isHandingOver = (state: State): boolean => {
  const { route, setUp, canvas } = state
  return (
    parsePath(route.path).step === 'assembler-hub' &&
    setUp.stage === 'done' &&
    !isQuick(state) &&
    canvas.shown === 'never' &&
    !lacksDesign(state)
  )
}

/** Whether it is certain that the design will not arrive (`lack` in design/page.ts). */
const lacksDesign = ({ calls, designing }: State): boolean =>
  designing.design === null && isRefused(calls, 'DesignRead')
