/** The upload of a picture that is to become the logo, and why the last one failed. */
import type { EventOfType, FlowEvent } from '../../events'
import { fact } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { CallBook } from '../shell/call-book'
import { answers, type UploadTrouble } from './upload'

export type LogoFile = Omit<EventOfType<'LogoFileChosen'>, 'type'>

export type LogoUpload = {
  /** The file being uploaded; a later one replaces it. */
  readonly file: LogoFile | null
  readonly trouble: UploadTrouble | null
}

export const initialLogoUpload: LogoUpload = { file: null, trouble: null }

export const reduceLogoUpload = (
  upload: LogoUpload,
  { event, settles }: Recorded<FlowEvent>,
  calls: CallBook,
): LogoUpload => {
  switch (event.type) {
    case 'LogoFileChosen':
      return { file: fileOf(event), trouble: null }
    case 'LogoFileDeclined':
      return { ...upload, trouble: { stage: 'declined', name: event.name, why: event.why } }
    case 'LogoNoticeDismissed':
      return upload.trouble === null ? upload : { ...upload, trouble: null }
    // Another choice supersedes the upload.
    case 'LogoChosen':
    case 'LogoRemoved':
      return initialLogoUpload
    case 'MediaUploaded':
    case 'MediaUploadAbandoned':
      return isAwaited(upload, settles, calls) ? { ...upload, file: null } : upload
    case 'MediaUploadRefused':
      return upload.file !== null && isAwaited(upload, settles, calls)
        ? { file: null, trouble: { stage: 'refused', name: upload.file.name, fault: event.fault } }
        : upload
    default:
      return upload
  }
}

/** An uploaded picture that another choice has superseded: it stays in the library but does not become the logo. */
export const isOvertaken = (
  { event, settles }: Recorded<FlowEvent>,
  { logoUpload, calls }: { readonly logoUpload: LogoUpload; readonly calls: CallBook },
): boolean => event.type === 'MediaUploaded' && !isAwaited(logoUpload, settles, calls)

const isAwaited = ({ file }: LogoUpload, settles: string | null, calls: CallBook): boolean =>
  file !== null && answers(settles, fact('MediaUploadRequested', file), calls)

const fileOf = ({ name, mime, data, as }: EventOfType<'LogoFileChosen'>): LogoFile => ({
  name,
  mime,
  data,
  as,
})
