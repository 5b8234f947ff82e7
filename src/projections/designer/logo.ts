/** The logo screen: the picture, how it may be shown, who may change it, and what is on its way (reference G.4). */
import type { Media } from '../../events/logo'
import { hasLogo } from '../../markup/logo'
import type { State } from '../../reducers'
import type { LogoTrouble } from '../../reducers/logo-upload'
import { memo } from '../memo'

export type { LogoTrouble }

export type LogoView = {
  readonly media: Media | null
  /** In CSS pixels; 60 while nobody has said. */
  readonly width: number
  readonly linked: boolean
  /** Whether the logo is the site icon too. */
  readonly isIcon: boolean
  /** Its alignment gives the logo all the room there is, whatever its width. */
  readonly isWide: boolean
  /** Whether the page shows a logo at all. */
  readonly hasPlace: boolean
  readonly mayManage: boolean
  readonly mayUpload: boolean
}

const usualWidth = 60

/** Null until the store's design was read. */
export const logoView = memo(
  ({ designing: { design, server } }: State): LogoView | null => {
    if (design === null || server === null) return null
    const { media, icon, look } = design.logo
    const { mayManage, mayUpload } = server.site
    return {
      media,
      width: look.width ?? usualWidth,
      linked: look.linked ?? true,
      isIcon: media !== null && icon === media.id,
      isWide: look.align === 'wide' || look.align === 'full',
      hasPlace: [design.header, ...design.sections, design.footer].some((piece) => piece && hasLogo(piece.content)),
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

/** Ends of the slider. A wide picture does not get lower than a narrow one of the least width; without a size it counts as square. */
export const widthBounds = ({ width, height }: Media): { readonly min: number; readonly max: number } => {
  const ratio = width > 0 && height > 0 ? width / height : 1
  return { min: ratio < 1 ? leastWidth : Math.min(Math.ceil(leastWidth * ratio), mostWidth), max: mostWidth }
}

const leastWidth = 20
const mostWidth = 200

/** Name of the file that goes up now; null for none. */
export const logoUploading = ({ logoUpload }: State): string | null => logoUpload.file?.name ?? null

/** Why the last file did not become the logo. */
export const logoTrouble = ({ logoUpload }: State): LogoTrouble | null => logoUpload.trouble

/** What the canvas is told; null where this account could not put it there. */
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
