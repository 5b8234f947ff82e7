/** The logo screen: the picture, how it is shown, what this account may change, and the current upload (docs/spec/design.md). */
import type { EventOfType } from '../../events'
import type { Media } from '../../events/design'
import { hasLogo, hasTitle } from '../../markup/site-identity'
import type { State } from '../../reducers'
import { isIcon } from '../../reducers/design/logo'
import type { UploadTrouble } from '../../reducers/design/picture-uploads'
import { memo } from '../memo'
import { editorSettings } from './page'

export type { UploadTrouble }

export type LogoView = {
  readonly media: Media | null
  /** In CSS pixels; 60 by default. */
  readonly width: number
  readonly linked: boolean
  /** Whether the logo is also the site icon. */
  readonly isIcon: boolean
  /** Whether the logo's alignment makes it fill the available space, whatever its width. */
  readonly isWide: boolean
  /** Whether the page shows a logo at all. */
  readonly hasPlace: boolean
  /** Whether the header shows the store's name; null if there is no header. */
  readonly isTitled: boolean | null
  readonly mayManage: boolean
  readonly mayUpload: boolean
}

const usualWidth = 60

/** Null until the store's design was read. */
export const logoView = memo(
  ({ designing: { design, server } }: State): LogoView | null => {
    if (design === null || server === null) return null
    const { media, look } = design.logo
    const { mayManage, mayUpload } = server.site
    return {
      media,
      width: look.width ?? usualWidth,
      linked: look.linked ?? true,
      isIcon: isIcon(design.logo),
      isWide: look.align === 'wide' || look.align === 'full',
      hasPlace: [design.header, ...design.sections, design.footer].some((piece) => piece && hasLogo(piece.content)),
      isTitled: design.header && hasTitle(design.header.content),
      mayManage,
      mayUpload: mayManage && mayUpload,
    }
  },
  ({ designing: { design, server } }) => [
    design?.logo,
    design?.header,
    design?.sections,
    design?.footer,
    server?.site.mayManage,
    server?.site.mayUpload,
  ],
)

/** Name of the file being uploaded; null for none. */
export const logoUploading = ({ logoUpload }: State): string | null => logoUpload.file?.name ?? null

/** Why the last file did not become the logo. */
export const logoTrouble = ({ logoUpload }: State): UploadTrouble | null => logoUpload.trouble

/** Logo and icon for the canvas; null if this account may not change them. */
export const shownLogo = memo(
  ({ designing: { design, server } }: State) =>
    design !== null && server?.site.mayManage === true ? { media: design.logo.media, icon: design.logo.icon } : null,
  ({ designing: { design, server } }) => [
    design === null,
    design?.logo.media,
    design?.logo.icon,
    server?.site.mayManage,
  ],
)

type FileRules = {
  /** Bytes. */
  readonly limit: number
  /** Media types of pictures, e.g. 'image/png'; null while unknown: the store itself then decides. */
  readonly types: readonly string[] | null
}

/** A logo does not need more bytes than this; the file stays in the browser until it is uploaded. */
const ownLimit = 10 * 1024 * 1024

/**
 * Which files the store accepts as a logo, from the settings that WordPress gives every block editor. Checked before the upload.
 */
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

/** Why a file cannot be uploaded; null if it can. */
export const reasonAgainst = (
  file: { readonly type: string; readonly size: number },
  { limit, types }: FileRules,
): EventOfType<'LogoFileDeclined'>['why'] | null => {
  if (file.size === 0 || !isPicture(file.type) || types?.includes(file.type) === false) return 'kind'
  return file.size > limit ? 'size' : null
}

const isPicture = (mime: unknown): mime is string => typeof mime === 'string' && mime.startsWith('image/')
