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
	$address = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	$asked   = rawurldecode( $address ) . ' ' . query_text( 'rest_route' );
	foreach ( $routes as $route ) {
		if ( str_contains( $asked, "/$route" ) ) {
			return true;
		}
	}
	return false;
}

/**
 * A text in the address's query; empty where there is none.
 *
 * @param string $name Its name.
 */
function query_text( string $name ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown, and changes nothing.
	return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
}

/** Is something sent rather than asked for? */
function is_sent(): bool {
	return isset( $_SERVER['REQUEST_METHOD'] ) && 'get' !== sanitize_key( $_SERVER['REQUEST_METHOD'] );
}

/**
 * Is something to be changed by one of these REST routes?
 *
 * @param string ...$routes As of asks_for().
 */
function asks_to_change( string ...$routes ): bool {
	return is_sent() && asks_for( ...$routes );
}

/** Is it a screen of the admin area, and not what such a screen or a shopper's page asks for behind it? */
function is_admin_screen(): bool {
	return is_admin() && ! wp_doing_ajax();
}

/** Is it asked for behind a screen: by ours, or about what is kept about a person? Other plugins' shoppers come this way, too. */
function is_ajax_of_ours(): bool {
	if ( ! wp_doing_ajax() ) {
		return false;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says which code is loaded, and changes nothing.
	$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( wp_unslash( $_REQUEST['action'] ) ) : '';
	return str_starts_with( $action, 'customize-your-store' ) || str_starts_with( $action, 'wp-privacy-' );
}

/** Does this request come from the designer? Its client says so in a header; nobody else publishes designs. */
function is_design_request(): bool {
	return isset( $_SERVER['HTTP_X_CUSTOMIZE_YOUR_STORE'] ) || asks_for( REST_SPACE . '/publications' );
}
