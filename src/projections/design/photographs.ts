/** The search for a photograph while it is open, and which words it begins with (M-12). */
import { longestSearch } from '../../catalogue/limits'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import type { RequestEvent } from '../../events/calls/phase'
import type { Photograph } from '../../events/design/photographs'
import type { State } from '../../reducers'
import { isAt, searchRequest, type PhotographSearch } from '../../reducers/design/photographs'
import { inTurn } from '../../reducers/shell/jobs'
import { memo } from '../memo'
import { tradeNames } from '../wizard/understood'
import { allPictures, type PicturePlace } from './pictures'
import { textsOf } from './texts'

export type PhotographsView = {
  readonly place: PicturePlace
  readonly agreed: boolean
  /** What could be searched for; a search begins with the first. */
  readonly ideas: readonly string[]
  /** Without a network the search waits. */
  readonly stage: 'none' | 'searching' | 'offline' | 'found' | 'refused'
  readonly search: PhotographSearch | null
  readonly fault: Fault | null
  /** Id of the photograph that is on its way into the media library. */
  readonly coming: string | null
  /** Why the one that was chosen did not come. */
  readonly trouble: Fault | null
}

/** Null while nobody looks for one, or the picture is gone. */
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

/** Whether somebody looks for a photograph. */
export const looksForPhotographs = (state: State): boolean => photographsView(state) !== null

/** The photograph that is on its way to this place, by its title; null for none. */
export const photographComing = ({ photographs }: State, place: PicturePlace): Photograph | null =>
  photographs.chosen.find(({ asked }) => isAt(place, asked))?.asked.photograph ?? null

/** Why the last photograph did not come to its place. The open search says so itself. */
export const photographTrouble = ({
  photographs: { place, trouble },
}: State): (PicturePlace & { fault: Fault }) | null => (trouble === null || isAt(place, trouble) ? null : trouble)

/** The consent is in the store before it is asked for anything. */
export const photographSearch = (state: State): readonly RequestEvent[] => {
  const request = searchRequest(state.photographs)
  return request === null ? [] : inTurn(state.calls, [fact('PhotographConsentRequested'), request]).next
}

const stageOf = (search: PhotographSearch | null, online: boolean): PhotographsView['stage'] => {
  if (search === null) return 'none'
  if (search.ending === 'none') return online ? 'searching' : 'offline'
  return search.ending === 'found' ? 'found' : 'refused'
}

const pictureAt = (state: State, { section, block }: PicturePlace) =>
  allPictures(state)
    .get(section)
    ?.find((each) => each.block === block)

/** What the shop sells, what the picture shows now, and the section's first heading, as words to search for. */
const ideasFor = (state: State, place: PicturePlace): readonly string[] => {
  const shown = pictureAt(state, place)?.alt ?? ''
  const heading = textsOf(state, place.section).find(({ kind }) => kind === 'heading')?.plain ?? ''
  const ideas = [tradeNames(state.wizard).join(' '), shown, heading].map(searchable)
  return [...new Set(ideas)].filter((idea) => idea !== '')
}

/** With more words hardly anything is found. */
const mostWords = 5

const searchable = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}\p{M}’'-]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, mostWords)
    .join(' ')
    .slice(0, longestSearch)
