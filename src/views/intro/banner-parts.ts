/** What a banner of the intro is made of. */

export type BannerAction = 'start' | 'customize' | 'customizer' | 'editor' | 'design-with-ai' | 'ask' | 'go-online'

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
