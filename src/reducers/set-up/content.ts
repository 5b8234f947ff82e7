/** The texts and products that the store's server writes for the business (docs/spec/set-up.md). */
import type { Kind } from '../../catalogue/pages/templates'
import { fact, type FlowEvent } from '../../events'
import type { CallName } from '../../events/call-facts'
import type { ProductProposal } from '../../events/set-up'
import { asSent } from '../../suggestions/masked'
import { imagesIn, kindIn, productsIn } from '../../suggestions/products-reply'
import { atOnce, before, inTurn, isOver, together, type Job } from '../calls'
import type { State } from '../state'
import { agreedProvider } from '../wizard'
import { isDraftSetUp } from './page-drafts'

export type Content = {
  /** Result of the image search, in the form the server expects back; null when there is none. */
  readonly images: string | null
  /** The kind of business that the server recognized in the description; null if it reported none. */
  readonly kind: Kind | null
  /** Whether the store's content was written for the business before this attempt. */
  readonly generated: boolean
  readonly products: readonly ProductProposal[]
  /** Why the server wrote no products; null if it wrote some. */
  readonly wrong: string | null
}

export const initialContent: Content = { images: null, kind: null, generated: false, products: [], wrong: null }

export const reduceContent = (content: Content, event: FlowEvent): Content => {
  switch (event.type) {
    case 'AiImagesFound':
      return { ...content, images: imagesIn(event.reply), kind: kindIn(event.reply) }
    case 'AiStoreReadReceived':
      return { ...content, generated: event.generated }
    case 'AiProductsProposed':
      return { ...content, ...productsIn(event.reply) }
    default:
      return content
  }
}

/** Number of sample products, assumed until the number of proposals is known. */
const samples = 6

/** The calls that write the store's content, or reset it (docs/spec/set-up.md). */
export const contentWriting = (state: State): Job => {
  if (isDraftSetUp(state)) return isWritable(state) ? patternWords(state) : nothing
  return isWritable(state) ? writing(state) : putting(state)
}

/** Why the content cannot be written although every call has a response; null if it can be. */
export const contentFailure = (state: State): { readonly call: CallName; readonly why: string } | null => {
  if (!isWritable(state) || !isOver(search(state))) return null
  const { images, generated, wrong } = state.content
  if (images === null) return generated ? null : { call: 'AiImageSearch', why: noImages }
  return wrong !== null && isOver(contentWriting(state)) ? { call: 'AiProductWriting', why: wrong } : null
}

const noImages = 'AI content not generated: images not available'

/**
 * Whether the description may be sent. Only the consent to Jetpack matters here: WooCommerce's own routes, which forward the description,
 * use no other provider. If WordPress's AI was declined, our routes write with the built-in suggestions, and nothing leaves the store.
 */
const isWritable = ({ features, wizard }: State): boolean =>
  features.flowType === 'AIOnline' && wizard.agreed.jetpack !== false

const writing = (state: State): Job =>
  before(search(state), state.content.images === null && isOver(search(state)) ? nothing : words(state))

/**
 * The content of a draft: only pattern texts, which are invisible before Save. Visitors would see new products and a new title at once.
 */
const patternWords = (state: State): Job => {
  const images = state.content.images ?? ''
  return before(
    search(state),
    images === '' ? nothing : atOnce(state.calls, [fact('AiPatternWritingRequested', { ...brief(state), images })]),
  )
}

const search = (state: State): Job =>
  inTurn(state.calls, [
    ...tradeSaving(state),
    fact('AiImageSearchRequested', { ...brief(state), look: state.wizard.look }),
    fact('AiStoreReadRequested', { provider: agreedProvider(state) }),
  ])

/** The content depends on the chosen trade, so the store has to know it first. */
const tradeSaving = ({ wizard: { description, trade } }: State) =>
  trade === null ? [] : [fact('DescriptionSaveRequested', { text: description, trade })]

const words = (state: State): Job => {
  const { calls, content } = state
  const images = content.images ?? ''
  const proposed = atOnce(calls, [
    fact('AiProductWritingRequested', { ...brief(state), images, known: null }),
    fact('AiPatternWritingRequested', { ...brief(state), images }),
  ])
  return before(proposed, together([isOver(proposed) ? products(state) : waiting, mark(state)]))
}

const products = (state: State): Job =>
  atOnce(
    state.calls,
    state.content.products.map((product, index) =>
      fact('AiProductUpdateRequested', {
        product,
        last: index === state.content.products.length - 1,
        provider: agreedProvider(state),
      }),
    ),
  )

const mark = (state: State): Job =>
  atOnce(state.calls, [fact('AiDescriptionMarkRequested', brief(state)), fact('AiTitleWritingRequested', brief(state))])

/** Resets patterns and samples, unless their content was written for the business. */
const putting = (state: State): Job => {
  const from = { provider: agreedProvider(state) }
  const asked = inTurn(state.calls, [fact('AiStoreReadRequested', from)])
  const resets = [fact('AiPatternResetRequested', from), fact('AiProductResetRequested', from)]
  return before(asked, isOver(asked) && state.content.generated ? nothing : atOnce(state.calls, resets))
}

const brief = (state: State) => ({
  description: asSent(state.wizard.description),
  provider: agreedProvider(state),
})

const nothing: Job = { total: 0, ended: 0, next: [] }
const waiting: Job = { total: samples, ended: 0, next: [] }
