/**
 * Results that are on their way and become part of the design when they arrive: files that are uploaded to the media library, and words
 * that a model writes. A Save waits for those requested before it.
 */
import { fact, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { Recorded } from '../../events/log'
import { callKey } from '../calls'
import type { State } from '../state'
import { isOvertaken } from './logo'
import { isPhotographOvertaken, photographRequest } from './photographs'
import { isPictureOvertaken, pictureRequest } from './picture-uploads'
import { isWordsOvertaken, wordsRequests } from './section-words'

export type Uploading = Pick<State, 'logoUpload' | 'pictureUploads' | 'photographs' | 'sectionWords' | 'designing'>

/** The request for each result. */
export const uploadRequests = (state: Uploading): readonly RequestEvent[] => {
  const { file } = state.logoUpload
  return [
    ...(file === null ? [] : [fact('MediaUploadRequested', file)]),
    ...state.pictureUploads.files.map(pictureRequest),
    ...state.photographs.chosen.map(photographRequest),
    ...wordsRequests(state),
  ]
}

export const isUploading = (state: Uploading): boolean =>
  state.logoUpload.file !== null ||
  state.pictureUploads.files.length > 0 ||
  state.photographs.chosen.length > 0 ||
  wordsRequests(state).length > 0

/** The call keys of these requests, by which a Save knows the ones that it waits for. */
export const uploadKeys = (state: Uploading): readonly string[] => uploadRequests(state).map(callKey)

/** Whether a result arrives that is no longer needed. */
export const isUploadOvertaken = (arrived: Recorded<FlowEvent>, state: Uploading & Pick<State, 'calls'>): boolean =>
  isOvertaken(arrived, state) ||
  isPictureOvertaken(arrived, state) ||
  isPhotographOvertaken(arrived, state) ||
  isWordsOvertaken(arrived, state)
