/** Default choices of the flow, and the store options that it sets. */

/** The block theme of a set-up, unless the merchant keeps the present theme or may not change it. */
export const themeSlug = 'twentytwentyfour'

/** The template of a front page that shows the design; the plugin uses the same name. */
export const homeOfPage = 'customize-your-store-home'

/** Whether this is the id of such a template. */
export const isOfPage = (template: string): boolean => template.endsWith(`//${homeOfPage}`)

/** The palette of the path without AI. */
export const defaultPaletteTitle = 'New - Neutral'

/** What the AI wizard starts with and falls back to. */
export const aiDefaults = {
  palette: 'Ancient Bronze',
  fonts: 'Rubik + Inter',
  template: 'template1',
} as const

/** Width in pixels that a site logo gets when the merchant has not chosen one. */
export const defaultLogoWidth = 60

/** Options of the store that the flow sets, and that a restore resets. */
export const completedOption = 'woocommerce_admin_customize_store_completed'
export const trackingOption = 'woocommerce_allow_tracking'
export const titleOption = 'blogname'
/** The merchant's consent to AI, as WooCommerce 9.3 to 9.8 and this plugin's routes read it. */
export const consentOption = 'woocommerce_blocks_allow_ai_connection'
