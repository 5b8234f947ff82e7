<?php
/**
 * `customize-your-store/v1/patterns`: is there a pattern library, and fetch what it has. For stores without WooCommerce's; here
 * the plugin's own patterns are the library, so both questions are answered yes at once.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_pattern_library_route(): void {
	$endpoint = array(
		'callback'            => static fn() => array( 'success' => true ),
		'permission_callback' => static fn() => current_user_can( shop_capability() )
			? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to use the pattern library.', 'customize-your-store' ) ),
	);
	register_rest_route(
		REST_SPACE,
		'/patterns',
		array( array( 'methods' => 'GET' ) + $endpoint, array( 'methods' => 'POST' ) + $endpoint )
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_pattern_library_route' );
