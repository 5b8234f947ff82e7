/** Which files the store accepts as a logo, checked before anything is uploaded. */
import type { EventOfType } from '../../events'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { editorSettings } from './page'

export type FileRules = {
  /** Bytes. */
  readonly limit: number
  /** Media types of pictures, e.g. 'image/png'; null while unknown: then the store itself decides. */
  readonly types: readonly string[] | null
}

/** Larger logos are not needed; the file stays in the browser until it is uploaded. */
const ownLimit = 10 * 1024 * 1024

/** From the settings that WordPress gives every block editor. */
export const fileRules = memo(
  (state: State): FileRules => {
    const { maxUploadFileSize: limit, allowedMimeTypes: types } = editorSettings(state) ?? {}
    return {
      limit: typeof limit === 'number' && limit > 0 ? Math.min(limit, ownLimit) : ownLimit,
      types: typeof types === 'object' && types !== null ? Object.values(types).filter(isPicture) : null,
    }
  },
  (state) => [editorSettings(state)],
)

/** Why a file is not uploaded; null when it may be. */
export const reasonAgainst = (
  file: { readonly type: string; readonly size: number },
  { limit, types }: FileRules,
): EventOfType<'LogoFileDeclined'>['why'] | null => {
  if (file.size === 0 || !isPicture(file.type) || types?.includes(file.type) === false) return 'kind'
  return file.size > limit ? 'size' : null
}

const isPicture = (mime: unknown): mime is string => typeof mime === 'string' && mime.startsWith('image/')
