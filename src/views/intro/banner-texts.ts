/** The texts and buttons of the intro's banners. */
import { __ } from '@wordpress/i18n'
import type { Banner, Suggesting } from '../../projections/intro'

export type BannerAction =
  | 'start'
  | 'customize'
  | 'customizer'
  | 'editor'
  | 'design-with-ai'
  | 'quick-start'
  | 'by-hand'
  | 'ask'
  | 'go-online'

type BannerButton = { readonly label: string; readonly action: BannerAction }

type BannerContent = {
  readonly look: string
  readonly title: string
  readonly text: string
  readonly button: BannerButton | null
  readonly second?: BannerButton
  readonly picture: 'preview' | 'drawing' | null
  /** Whether to show the disclaimer about AI. */
  readonly disclaimer: boolean
}

export const designItYourself = () => __('Design it yourself', 'customize-your-store')

/** The alternative beside the wizard's button: designing without it (B-15). */
const byHand = (): BannerButton => ({ label: designItYourself(), action: 'by-hand' })

/**
 * Texts of the banners for suggestions by AI (docs/spec/intro.md).
 *
 * @param action `design-with-ai` to start immediately, or `ask` to confirm first because a new design would replace an existing one
 */
const aiBanner = (action: 'design-with-ai' | 'ask'): BannerContent => ({
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

/** The text does not say who made the current design, because the store does not record it. */
const existingAiTheme = (): BannerContent => ({
  look: 'existing-ai-theme-banner',
  title: __('Customize your custom theme', 'customize-your-store'),
  text: __('Refine the design that you have, or start again with a new one.', 'customize-your-store'),
  button: { label: __('Customize', 'customize-your-store'), action: 'customize' },
  second: { label: __('Create a new one', 'customize-your-store'), action: 'ask' },
  picture: 'preview',
  disclaimer: true,
})

const networkGone = (): BannerContent => ({
  look: 'offline-banner',
  title: lookingForAi(),
  text: __('You’re offline. Designing with AI will work again once you’re connected.', 'customize-your-store'),
  button: null,
  picture: null,
  disclaimer: true,
})

const connectionOffline = (): BannerContent => ({
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

/** The wizard's name if the suggestions are built in. No AI is used then, so none is mentioned (B-12). */
export const quickStart = () => __('Quick start', 'customize-your-store')

const builtInBanner = (action: 'design-with-ai' | 'ask'): BannerContent => ({
  ...aiBanner(action),
  title: __('Quick start from three answers', 'customize-your-store'),
  text: __(
    'Describe your store in a few words. Your answers become its look, its pages and their texts, and you make them yours.',
    'customize-your-store',
  ),
  button: { label: quickStart(), action: action === 'ask' ? action : 'quick-start' },
  disclaimer: false,
})

const existingSuggestion = (): BannerContent => ({ ...existingAiTheme(), disclaimer: false })

/**
 * Texts of the banners (docs/spec/intro.md).
 *
 * @param who who suggests designs in this store; only AI can be offline, and only AI is called AI
 */
export const bannerContent = (banner: Banner, who: Suggesting): BannerContent => {
  const suggestion = who === 'built-in' ? builtInBanner : aiBanner
  switch (banner) {
    case 'network-offline':
      return who === 'ai' ? networkGone() : waiting()
    case 'jetpack-offline':
      return connectionOffline()
    case 'default':
      return suggestion('design-with-ai')
    case 'existing-theme':
    case 'task-incomplete-active-theme-has-mods':
      return suggestion('ask')
    case 'existing-ai-theme':
      return who === 'built-in' ? existingSuggestion() : existingAiTheme()
    case 'noAI':
      return fresh()
    case 'existing-no-ai-theme':
      return existing(__('Customize your store', 'customize-your-store'), 'customize')
    case 'classic-theme':
      return existing(__('Go to the Customizer', 'customize-your-store'), 'customizer')
    case 'non-default-block-theme':
      return existing(__('Go to the Editor', 'customize-your-store'), 'editor')
  }
}

const waiting = (): BannerContent => ({
  look: 'offline-banner',
  title: __('Waiting for your network', 'customize-your-store'),
  text: __(
    'You can continue designing as soon as you are back online. Nothing that you chose is lost.',
    'customize-your-store',
  ),
  button: null,
  picture: null,
  disclaimer: false,
})

const fresh = (): BannerContent => ({
  look: 'no-ai-banner',
  title: __('Design your own', 'customize-your-store'),
  text: __(
    'Choose colors, fonts and a layout, watch your store change with every click, and save when you like it.',
    'customize-your-store',
  ),
  button: { label: __('Start designing', 'customize-your-store'), action: 'start' },
  picture: 'drawing',
  disclaimer: false,
})

const existing = (label: string, action: BannerAction): BannerContent => ({
  look: 'existing-no-ai-theme-banner',
  title: __('Customize your theme', 'customize-your-store'),
  text: __(
    'Every detail of your store’s look can be adapted to your brand: colors, fonts, layout and pages.',
    'customize-your-store',
  ),
  button: { label, action },
  picture: 'preview',
  disclaimer: false,
})
