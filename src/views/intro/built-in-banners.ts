/** The banners of the AI path if the suggestions are built in: no AI is used, so none is mentioned (B-12). */
import { __ } from '@wordpress/i18n'
import { aiBanner, existingAiTheme } from './ai-banners'
import type { BannerContent } from './banner-parts'

/** The wizard's name where no AI is asked. */
export const quickStart = () => __('Quick start', 'customize-your-store')

export const builtInBanner = (action: 'design-with-ai' | 'ask'): BannerContent => ({
  ...aiBanner(action),
  title: __('Quick start from three answers', 'customize-your-store'),
  text: __(
    'Describe your store in a few words. Your answers become its look, its pages and their texts, and you make them yours.',
    'customize-your-store',
  ),
  button: { label: quickStart(), action },
  disclaimer: false,
})

export const existingSuggestion = (): BannerContent => ({ ...existingAiTheme(), disclaimer: false })
