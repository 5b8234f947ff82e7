/** The calls that the wizard's answers lead to: the description, the consent, the palette, and what the server writes for the business. */
import { aiTries } from '../../catalogue/limits'
import type { Look } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import type { CallName, RequestEvent } from '../../events/call-facts'
import { sentAnswers } from '../../events/wizard'
import { asSent } from '../../suggestions/masked'
import { again, atOnce, before, inTurn, isOver, these, together, type CallRules, type Job } from '../calls'
import { valuesOf } from '../design/stack'
import { isDraftSetUp } from '../set-up/page-drafts'
import type { State } from '../state'
import { agreedProvider, isSuggesting, tradesOf } from '../wizard'

/** The call that saves the description while the merchant answers the next question (docs/spec/wizard.md). */
export const describing = (state: State): readonly RequestEvent[] => understanding(state).next

const understanding = ({ calls, wizard: { description, trade } }: State): Job =>
  description === '' ? nothing : atOnce(calls, [fact('DescriptionSaveRequested', { text: description, trade })])

/**
 * The calls before any question to a provider: Jetpack's status, once the merchant agreed to that provider; then the store records the
 * consent, which its routes require. If the merchant declined or was not asked, or the AI is offline, nothing is recorded.
 */
export const consenting = (state: State): Job => {
  const { calls, features, wizard } = state
  const status =
    features.assumed && wizard.agreed.jetpack === true ? [fact('AiStatusReadRequested', { provider: 'jetpack' })] : []
  const record = agreedProvider(state) === 'rules' ? [] : [fact('AiConnectionRequested')]
  return before(atOnce(calls, status), atOnce(calls, record))
}

/**
 * The generation's first job: one try and three retries, then the built-in suggestions instead of the provider. Without AI there is
 * no query, and the defaults apply.
 */
export const paletteQuery = (state: State): Job => {
  const { suggested } = state
  if (!isSuggesting(state)) return { total: 0, ended: 0, next: [] }
  if (suggested.palette !== null || suggested.givenUp) return { total: 1, ended: 1, next: [] }
  const { wizard } = state
  // The trades decide on the palette too: without them, the same answers would lead to another one on a slow store.
  const understood = understanding(state)
  if (wizard.trade === null && !isOver(understood)) return { total: 1, ended: 0, next: understood.next }
  const provider = agreedProvider(state)
  const tries = suggested.failures.length
  const query = {
    description: asSent(wizard.description),
    trades: tradesOf(wizard),
    ...sentAnswers('AiPaletteQuery', wizard),
  }
  return {
    total: 1,
    ended: 0,
    next: [
      tries < aiTries
        ? fact('AiPaletteQueryRequested', { ...query, provider, retry: tries })
        : fact('AiPaletteQueryRequested', { ...query, provider: 'rules', retry: 0 }),
    ],
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
 * use no other provider. If WordPress's AI was declined, our routes write with the built-in suggestions, and nothing leaves the store. So
 * it is in a quick start, whichever provider was declined.
 */
const isWritable = ({ features, wizard }: State): boolean =>
  wizard.quick || (features.flowType === 'AIOnline' && wizard.agreed.jetpack !== false)

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
    fact('AiProductWritingRequested', { ...brief(state), images, known: null, write: false }),
    fact('AiPatternWritingRequested', { ...brief(state), images }),
  ])
  return before(proposed, together([isOver(proposed) ? products(state) : waiting, mark(state)]))
}

/** The products of a quick start, which are written once the design is saved; none if no pictures were found for them. */
export const productWriting = (state: State): Job => {
  const { images } = state.content
  if (images === null) return nothing
  const proposed = atOnce(state.calls, [
    fact('AiProductWritingRequested', {
      ...brief(state),
      images: inLook(images, takenLook(state)),
      known: null,
      write: true,
    }),
  ])
  return before(proposed, isOver(proposed) ? products(state) : waiting)
}

/** The look of the page that was taken, else the one of the answers. */
export const takenLook = ({ designing, wizard }: State): Look => {
  const taken = valuesOf(designing.past).flatMap(({ step }) =>
    step.type === 'DirectionTaken' && step.pictures ? step.look : [],
  )
  return taken.at(-1) ?? wizard.look
}

/** The result of an image search, as JSON, for products whose pictures are in a look. */
const inLook = (images: string, look: Look): string =>
  JSON.stringify({ ...(JSON.parse(images) as object), look: look.toLowerCase() })

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

export const rules: CallRules = {
  after: { BusinessDescribed: (calls) => again(calls, these('DescriptionSave')) },
}
