/** [P-13]: a choice made in the designer just as Save opens the closing screen is a draft like any later one. */
import { paths } from '../../events/shell/route-path'
import type { FlowEvent } from '../../events'
import { at } from '../shell/at'
import { isDesignChoice } from '../design/design-steps'
import { isUploading } from '../design/uploading'
import type { State } from '../state'

/** From the closing screen back to the designer, which says that Save did not include the choice. */
export const backToChoice = (state: State, event: FlowEvent): State => {
  const { saving, designing } = state
  const isDraft = designing.design !== designing.saved || isUploading(state)
  return saving.stage === 'saved' && isDraft && isPressed(event)
    ? at({ ...state, saving: { ...saving, overtaken: true } }, paths.designer)
    : state
}

/** Choosing a file is a user action; the upload that completes later is not. So it is with words that a model writes. */
const isPressed = (event: FlowEvent): boolean =>
  event.type === 'LogoFileChosen' ||
  event.type === 'PictureFileChosen' ||
  event.type === 'PhotographChosen' ||
  event.type === 'NewWordsChosen' ||
  (isDesignChoice(event) && !arriving.has(event.type))

const arriving: ReadonlySet<FlowEvent['type']> = new Set([
  'MediaUploaded',
  'PictureUploaded',
  'PhotographImported',
  'SectionWordsReceived',
])
