<?php
/**
 * Which options may be read and written from the admin's client, and by whom.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** The options that a shop manager may handle, as far as the flow knows them: those on WooCommerce's own list. */
const SHOP_OPTIONS = array(
	'blogname',
	'woocommerce_admin_customize_store_completed',
	'woocommerce_admin_customize_store_completed_theme_id',
	'woocommerce_admin_customize_store_survey_completed',
	'woocommerce_allow_tracking',
	'woocommerce_coming_soon',
	'woocommerce_customize_store_ai_suggestions',
	'woocommerce_customize_store_onboarding_tour_hidden',
	'woocommerce_default_country',
	'woocommerce_onboarding_profile',
	'woocommerce_show_marketplace_suggestions',
	'woocommerce_store_pages_only',
);

/**
 * May the current user handle this option?
 *
 * @param string $name The option.
 */
function may_handle_option( string $name ): bool {
	if ( in_array( $name, SHOP_OPTIONS, true ) ) {
		return current_user_can( 'manage_woocommerce' );
	}
	// All others are for administrators, and only where the shop trades: elsewhere WooCommerce wants developers to notice.
	return 'production' === wp_get_environment_type() && current_user_can( 'manage_options' );
}

/**
 * May the current user handle all of them?
 *
 * @param string[] $names The options.
 */
function may_handle_options( array $names ): bool {
	return array_filter( $names, __NAMESPACE__ . '\may_handle_option' ) === $names;
}
