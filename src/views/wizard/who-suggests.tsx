/** Says who makes the suggestions, before the last click. */
import { __ } from '@wordpress/i18n'
import { whoSuggests } from '../../projections/wizard/wizard'
import { useProjection } from '../flow'

export const WhoSuggests = () => <p className="cys-question__who">{words[useProjection(whoSuggests)]()}</p>

const words: Readonly<Record<ReturnType<typeof whoSuggests>, () => string>> = {
  rules: () => __('Built-in suggestions: your answers stay in your store.', 'customize-your-store'),
  jetpack: () => __('Suggestions come from WordPress.com’s AI service.', 'customize-your-store'),
  wordpress: () => __('Suggestions come from the AI provider that is connected to this site.', 'customize-your-store'),
  nobody: () =>
    __(
      'The AI cannot be reached at the moment, so your store starts with a ready-made design. You can change all of it afterward.',
      'customize-your-store',
    ),
}
