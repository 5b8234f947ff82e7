<?php
/**
 * Sets up a new WooCommerce as if the merchant had skipped its setup wizard and closed all hints. Done once;
 * `npm start -- --woocommerce-fresh` keeps WooCommerce's own first screens.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** The options after skipping the wizard: the whole site is hidden, since it is new, and all hints are closed. */
const SKIPPED = array(
	'woocommerce_onboarding_profile'                      => array( 'skipped' => true ),
	'woocommerce_default_country'                         => 'US:CA',
	'woocommerce_coming_soon'                             => 'yes',
	'woocommerce_store_pages_only'                        => 'no',
	'woocommerce_private_link'                            => 'no',
	'woocommerce_show_lys_tour'                           => 'no',
	'woocommerce_navigation_intro_modal_dismissed'        => 'yes',
	'woocommerce_product_tour_modal_hidden'               => 'yes',
	'woocommerce_block_product_tour_shown'                => 'yes',
	'woocommerce_admin_dismissed_mobile_app_modal'        => 'yes',
	'woocommerce_admin_dismissed_in_app_marketplace_tour' => 'yes',
);

/** WooCommerce stores these per user, and reopens the first at each login. */
const CLOSED = array( 'woocommerce_admin_coming_soon_banner_dismissed', 'woocommerce_admin_launch_your_store_tour_hidden' );

add_action( 'wp_loaded', __NAMESPACE__ . '\skip_first_screens', 15 );

/** Leaves WooCommerce installed, with its pages created, the store hidden, and none of its first screens pending. */
function skip_first_screens(): void {
	$fresh = defined( 'EMBEDDED_STORE_FRESH' ) && EMBEDDED_STORE_FRESH;
	if ( wp_installing() || ! class_exists( 'WooCommerce' ) || get_option( 'embedded_store_woocommerce' ) || ! get_option( 'woocommerce_version' ) ) {
		return;
	}
	update_option( 'embedded_store_woocommerce', $fresh ? 'fresh' : 'skipped' );
	if ( $fresh ) {
		return;
	}
	// WooCommerce does this on the first visit to the admin.
	\WC_Install::newly_installed();
	array_map( 'update_option', array_keys( SKIPPED ), SKIPPED );
	delete_transient( '_wc_activation_redirect' );
}

add_filter(
	'get_user_metadata',
	static fn( $value, $user, $key ) => in_array( $key, CLOSED, true ) && 'skipped' === get_option( 'embedded_store_woocommerce' ) ? array( 'yes' ) : $value,
	10,
	3
);

// WooCommerce's deferred tasks never run: each attempt would be a request of the store to itself.
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
