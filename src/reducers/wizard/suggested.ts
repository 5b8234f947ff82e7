/** The suggestions for the business, their provider, and what failed on the way (docs/spec/wizard.md). */
import * as E from 'fp-ts/Either'
import { aiPalettesFor } from '../../catalogue/palettes/ai-palettes'
import { builtInTitlesFor } from '../../catalogue/palettes/built-in-palettes'
import type { EventOfType, FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { Fault } from '../../events/calls/fault'
import type { Provider } from '../../events/wizard/suggesting'
import type { Issue } from '../../suggestions/issue'
import { paletteReply } from '../../suggestions/palette-reply'
import type { SetUp } from '../set-up/set-up'
import type { CallBook } from '../shell/call-book'
import type { Meaning } from '../shell/meaning'

/** The three ways in which a query fails. */
export type QueryFailure =
  | { readonly kind: 'api_request_error'; readonly fault: Fault }
  | { readonly kind: 'json_parse_error' | 'valid_json_invalid_values'; readonly issues: readonly Issue[] }

export type Suggested = {
  readonly palette: {
    readonly provider: Provider
    readonly default: string
    readonly bestColors: readonly string[]
  } | null
  /** Failures of the provider that was asked first, in order. */
  readonly failures: readonly QueryFailure[]
  /** The built-in suggestions failed too: only the defaults are left. */
  readonly givenUp: boolean
}

export const initialSuggested: Suggested = { palette: null, failures: [], givenUp: false }

export const reduceSuggested = (
  suggested: Suggested,
  { event, settles }: Recorded<FlowEvent>,
  state: { readonly calls: CallBook; readonly setUp: SetUp },
  { start, outdated }: Meaning,
): Suggested => {
  if (start === 'anew' || (start === 'on' && state.setUp.stage === 'failed' && fellBack(suggested)))
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

/** The flow's own light palettes are not on the list that an AI chooses from. */
const offeredTo = ({ provider, look }: Query): readonly string[] =>
  provider === 'rules' ? builtInTitlesFor(look) : aiPalettesFor(look).map(({ name }) => name)

const failed = (suggested: Suggested, { provider }: Query, failure: QueryFailure): Suggested =>
  provider === 'rules' ? { ...suggested, givenUp: true } : { ...suggested, failures: [...suggested.failures, failure] }

type Query = EventOfType<'AiPaletteQueryRequested'>
