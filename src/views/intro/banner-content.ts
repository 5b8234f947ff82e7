/** Texts of the banners (docs/spec/intro.md); those of the AI path are in `ai-banners.ts`. */
import { __ } from '@wordpress/i18n'
import type { Banner } from '../../projections/intro/banner'
import type { Suggesting } from '../../projections/intro/intro'
import { builtInBanner, existingSuggestion } from './built-in-banners'
import type { BannerAction, BannerContent } from './banner-parts'
import { aiBanner, connectionOffline, existingAiTheme, networkGone } from './ai-banners'

/** `who` suggests designs in this store. Only AI can be offline, and only AI is called AI. */
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
