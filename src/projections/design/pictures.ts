/** The pictures of the page, section by section, and the files that are to replace them (B-06). */
import { longestSearch } from '../../catalogue/limits'
import type { Fault } from '../../events/calls'
import type { Photograph } from '../../events/pictures'
import { picturesIn, type Focus, type PictureInMarkup } from '../../markup/pictures'
import type { State } from '../../reducers'
import { isAt, type PhotographSearch } from '../../reducers/design/photographs'
import type { PicturePlace, UploadTrouble } from '../../reducers/design/picture-uploads'
import { pieceOf } from '../../reducers/design/pieces'
import { memo } from '../memo'
import { tradeNames } from '../wizard'
import { textsOf } from './texts'

export type { Focus, PicturePlace }

export type PictureItem = PictureInMarkup & {
  readonly section: string
  /** Name of the file that is being uploaded for this place; null if there is none. */
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

/** Whether this account may add files to the media library. Without that right, it does not see the library either. */
export const mayUploadPictures = ({ designing: { server } }: State): boolean => server?.site.mayUpload === true

/** Why the last file replaced no picture, and which picture it was for. */
export const pictureTrouble = ({ pictureUploads }: State): (PicturePlace & UploadTrouble) | null =>
  pictureUploads.trouble

/** The picture that was last clicked on the canvas; a new object at each click. */
export const openedPicture = (state: State): PicturePlace | null => state.openedPicture

export type PhotographsView = {
  readonly place: PicturePlace
  readonly agreed: boolean
  /** Suggested search terms; a search starts with the first. */
  readonly ideas: readonly string[]
  /** 'offline': the search waits for the network. */
  readonly stage: 'none' | 'searching' | 'offline' | 'found' | 'refused'
  readonly search: PhotographSearch | null
  readonly fault: Fault | null
  /** Id of the photograph that is being imported into the media library. */
  readonly coming: string | null
  /** Why the chosen photograph could not be imported. */
  readonly trouble: Fault | null
}

/**
 * The search for a photograph while it is open, with the terms it starts with (M-12). Null while it is closed, or if the picture is gone.
 */
export const photographsView = memo(
  (state: State): PhotographsView | null => {
    const { place, agreed, search, chosen, trouble } = state.photographs
    if (place === null || pictureAt(state, place) === undefined) return null
    return {
      place,
      agreed,
      ideas: ideasFor(state, place),
      stage: stageOf(search, state.world.online),
      search,
      fault: search === null || typeof search.ending === 'string' ? null : search.ending,
      coming: chosen.find(({ asked }) => isAt(place, asked))?.asked.photograph.id ?? null,
      trouble: trouble !== null && isAt(place, trouble) ? trouble.fault : null,
    }
  },
  (state) => [state.photographs, state.world.online, state.wizard, allPictures(state)],
)

/** Whether the search for a photograph is open. */
export const looksForPhotographs = (state: State): boolean => photographsView(state) !== null

/** The photograph that is being imported for this place; null if there is none. */
export const photographComing = ({ photographs }: State, place: PicturePlace): Photograph | null =>
  photographs.chosen.find(({ asked }) => isAt(place, asked))?.asked.photograph ?? null

/** Why the last photograph could not be imported; null if the open search already says so. */
export const photographTrouble = ({
  photographs: { place, trouble },
}: State): (PicturePlace & { fault: Fault }) | null => (trouble === null || isAt(place, trouble) ? null : trouble)

const stageOf = (search: PhotographSearch | null, online: boolean): PhotographsView['stage'] => {
  if (search === null) return 'none'
  if (search.ending === 'none') return online ? 'searching' : 'offline'
  return search.ending === 'found' ? 'found' : 'refused'
}

const pictureAt = (state: State, { section, block }: PicturePlace) =>
  allPictures(state)
    .get(section)
    ?.find((each) => each.block === block)

/** Search terms from what the shop sells, what the picture shows now, and the section's first heading. */
const ideasFor = (state: State, place: PicturePlace): readonly string[] => {
  const shown = pictureAt(state, place)?.alt ?? ''
  const heading = textsOf(state, place.section).find(({ kind }) => kind === 'heading')?.plain ?? ''
  const ideas = [tradeNames(state.wizard).join(' '), shown, heading].map(searchable)
  return [...new Set(ideas)].filter((idea) => idea !== '')
}

/** With more words, a search finds hardly anything. */
const mostWords = 5

const searchable = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}\p{M}’'-]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, mostWords)
    .join(' ')
    .slice(0, longestSearch)
