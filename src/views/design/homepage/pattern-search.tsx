/** The field above the patterns, and how many it found. */
import { SearchControl } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'

type Props = {
  readonly typed: string
  /** How many patterns match; null while nothing is searched for. */
  readonly found: number | null
  readonly onType: (typed: string) => void
}

export const PatternSearch = ({ typed, found, onType }: Props) => (
  <div className="cys-pattern-search">
    <SearchControl
      __nextHasNoMarginBottom
      label={__('Search all patterns', 'customize-your-store')}
      placeholder={__('Search all patterns', 'customize-your-store')}
      value={typed}
      onChange={onType}
    />
    <p className="cys-pattern-search__found" role="status">
      {found !== null && foundSentence(found)}
    </p>
  </div>
)

const foundSentence = (found: number): string =>
  found === 0
    ? __('No patterns match.', 'customize-your-store')
    : // translators: %d: how many patterns match what was searched for.
      sprintf(_n('%d pattern matches.', '%d patterns match.', found, 'customize-your-store'), found)
