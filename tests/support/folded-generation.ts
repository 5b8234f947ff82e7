/** A generation as facts only, without loop or effects: the test decides which due call is answered next. */
import { aiPalettesFor } from '../../src/catalogue/palettes/suggested-palettes'
import { themeSlug } from '../../src/catalogue/defaults'
import { paths } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import { phaseOf, type RequestEvent } from '../../src/events/call-facts'
import { owed } from '../../src/projections/owed'
import { fold, foldAll, type State } from '../../src/reducers'
import { recorded } from '../arbitraries/sessions'
import { designRead, family, featuresRead, patternsRead, refused, storeRead } from './facts'
import { opened, story } from './story'

/** Which of the due calls is answered next, and whether it is refused. */
export type Schedule = {
  readonly pick: (calls: readonly string[]) => number
  readonly refuses: (call: string) => boolean
}

export const inOrder: Schedule = { pick: () => 0, refuses: () => false }

/**
 * Jetpack is the provider. `indicator`: 'major' if it was found offline before; null if its status is read after the consent. `shared`:
 * the answer to the question about the data.
 */
export const answering = (
  indicator: string | null,
  shared: FlowEvent = fact('DataSharingAgreed', { provider: 'jetpack' }),
): readonly FlowEvent[] => [
  opened('', { aiEnabled: true }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  ...(indicator === null ? [] : [fact('AiStatusReadReceived', { indicator })]),
  fact('DesignWithAiChosen'),
  fact('BusinessDescribed', { text: 'Hand-made candles' }),
  fact('LookChosen', { look: 'Bold' }),
  fact('ToneChosen', { tone: 'Formal' }),
  ...(indicator === 'major' ? [] : [shared]),
]

export const answered = (...given: Parameters<typeof answering>): State => foldAll(story(...answering(...given)))

/** Every state from that point until the loader is left. */
export const generate = (from: State, schedule: Schedule): readonly State[] => generation(from, schedule).states

/** The same with its facts: each request, directly followed by its answer. */
export const generation = (from: State, { pick, refuses }: Schedule) => {
  const states = [from]
  const facts: FlowEvent[] = []
  for (let state = from; state.route.path === paths.generating && states.length < most;) {
    const work = owed(state)
    const next = work[pick(work.map(({ request }) => nameOf(request)))]
    if (next === undefined) break
    const asked = next.id === null ? after(state, next.request) : state
    const call = nameOf(next.request)
    const answer = refuses(call) ? ({ type: `${call}Refused`, fault: refused() } as FlowEvent) : answerTo(next.request)
    state = after(asked, answer, next.id ?? asked.cause)
    states.push(asked, state)
    facts.push(next.request, answer)
  }
  return { states, facts }
}

/** The state after one more fact. */
export const after = (state: State, event: FlowEvent, settles: string | null = null): State =>
  fold(state, recorded(event, { seq: state.seq + 1, id: `after-${state.seq + 1}`, settles }))

/** More steps than a generation has. */
const most = 300

const nameOf = ({ type }: RequestEvent): string => phaseOf(type)?.call ?? ''

const [first = '', ...others] = aiPalettesFor('Bold').map(({ name }) => name)
export const suggestedFor = { default: first, bestColors: others.slice(0, 8) }

const images = {
  ai_content_generated: true,
  images: { images: [{ title: 'Candle', URL: 'http://store.test/1.jpg' }], search_term: 'candle' },
}
export const products = {
  ai_content_generated: true,
  product_content: [1, 2, 3, 4, 5, 6].map((id) => ({
    product_id: id,
    title: `Candle ${id}`,
    description: 'It burns.',
    price: 12,
    image: { src: `http://store.test/${id}.jpg`, alt: 'A candle' },
  })),
}

const answerTo = (request: RequestEvent): FlowEvent => {
  switch (request.type) {
    case 'StoreReadRequested':
      return storeRead({ taskCompleted: true })
    case 'AiStatusReadRequested':
      return fact('AiStatusReadReceived', { indicator: 'none' })
    case 'AiPaletteQueryRequested':
      return fact('AiPaletteReceived', { completion: JSON.stringify(suggestedFor) })
    case 'AiImageSearchRequested':
      return fact('AiImagesFound', { reply: JSON.stringify(images) })
    case 'AiStoreReadRequested':
      return fact('AiStoreReadReceived', { generated: false })
    case 'AiProductWritingRequested':
      return fact('AiProductsProposed', { reply: JSON.stringify(products), ids: [] })
    case 'AiProductUpdateRequested':
      return fact('AiProductUpdated', { modified: null })
    case 'AiPatternWritingRequested':
      return fact('AiPatternsWritten', { reply: '{}' })
    case 'AiTitleWritingRequested':
      return fact('AiTitleWritten', { reply: '{}' })
    case 'ThemeInstallRequested':
      return fact('ThemeInstalled', { name: themeSlug })
    case 'FontCollectionReadRequested':
      return fact('FontCollectionReceived', { families: ofLooks.map(family) })
    case 'FontFamilyInstallRequested':
      return fact('FontFamilyInstalled', { family: request.family, found: false })
    case 'DesignReadRequested':
      return designRead()
    case 'PatternsReadRequested':
      return patternsRead('header-essential', 'footer-with-3-menus')
    case 'PublicationRequested':
      return fact('DesignPublished', { theme: themeSlug, versions: {}, kept: [] })
    case 'EditorSettingsReadRequested':
      return fact('EditorSettingsReadReceived', { settings: '{}' })
    default:
      return { type: bare[request.type] } as FlowEvent
  }
}

/** Answers without content. */
const bare: Readonly<Record<string, FlowEvent['type']>> = {
  DescriptionSaveRequested: 'DescriptionSaved',
  AiConnectionRequested: 'AiConnectionAllowed',
  AiDescriptionMarkRequested: 'AiDescriptionMarked',
  AiPatternResetRequested: 'AiPatternsReset',
  AiProductResetRequested: 'AiProductsReset',
  SuggestionsSaveRequested: 'SuggestionsSaved',
  PatternInstallRequested: 'PatternsInstalled',
}

/** The families of the three looks' pairs. */
const ofLooks = ['inter', 'bodoni-moda', 'overpass', 'rubik']
