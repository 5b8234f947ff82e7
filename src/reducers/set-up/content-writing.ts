/** The calls that write the store's content, or reset it (docs/spec/set-up.md). */
import { fact } from '../../events'
import type { CallName } from '../../events/calls/calls'
import { asSent } from '../../suggestions/as-sent'
import { isDraftSetUp } from './draft'
import { atOnce, before, inTurn, isOver, together, type Job } from '../shell/jobs'
import type { State } from '../state'
import { agreedProvider } from '../wizard/wizard'

/** Number of sample products, assumed until the number of proposals is known. */
const samples = 6

export const contentWriting = (state: State): Job => {
  if (isDraftSetUp(state)) return isWritable(state) ? patternWords(state) : nothing
  return isWritable(state) ? writing(state) : putting(state)
}

/** Why the content cannot be written although every call was answered; null when it can. */
export const contentFailure = (state: State): { readonly call: CallName; readonly why: string } | null => {
  if (!isWritable(state) || !isOver(search(state))) return null
  const { images, generated, wrong } = state.content
  if (images === null) return generated ? null : { call: 'AiImageSearch', why: noImages }
  return wrong !== null && isOver(contentWriting(state)) ? { call: 'AiProductWriting', why: wrong } : null
}

const noImages = 'AI content not generated: images not available'

/**
 * Whether the description may be sent. Jetpack alone is asked about here: WooCommerce's own routes, which send it on, take no other
 * provider. Where WordPress's AI was declined, ours write by the built-in suggestions, and nothing leaves the store.
 */
const isWritable = ({ features, wizard }: State): boolean =>
  features.flowType === 'AIOnline' && wizard.agreed.jetpack !== false

const writing = (state: State): Job =>
  before(search(state), state.content.images === null && isOver(search(state)) ? nothing : words(state))

/** For a draft: pattern texts are invisible before Save; visitors would see new products and a new title at once. */
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

/** What is written goes by the trade that was chosen, which the store has to know by then. */
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
