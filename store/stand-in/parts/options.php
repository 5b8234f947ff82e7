<?php
/**
 * Which options the admin's client may read and write, and which rights that takes.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** The options that a shop manager may use, limited to those of the flow; taken from WooCommerce's own list. */
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
 * Whether the current user may use this option.
 *
 * @param string $name The option.
 */
function may_handle_option( string $name ): bool {
	if ( in_array( $name, SHOP_OPTIONS, true ) ) {
		return current_user_can( 'manage_woocommerce' );
	}
	// All others are for administrators, and only in production: elsewhere, WooCommerce refuses them so that developers notice.
	return 'production' === wp_get_environment_type() && current_user_can( 'manage_options' );
}

/**
 * Whether the current user may use all of them.
 *
 * @param string[] $names The options.
 */
function may_handle_options( array $names ): bool {
	return array_filter( $names, __NAMESPACE__ . '\may_handle_option' ) === $names;
}
