/** A quick start as facts: all that is owed is asked at once and answered well, in a flow of any type. */
import { answersTo } from '../../build/docs/samples'
import { footers, headers } from '../../src/catalogue/pages/headers-and-footers'
import { ownPattern } from '../../src/catalogue/pages/own-patterns'
import { bodyOfDirection } from '../../src/catalogue/wizard/directions'
import { looks } from '../../src/catalogue/wizard/looks'
import { fact, type FlowEvent } from '../../src/events'
import { phaseOf, type RequestEvent } from '../../src/events/call-facts'
import type { Recorded } from '../../src/events/log'
import type { CardAnswers } from '../../src/events/wizard'
import { directions, type Direction } from '../../src/projections/design/directions'
import { owed } from '../../src/projections/owed'
import { fold, initialState, type State } from '../../src/reducers'
import { recorded } from '../arbitraries/sessions'
import { collectionRead, designRead, storeRead, unused } from './facts'
import { opened } from './story'

/** What the page is served with in each flow type. */
export const flows = {
  AIOnline: { aiEnabled: true, aiProvider: 'rules' },
  AIOffline: { aiEnabled: true, aiProvider: 'wordpress' },
  noAI: { aiEnabled: false, aiProvider: 'rules' },
} as const

export const text = 'We bake sourdough bread in Leeds'
export const begin = [fact('QuickStartChosen'), fact('BusinessDescribed', { text })] as const
export const answersWith = ({ look = 'Classic', tone = 'Formal' }: Partial<CardAnswers> = {}): readonly FlowEvent[] => [
  ...begin,
  fact('LookChosen', { look }),
  fact('ToneChosen', { tone }),
]

type World = {
  readonly over?: Parameters<typeof opened>[1]
  /** Whether the store has products. */
  readonly products?: boolean
  readonly visitors?: 'everything' | 'nothing'
  /** What the search for pictures replies, beside the pictures. */
  readonly reply?: object
  readonly title?: string
  /** What these calls meet instead of a good answer. */
  readonly instead?: (request: RequestEvent) => FlowEvent | undefined
  /** The path at which the page is opened. */
  readonly path?: string
}

type Lived = { readonly state: State; readonly log: readonly Recorded<FlowEvent>[] }

/** Each fact is recorded once everything before it is answered. */
export const livedIn = (world: World, ...events: readonly FlowEvent[]): Lived => {
  const log: Recorded<FlowEvent>[] = []
  let state = initialState
  const add = (event: FlowEvent, settles: string | null = null) => {
    const seq = log.length + 1
    const one = recorded(event, { seq, id: `fact-${seq}`, settles })
    log.push(one)
    state = fold(state, one)
  }
  const rest = () => {
    for (let turns = 0; turns < 200; turns += 1) {
      const due = owed(state).filter(({ id }) => id === null)
      due.forEach(({ request }) => add(request))
      const [open] = Object.entries(state.calls.open)
      if (open === undefined) return
      const [id, request] = open
      const answer = answerTo(request, world, state)
      if (answer === undefined) throw new Error(`No answer to ${request.type}`)
      add(answer, id)
    }
    throw new Error('It does not come to rest.')
  }
  add(opened(world.path ?? '', { ...flows.noAI, ...world.over }))
  rest()
  for (const event of events) {
    add(event)
    rest()
  }
  return { state, log }
}

/** The requests to the store from this fact on, by the names of the calls. */
export const askedSince = ({ log }: Lived, type: FlowEvent['type']): readonly string[] =>
  log
    .slice(log.findLastIndex(({ event }) => event.type === type))
    .flatMap(({ event }) => (phaseOf(event.type)?.phase === 'requested' ? [phaseOf(event.type)?.call ?? ''] : []))

/** Three directions of a store, and what follows. */
export const quickDirections = (
  { look, tone, ...world }: World & Partial<CardAnswers> = {},
  ...then: readonly FlowEvent[]
): State => livedIn(world, ...answersWith({ ...(look && { look }), ...(tone && { tone }) }), ...then).state

export const nth = (state: State, index: number): Direction => {
  const direction = directions(state)[index]
  if (direction === undefined) throw new Error(`There is no direction ${index}`)
  return direction
}

const pictures = { images: { images: [{ title: 'Bread', URL: 'http://store.test/bread.jpg' }], search_term: 'bread' } }

const answerTo = (request: RequestEvent, world: World, state: State): FlowEvent | undefined => {
  const { products = false, visitors = unused.visitors, reply = {}, title = 'Maple & Moss', instead } = world
  const other = instead?.(request)
  if (other !== undefined) return other
  const taskCompleted = state.saving.stage === 'saved'
  switch (request.type) {
    case 'StoreReadRequested':
      return storeRead({ taskCompleted, use: { ...unused, products, visitors } })
    case 'DesignReadRequested':
      return designRead({
        taskCompleted,
        site: { logo: null, icon: 0, identity: { title, tagline: '' }, mayManage: true, mayUpload: true },
      })
    case 'PatternsReadRequested':
      return fact('PatternsReadReceived', { recipe: 7, patterns })
    case 'FontCollectionReadRequested':
      return collectionRead()
    case 'AiImageSearchRequested':
      return fact('AiImagesFound', { reply: JSON.stringify({ ...pictures, kind: 'food', ...reply }) })
    default:
      return answersTo(request)[0]?.event
  }
}

const pattern = (name: string, className: string) => ({
  name,
  title: name,
  content: `<!-- wp:group {"className":"${className}"} -->\n<div class="wp-block-group ${className}"></div>\n<!-- /wp:group -->`,
  categories: ['woo-commerce'],
  source: 'plugin',
})

/** All headers and footers, and the sections of a shop for food. */
export const patterns = [
  ...[...headers, ...footers].map(({ name, className }) => pattern(name, className)),
  ...[...new Set(looks.flatMap((look) => [0, 1, 2].flatMap((round) => bodyOfDirection('food', look, round))))].map(
    (slug) => pattern(ownPattern(slug), slug),
  ),
]
