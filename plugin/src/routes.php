<?php
/**
 * Routes of the flow that today's WooCommerce no longer has, registered only where nobody else serves them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

/**
 * Registers a route unless another plugin has it. Call it late on `rest_api_init`.
 *
 * @param string                           $space     For example `wc-admin`.
 * @param string                           $route     For example `/onboarding/themes/recommended`.
 * @param array<int, array<string, mixed>> $endpoints As for register_rest_route().
 */
function register_missing_route( string $space, string $route, array $endpoints ): void {
	if ( ! array_key_exists( "/$space$route", rest_get_server()->get_routes() ) ) {
		register_rest_route( $space, $route, $endpoints );
	}
}

/**
 * A refusal in the form every client of WordPress understands.
 *
 * @param string $code    Machine-readable, part of the contract.
 * @param string $message For people.
 * @param int    $status  HTTP status; when 0, "log in first" or "you may not", whichever is true.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => $status ?: rest_authorization_required_code() ) );
}
