/** Options of the store that the flow sets, and that a restore resets. */
export const completedOption = 'woocommerce_admin_customize_store_completed'
export const completedTemplateOption = 'woocommerce_admin_customize_store_completed_theme_id'
export const trackingOption = 'woocommerce_allow_tracking'
export const titleOption = 'blogname'
export const suggestionsOption = 'woocommerce_customize_store_ai_suggestions'

export const restorableOptions: readonly string[] = [
  completedOption,
  completedTemplateOption,
  trackingOption,
  titleOption,
  suggestionsOption,
]
