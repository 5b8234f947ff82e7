<?php
/**
 * Which options may be read and written from the admin's client, and by whom.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** The options a shop manager may handle. Everything not named in this file is refused. */
const SHOP_OPTIONS = array(
	'blogdescription',
	'blogname',
	'woo_ai_describe_store_description',
	'woocommerce_admin_customize_store_completed',
	'woocommerce_admin_customize_store_completed_theme_id',
	'woocommerce_admin_customize_store_survey_completed',
	'woocommerce_allow_tracking',
	'woocommerce_blocks_allow_ai_connection',
	'woocommerce_currency',
	'woocommerce_customize_store_ai_suggestions',
	'woocommerce_customize_store_onboarding_tour_hidden',
	'woocommerce_default_country',
	'woocommerce_show_marketplace_suggestions',
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
	return in_array( $name, array( 'stylesheet', 'theme_mods_' . get_stylesheet() ), true ) && current_user_can( 'edit_theme_options' );
}

/**
 * May the current user handle all of them?
 *
 * @param string[] $names The options.
 */
function may_handle_options( array $names ): bool {
	return array_filter( $names, __NAMESPACE__ . '\may_handle_option' ) === $names;
}
