/** The banners in words (reference B.1). Those of the AI path are not told here. */
import { __ } from '@wordpress/i18n'
import type { Banner } from '../../projections/banner'

export type BannerAction = 'start' | 'customize' | 'customizer' | 'editor'

export type BannerContent = {
  readonly look: string
  readonly title: string
  readonly text: string
  readonly button: { readonly label: string; readonly action: BannerAction } | null
  readonly picture: 'preview' | 'drawing' | null
}

/** Null for a banner without words. `ai`: whether this store has an AI path that could be missed. */
export const bannerContent = (banner: Banner, ai: boolean): BannerContent | null => {
  switch (banner) {
    case 'network-offline':
      return { look: 'offline-banner', ...offline(ai), button: null, picture: null }
    case 'noAI':
      return {
        look: 'no-ai-banner',
        title: __('Design your own', 'customize-your-store'),
        text: __(
          'Choose colors, fonts and a layout, watch your shop change with every click, and save when you like it.',
          'customize-your-store',
        ),
        button: { label: __('Start designing', 'customize-your-store'), action: 'start' },
        picture: 'drawing',
      }
    case 'existing-no-ai-theme':
      return existing(__('Customize your store', 'customize-your-store'), 'customize')
    case 'classic-theme':
      return existing(__('Go to the Customizer', 'customize-your-store'), 'customizer')
    case 'non-default-block-theme':
      return existing(__('Go to the Editor', 'customize-your-store'), 'editor')
    default:
      return null
  }
}

const offline = (ai: boolean) =>
  ai
    ? {
        title: __('Looking for AI design?', 'customize-your-store'),
        text: __(
          'It works as soon as you are online again: we cannot detect a network. Please check your connection.',
          'customize-your-store',
        ),
      }
    : {
        title: __('Waiting for your network', 'customize-your-store'),
        text: __(
          'You can go on designing as soon as you are online again. Nothing that you chose is lost.',
          'customize-your-store',
        ),
      }

const existing = (label: string, action: BannerAction): BannerContent => ({
  look: 'existing-no-ai-theme-banner',
  title: __('Customize your theme', 'customize-your-store'),
  text: __(
    'Every detail of your shop’s look can be adapted to your brand: colors, fonts, layout and pages.',
    'customize-your-store',
  ),
  button: { label, action },
  picture: 'preview',
})
