/** Who suggested the palettes, for the designer's note and the flow log. */
import { aiTries } from '../catalogue/limits'
import type { Fault } from '../events/calls'
import type { Provider } from '../events/wizard'
import type { State } from '../reducers'
import { fellBack, type QueryFailure } from '../reducers/suggested'
import type { Issue } from '../suggestions/reply'
import { memo } from './memo'

type SuggestionReport = {
  /** The source of the suggestion; null if there is none yet, or if all tries failed and the defaults apply. */
  readonly provider: Provider | null
  /** The provider asked first, if the built-in suggestions took over. */
  readonly fellBackFrom: Provider | null
  /** Failures of the provider that was asked first, in order. */
  readonly failures: readonly {
    readonly kind: QueryFailure['kind']
    readonly message: string
    readonly issues?: readonly Issue[]
  }[]
  /** All tries failed. */
  readonly exhausted: boolean
  /** 'Max retries exceeded', once all tries failed. */
  readonly escalation: string | null
}

/**
 * Who suggested the palettes, and which tries failed (docs/spec/wizard.md): for the designer's note and the flow log. Null before the first
 * response to a query.
 */
export const suggestionReport = memo(
  ({ suggested, wizard }: State): SuggestionReport | null => {
    const { palette, failures, givenUp } = suggested
    if (palette === null && failures.length === 0 && !givenUp) return null
    const exhausted = failures.length >= aiTries
    return {
      provider: palette?.provider ?? null,
      fellBackFrom: fellBack(suggested) ? (wizard.made?.provider ?? null) : null,
      failures: failures.map(told),
      exhausted,
      escalation: exhausted ? 'Max retries exceeded' : null,
    }
  },
  ({ suggested, wizard }) => [suggested, wizard.made],
)

const told = (failure: QueryFailure): SuggestionReport['failures'][number] =>
  failure.kind === 'api_request_error'
    ? { kind: failure.kind, message: inWords(failure.fault) }
    : { kind: failure.kind, message: invalid, issues: failure.issues }

const invalid = 'Error validating Jetpack AI text completions response for default_color_palette'

/** For developers: the merchant only sees the note about the fallback. */
const inWords = (fault: Fault): string => {
  switch (fault.tag) {
    case 'Refused':
      return fault.message === '' ? `HTTP ${fault.status}` : fault.message
    case 'Garbled':
      return `Not what was agreed: ${fault.what}`
    default:
      return fault.tag
  }
}
