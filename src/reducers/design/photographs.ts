/**
 * The search for a photograph: the picture it is for, its results, and the photographs that are being copied into the media library.
 */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { Fault } from '../../events/calls'
import type { Recorded } from '../../events/log'
import type { Photograph } from '../../events/pictures'
import type { CallBook } from '../calls'
import type { State } from '../state'
import { answers, type PicturePlace } from './picture-uploads'
import { layoutAt } from './pieces'

export type PhotographSearch = {
  readonly words: string
  /** The page that was requested last. */
  readonly page: number
  readonly pages: number
  /** The results of all pages so far. */
  readonly found: readonly Photograph[]
  readonly ending: 'none' | 'found' | Fault
}

type Chosen = {
  readonly asked: Omit<EventOfType<'PhotographChosen'>, 'type'>
  /** The section's layout at that time: in another one, the place is another picture, or none. */
  readonly layout: string | null
}

export type Photographs = {
  /** The picture for which the merchant searches a photograph; null when no search is open. */
  readonly place: PicturePlace | null
  /** Whether search words may be sent. */
  readonly agreed: boolean
  readonly search: PhotographSearch | null
  /** A later choice for the same place replaces the earlier one. */
  readonly chosen: readonly Chosen[]
  readonly trouble: (PicturePlace & { readonly fault: Fault }) | null
}

type Before = Pick<State, 'designing' | 'calls' | 'photographs'>

/** The code of the store's refusal if consent was not given, or was withdrawn. */
export const withoutConsent = 'customize_your_store_photographs_consent'

export const reducePhotographs = (
  photographs: Photographs,
  { event, settles }: Recorded<FlowEvent>,
  before: Omit<Before, 'photographs'>,
): Photographs => {
  switch (event.type) {
    case 'PhotographsOpened': {
      const { section, block } = event
      return { ...photographs, place: { section, block }, search: null, trouble: null }
    }
    case 'PhotographsClosed':
    // The search closes on another screen, and when the page is loaded again.
    case 'PathVisited':
    case 'ScreenOpened':
    case 'DesignerLeft':
    case 'FlowResumed':
    case 'DesignWithoutAiChosen':
      return photographs.place === null ? photographs : { ...photographs, place: null, search: null }
    case 'PhotographSharingAgreed':
      return { ...photographs, agreed: true }
    case 'PhotographsSearched':
      return photographs.place === null ? photographs : { ...photographs, search: begun(photographs, event) }
    case 'PhotographsFound':
      return isAwaited(photographs, settles, before.calls)
        ? { ...photographs, search: withFound(photographs.search, event) }
        : photographs
    case 'PhotographSearchRefused':
      return isAwaited(photographs, settles, before.calls) ? withFault(photographs, event.fault) : photographs
    case 'PhotographConsentRefused':
      return withFault(photographs, event.fault)
    case 'PhotographChosen':
      return { ...photographs, chosen: [...elsewhere(photographs, event), chosenFor(event, before)], trouble: null }
    case 'PhotographNoticeDismissed':
      return photographs.trouble === null ? photographs : { ...photographs, trouble: null }
    // Another choice for this place supersedes the photograph.
    case 'PictureChosen':
    case 'PictureFileChosen':
      return { ...photographs, chosen: elsewhere(photographs, event), trouble: null }
    case 'PhotographImported':
    case 'PhotographImportAbandoned': {
      const arrived = photographs.chosen.find((each) => isAnswered(each, settles, before.calls))
      if (arrived === undefined) return photographs
      const chosen = photographs.chosen.filter((each) => each !== arrived)
      return isAt(photographs.place, arrived.asked)
        ? { ...photographs, chosen, place: null, search: null }
        : { ...photographs, chosen }
    }
    case 'PhotographImportRefused': {
      const refused = photographs.chosen.find((each) => isAnswered(each, settles, before.calls))?.asked
      if (refused === undefined) return photographs
      const { section, block } = refused
      return {
        ...photographs,
        chosen: elsewhere(photographs, refused),
        trouble: { section, block, fault: event.fault },
      }
    }
    default:
      return photographs
  }
}

/** The request for a photograph that was chosen. */
export const photographRequest = ({ asked }: Chosen): EventOfType<'PhotographImportRequested'> =>
  fact('PhotographImportRequested', asked)

/** The request for the current search; null if there is none. */
export const searchRequest = ({
  place,
  agreed,
  search,
}: Photographs): EventOfType<'PhotographSearchRequested'> | null =>
  place !== null && agreed && search?.ending === 'none'
    ? fact('PhotographSearchRequested', { words: search.words, page: search.page })
    : null

/**
 * Whether a copied photograph is no longer needed: its place has another picture, or no longer exists. The copy stays in the library.
 */
export const isPhotographOvertaken = ({ event, settles }: Recorded<FlowEvent>, state: Before): boolean => {
  if (event.type !== 'PhotographImported') return false
  const chosen = state.photographs.chosen.find((each) => isAnswered(each, settles, state.calls))
  return chosen === undefined || chosen.layout !== layoutAt(event.section, state.designing)
}

export const isAt = (place: PicturePlace | null, { section, block }: PicturePlace): boolean =>
  place?.section === section && place.block === block

const begun = ({ search }: Photographs, { words, page }: EventOfType<'PhotographsSearched'>): PhotographSearch =>
  search !== null && search.words === words && page > 1
    ? { ...search, page, ending: 'none' }
    : { words, page, pages: 1, found: [], ending: 'none' }

const withFound = (
  search: PhotographSearch | null,
  { photographs, pages }: EventOfType<'PhotographsFound'>,
): PhotographSearch | null => {
  if (search === null) return null
  const known = new Set(search.found.map(({ id }) => id))
  return {
    ...search,
    pages,
    found: [...search.found, ...photographs.filter(({ id }) => !known.has(id))],
    ending: 'found',
  }
}

/** If the store has no consent, the merchant is asked again. */
const withFault = (photographs: Photographs, fault: Fault): Photographs => {
  const { search } = photographs
  if (fault.tag === 'Refused' && fault.code === withoutConsent) return { ...photographs, agreed: false, search: null }
  return search === null ? photographs : { ...photographs, search: { ...search, ending: fault } }
}

const chosenFor = (event: EventOfType<'PhotographChosen'>, { designing }: Pick<Before, 'designing'>): Chosen => {
  const { type: _, ...asked } = event
  return { asked, layout: layoutAt(asked.section, designing) ?? null }
}

const elsewhere = ({ chosen }: Photographs, place: PicturePlace): readonly Chosen[] =>
  chosen.filter(({ asked }) => !isAt(place, asked))

const isAwaited = (photographs: Photographs, settles: string | null, calls: CallBook): boolean => {
  const request = searchRequest(photographs)
  return request !== null && answers(settles, request, calls)
}

const isAnswered = (each: Chosen, settles: string | null, calls: CallBook): boolean =>
  answers(settles, photographRequest(each), calls)
