/** The files on their way to the media library: what they become is part of the design only when they are there. */
import { fact, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { callKey, type CallBook } from '../shell/call-book'
import type { Recorded } from '../../events/log/envelope'
import type { Designing } from './designing'
import { isOvertaken, type LogoUpload } from './logo-upload'
import { isPictureOvertaken, pictureRequest, type PictureUploads } from './picture-uploads'

export type Uploading = { readonly logoUpload: LogoUpload; readonly pictureUploads: PictureUploads }

/** The request for each of them. */
export const uploadRequests = ({
  logoUpload: { file },
  pictureUploads: { files },
}: Uploading): readonly RequestEvent[] => [
  ...(file === null ? [] : [fact('MediaUploadRequested', file)]),
  ...files.map(pictureRequest),
]

export const isUploading = ({ logoUpload, pictureUploads }: Uploading): boolean =>
  logoUpload.file !== null || pictureUploads.files.length > 0

/** The keys of their calls, by which a Save knows those that it waits for. */
export const uploadKeys = (state: Uploading): readonly string[] => uploadRequests(state).map(callKey)

/** Whether a file has arrived that nothing is waiting for any more. */
export const isUploadOvertaken = (
  arrived: Recorded<FlowEvent>,
  state: Uploading & { readonly designing: Designing; readonly calls: CallBook },
): boolean => isOvertaken(arrived, state) || isPictureOvertaken(arrived, state)
