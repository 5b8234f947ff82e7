/** What a banner of the intro is made of. */
import { __ } from '@wordpress/i18n'

export type BannerAction =
  | 'start'
  | 'customize'
  | 'customizer'
  | 'editor'
  | 'design-with-ai'
  | 'by-hand'
  | 'ask'
  | 'go-online'

export type BannerButton = { readonly label: string; readonly action: BannerAction }

export type BannerContent = {
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

/** Beside the wizard's button: the way without it (B-15). */
export const byHand = (): BannerButton => ({ label: designItYourself(), action: 'by-hand' })
