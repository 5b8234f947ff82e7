/** Texts of the banners on the AI path (docs/spec/intro.md). */
import { __ } from '@wordpress/i18n'
import { byHand, type BannerContent } from './banner-parts'

/** `action`: start immediately, or confirm first because a new design would replace an existing one. */
export const aiBanner = (action: 'design-with-ai' | 'ask'): BannerContent => ({
  look: 'ai-banner',
  title: __('Design your store with AI', 'customize-your-store'),
  text: __(
    'Describe your store in a few words. AI turns your answers into a first design, and you make it yours.',
    'customize-your-store',
  ),
  button: { label: __('Design with AI', 'customize-your-store'), action },
  second: byHand(),
  picture: 'drawing',
  disclaimer: true,
})

/** The text does not say who made the present design: the store does not record it. */
export const existingAiTheme = (): BannerContent => ({
  look: 'existing-ai-theme-banner',
  title: __('Customize your custom theme', 'customize-your-store'),
  text: __('Refine the design that you have, or start again with a new one.', 'customize-your-store'),
  button: { label: __('Customize', 'customize-your-store'), action: 'customize' },
  second: { label: __('Create a new one', 'customize-your-store'), action: 'ask' },
  picture: 'preview',
  disclaimer: true,
})

export const networkGone = (): BannerContent => ({
  look: 'offline-banner',
  title: lookingForAi(),
  text: __('You’re offline. Designing with AI will work again once you’re connected.', 'customize-your-store'),
  button: null,
  picture: null,
  disclaimer: true,
})

export const connectionOffline = (): BannerContent => ({
  look: 'offline-banner',
  title: lookingForAi(),
  text: __(
    'The plugin that connects your store to AI is in offline mode. Take it online to design with AI.',
    'customize-your-store',
  ),
  button: { label: __('Find out how', 'customize-your-store'), action: 'go-online' },
  second: byHand(),
  picture: null,
  disclaimer: true,
})

const lookingForAi = () => __('Looking for AI design?', 'customize-your-store')
