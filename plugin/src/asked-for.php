<?php
/**
 * What this request is about, known before WordPress has looked at it: shoppers' requests are spared everything that is the
 * merchant's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Is one of these REST routes in the request's address, in either form that WordPress knows?
 *
 * @param string ...$routes Beginnings of routes, without a slash before them.
 */
function asks_for( string ...$routes ): bool {
	// phpcs:disable WordPress.Security -- compared with texts of ours, and neither kept nor shown.
	$address = rawurldecode( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) );
	$plain   = $_GET['rest_route'] ?? '';
	// phpcs:enable
	$asked = $address . ' ' . ( is_string( $plain ) ? $plain : '' );
	foreach ( $routes as $route ) {
		if ( str_contains( $asked, "/$route" ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Is something to be changed by one of these REST routes?
 *
 * @param string ...$routes As of asks_for().
 */
function asks_to_change( string ...$routes ): bool {
	return 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) && asks_for( ...$routes );
}

/** Is it a screen of the admin area, or a script of ours that such a screen loads? Other plugins' shoppers come this way, too. */
function is_admin_of_ours(): bool {
	if ( ! wp_doing_ajax() ) {
		return is_admin();
	}
	// phpcs:ignore WordPress.Security -- compared with a text of ours.
	$action = $_REQUEST['action'] ?? '';
	return is_string( $action ) && str_starts_with( $action, 'customize-your-store' );
}

/** Does this request come from the designer? Its client says so in a header. */
function is_design_request(): bool {
	return isset( $_SERVER['HTTP_X_CUSTOMIZE_YOUR_STORE'] );
}
