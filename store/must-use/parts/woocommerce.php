<?php
/**
 * A new WooCommerce as a merchant finds it who skipped its set-up wizard and closed what was offered on the way. Done once;
 * with `npm start -- --woocommerce-fresh` WooCommerce's own first screens stay.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** What the wizard leaves behind when it is skipped: the whole site hidden, since it is a new one; and what was closed on the way. */
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

/** What WooCommerce keeps for each person; it opens the first again at each login. */
const CLOSED = array( 'woocommerce_admin_coming_soon_banner_dismissed', 'woocommerce_admin_launch_your_store_tour_hidden' );

add_action( 'wp_loaded', __NAMESPACE__ . '\skip_first_screens', 15 );

/**
 * Leaves WooCommerce installed, its pages made, the store hidden, and none of its first screens waiting.
 */
function skip_first_screens(): void {
	$fresh = defined( 'EMBEDDED_STORE_FRESH' ) && EMBEDDED_STORE_FRESH;
	if ( wp_installing() || ! class_exists( 'WooCommerce' ) || get_option( 'embedded_store_woocommerce' ) || ! get_option( 'woocommerce_version' ) ) {
		return;
	}
	update_option( 'embedded_store_woocommerce', $fresh ? 'fresh' : 'skipped' );
	if ( $fresh ) {
		return;
	}
	// What WooCommerce does when the administration is first looked at, which a merchant did on the way.
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

// Nobody runs the tasks that WooCommerce puts off: each try to would be a call of the store to itself.
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
