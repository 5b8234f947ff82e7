/** Options of the store that the flow sets, and that go back with the design. */
export const completedOption = 'woocommerce_admin_customize_store_completed'
export const completedTemplateOption = 'woocommerce_admin_customize_store_completed_theme_id'
export const trackingOption = 'woocommerce_allow_tracking'

export const restorableOptions: readonly string[] = [completedOption, completedTemplateOption, trackingOption]
