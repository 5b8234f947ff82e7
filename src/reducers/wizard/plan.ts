/** The wizard's calls: its description is saved, and its answers are asked for a palette (docs/spec/wizard.md). */
import { aiTries } from '../../catalogue/limits'
import { fact } from '../../events'
import { asSent } from '../../suggestions/as-sent'
import type { RequestEvent } from '../../events/calls/phase'
import { atOnce, before, inTurn, type Job } from '../shell/jobs'
import type { State } from '../state'
import { agreedProvider, tradesOf } from './wizard'

/** While the merchant answers the next question. */
export const describing = ({ calls, wizard: { description, trade } }: State): readonly RequestEvent[] =>
  description === '' ? [] : inTurn(calls, [fact('DescriptionSaveRequested', { text: description, trade })]).next

/**
 * What comes before any question to a provider: Jetpack's status, once the merchant agreed to that provider, then the store records the
 * consent, without which its routes refuse. Where the merchant declined, was not asked, or the AI is offline, nothing is recorded.
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
  const { features, suggested } = state
  if (features.flowType !== 'AIOnline') return { total: 0, ended: 0, next: [] }
  if (suggested.palette !== null || suggested.givenUp) return { total: 1, ended: 1, next: [] }
  const provider = agreedProvider(state)
  const { description, look, tone } = state.wizard
  const tries = suggested.failures.length
  const query = { description: asSent(description), trades: tradesOf(state.wizard), look, tone }
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
