/** The pictures of the page, section by section, and the files that are to replace them (B-06). */
import { picturesIn, type Focus, type PictureInMarkup } from '../../markup/pictures'
import type { State } from '../../reducers'
import type { PicturePlace } from '../../reducers/design/picture-uploads'
import { pieceOf } from '../../reducers/design/pieces'
import type { UploadTrouble } from '../../reducers/design/upload'
import { memo } from '../memo'

export type { Focus, PicturePlace }

export type PictureItem = PictureInMarkup & {
  readonly section: string
  /** Name of the file that is being uploaded for this place; null for none. */
  readonly uploading: string | null
}

/** @param section a section's id, 'header' or 'footer' */
export const picturesOf = (state: State, section: string): readonly PictureItem[] =>
  allPictures(state).get(section) ?? []

/** Pieces without a picture are not listed. */
export const allPictures = memo(
  ({ designing: { design }, pictureUploads: { files } }: State): ReadonlyMap<string, readonly PictureItem[]> => {
    if (design === null) return new Map()
    const nameAt = (section: string, block: number): string | null =>
      files.find(({ file }) => file.section === section && file.block === block)?.file.name ?? null
    const pieces = ['header', ...design.sections.map(({ id }) => id), 'footer']
    return new Map(
      pieces.flatMap((section) => {
        const found = picturesIn(pieceOf(design, section)?.content ?? '')
        const items = found.map((each) => ({ ...each, section, uploading: nameAt(section, each.block) }))
        return items.length === 0 ? [] : [[section, items] as const]
      }),
    )
  },
  ({ designing: { design }, pictureUploads: { files } }) => [design?.header, design?.sections, design?.footer, files],
)

/** Whether this account may bring files into the media library; without it, it does not see the library either. */
export const mayUploadPictures = ({ designing: { server } }: State): boolean => server?.site.mayUpload === true

/** Why the last file replaced no picture, and which one it was to replace. */
export const pictureTrouble = ({ pictureUploads }: State): (PicturePlace & UploadTrouble) | null =>
  pictureUploads.trouble

/** The one that was clicked on the canvas last; a new object at each click. */
export const openedPicture = (state: State): PicturePlace | null => state.openedPicture
