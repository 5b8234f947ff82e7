/** Uploads of files that are to replace pictures, at most one per place, and why the last one failed. */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { Fault } from '../../events/calls'
import type { Recorded } from '../../events/log'
import { callKey, type CallBook } from '../calls'
import type { State } from '../state'
import type { Designing } from './designing'
import { layoutAt } from './pieces'

export type PicturePlace = { readonly section: string; readonly block: number }

type PictureFile = Omit<EventOfType<'PictureFileChosen'>, 'type'>

type Pending = {
  readonly file: PictureFile
  /** The section's layout at that time: in another one, the place is another picture, or none. */
  readonly layout: string | null
}

export type PictureUploads = {
  /** A later file for the same place replaces the earlier one. */
  readonly files: readonly Pending[]
  readonly trouble: (PicturePlace & UploadTrouble) | null
}

export const reducePictureUploads = (
  uploads: PictureUploads,
  { event, settles }: Recorded<FlowEvent>,
  { designing, calls }: Pick<State, 'designing' | 'calls'>,
): PictureUploads => {
  switch (event.type) {
    case 'PictureFileChosen':
      return { files: [...elsewhere(uploads, event), pendingOf(event, designing)], trouble: null }
    case 'PictureFileDeclined': {
      const { section, block, name, why } = event
      return { ...uploads, trouble: { section, block, stage: 'declined', name, why } }
    }
    case 'PictureNoticeDismissed':
      return uploads.trouble === null ? uploads : { ...uploads, trouble: null }
    // Another choice for this place supersedes the upload.
    case 'PictureChosen':
    case 'PhotographChosen':
      return { files: elsewhere(uploads, event), trouble: null }
    case 'PictureUploaded':
    case 'PictureUploadAbandoned':
      return { ...uploads, files: uploads.files.filter((each) => !isAnswered(each, settles, calls)) }
    case 'PictureUploadRefused': {
      const refused = uploads.files.find((each) => isAnswered(each, settles, calls))?.file
      if (refused === undefined) return uploads
      const { section, block, name } = refused
      return {
        files: elsewhere(uploads, refused),
        trouble: { section, block, stage: 'refused', name, fault: event.fault },
      }
    }
    default:
      return uploads
  }
}

/** The request for a file that was chosen. */
export const pictureRequest = ({ file }: Pending): EventOfType<'PictureUploadRequested'> =>
  fact('PictureUploadRequested', file)

/**
 * Whether an uploaded picture is no longer needed: its place has another picture, or no longer exists. It stays in the library.
 */
export const isPictureOvertaken = (
  { event, settles }: Recorded<FlowEvent>,
  state: Pick<State, 'pictureUploads' | 'designing' | 'calls'>,
): boolean => {
  if (event.type !== 'PictureUploaded') return false
  const pending = state.pictureUploads.files.find((each) => isAnswered(each, settles, state.calls))
  return pending === undefined || pending.layout !== layoutAt(event.section, state.designing)
}

const pendingOf = (event: EventOfType<'PictureFileChosen'>, designing: Designing): Pending => {
  const { type: _, ...file } = event
  return { file, layout: layoutAt(file.section, designing) ?? null }
}

const elsewhere = ({ files }: PictureUploads, { section, block }: PicturePlace): readonly Pending[] =>
  files.filter(({ file }) => file.section !== section || file.block !== block)

const isAnswered = (pending: Pending, settles: string | null, calls: CallBook): boolean =>
  answers(settles, pictureRequest(pending), calls)

/**
 * The picture whose place in the sidebar the merchant opened with a click on the canvas. Each click makes a new object, so that the view
 * goes there again.
 */
export const reduceOpenedPicture = (opened: PicturePlace | null, event: FlowEvent): PicturePlace | null => {
  switch (event.type) {
    case 'PictureOpened':
      return { section: event.section, block: event.block }
    case 'SectionSelected':
      return opened?.section === event.section ? opened : null
    // The positions are those of other blocks then.
    case 'BlockAdded':
    case 'BlockRemoved':
    // On another screen, and after the page is loaded again, the focus is elsewhere.
    case 'PathVisited':
    case 'ScreenOpened':
    case 'DesignerLeft':
    case 'FlowResumed':
    case 'DesignWithoutAiChosen':
      return null
    default:
      return opened
  }
}

export type UploadTrouble =
  /** The store refused it. */
  | { readonly stage: 'refused'; readonly name: string; readonly fault: Fault }
  /** It was not sent: not a picture, or too big. */
  | { readonly stage: 'declined'; readonly name: string; readonly why: 'kind' | 'size' }

/** Whether a response is for a request with the same call key. Used for every upload of a chosen file. */
export const answers = (settles: string | null, request: RequestEvent, { open }: CallBook): boolean => {
  const asked = settles === null ? undefined : open[settles]
  return asked !== undefined && callKey(asked) === callKey(request)
}
