/** The palettes that were suggested for the business, and the failures on the way (docs/spec/wizard.md). */
import * as E from 'fp-ts/Either'
import { aiPalettesFor, builtInTitlesFor } from '../catalogue/palettes/suggested-palettes'
import type { EventOfType, FlowEvent } from '../events'
import type { Fault } from '../events/calls'
import type { Recorded } from '../events/log'
import type { Provider } from '../events/wizard'
import { paletteReply } from '../suggestions/palette-reply'
import type { Issue } from '../suggestions/reply'
import { initialSuggested } from './initial'
import type { Meaning } from './meaning'
import type { State } from './state'

/** The three ways in which a query fails. */
export type QueryFailure =
  | { readonly kind: 'api_request_error'; readonly fault: Fault }
  | { readonly kind: 'json_parse_error' | 'valid_json_invalid_values'; readonly issues: readonly Issue[] }

/** The suggestions for the business, their provider, and the failures on the way (docs/spec/wizard.md). */
export type Suggested = {
  readonly palette: {
    readonly provider: Provider
    readonly default: string
    readonly bestColors: readonly string[]
  } | null
  /** Failures of the provider that was asked first, in order. */
  readonly failures: readonly QueryFailure[]
  /** The built-in suggestions failed too, so the defaults apply. */
  readonly givenUp: boolean
}

export const reduceSuggested = (
  suggested: Suggested,
  { event, settles }: Recorded<FlowEvent>,
  state: Pick<State, 'calls' | 'setUp' | 'wizard'>,
  { start, outdated }: Meaning,
): Suggested => {
  const isAnotherLook = start === 'on' && state.wizard.quick && state.setUp.stage !== 'failed'
  if (start === 'anew' || isAnotherLook || (start === 'on' && state.setUp.stage === 'failed' && fellBack(suggested)))
    return initialSuggested
  const request = settles === null || outdated ? undefined : state.calls.open[settles]
  if (request?.type !== 'AiPaletteQueryRequested') return suggested
  if (event.type === 'AiPaletteReceived') return judge(suggested, request, event.completion)
  return event.type === 'AiPaletteQueryRefused'
    ? failed(suggested, request, { kind: 'api_request_error', fault: event.fault })
    : suggested
}

/** Whether the provider failed and the built-in suggestions replaced it. */
export const fellBack = ({ failures, palette }: Suggested): boolean =>
  failures.length > 0 && palette?.provider === 'rules'

const judge = (suggested: Suggested, request: Query, completion: string): Suggested => {
  const reply = paletteReply(offeredTo(request))(completion)
  return E.isRight(reply)
    ? { ...suggested, palette: { provider: request.provider, ...reply.right } }
    : failed(suggested, request, reply.left)
}

/** The palettes that a provider chooses from. An AI's list does not include the flow's own light palettes. */
const offeredTo = ({ provider, look }: Query): readonly string[] =>
  provider === 'rules' ? builtInTitlesFor(look) : aiPalettesFor(look).map(({ name }) => name)

const failed = (suggested: Suggested, { provider }: Query, failure: QueryFailure): Suggested =>
  provider === 'rules' ? { ...suggested, givenUp: true } : { ...suggested, failures: [...suggested.failures, failure] }

type Query = EventOfType<'AiPaletteQueryRequested'>
