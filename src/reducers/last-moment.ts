/** [P-13]: a choice that was made in the designer in the moment in which Save led to the closing screen is a draft like any later one. */
import { parsePath, paths } from '../catalogue/route-path'
import type { FlowEvent } from '../events'
import { at } from './at'
import { stepOf } from './design-steps'
import type { State } from './state'

/** The merchant stays with what was chosen, and is told that Save has left it out. */
export const backToChoice = (state: State, event: FlowEvent): State => {
  const { saving, designing, logoUpload, route } = state
  const isDraft = designing.design !== designing.saved || logoUpload.file !== null
  return saving.stage === 'saved' && isDraft && isPressed(event) && parsePath(route.path).step === 'transitional'
    ? at({ ...state, saving: { ...saving, overtaken: true } }, paths.designer)
    : state
}

/** Whoever chooses a picture presses, and not the picture that arrives. */
const isPressed = (event: FlowEvent): boolean =>
  event.type === 'LogoFileChosen' || (stepOf(event) !== null && event.type !== 'MediaUploaded')
