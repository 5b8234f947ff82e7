/** Options of the store that the flow sets, and that a restore resets. */
export const completedOption = 'woocommerce_admin_customize_store_completed'
export const trackingOption = 'woocommerce_allow_tracking'
export const titleOption = 'blogname'
/** The merchant's consent to AI, as WooCommerce 9.3 to 9.8 and this plugin's routes read it. */
export const consentOption = 'woocommerce_blocks_allow_ai_connection'
