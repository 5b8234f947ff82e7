<?php
/**
 * How the stand-in's routes are registered and how they refuse.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/**
 * Registers a route of `wc-admin`; to be called on `rest_api_init`.
 *
 * @param string   $path       For example `/options`.
 * @param string   $method     GET or POST.
 * @param callable $callback   Gets the request.
 * @param callable $permission Gets the request; true or a refusal.
 */
function route( string $path, string $method, callable $callback, callable $permission ): void {
	register_rest_route(
		'wc-admin',
		$path,
		array(
			'methods'             => $method,
			'callback'            => $callback,
			'permission_callback' => $permission,
		)
	);
}

/**
 * A permission callback: the capability, or the refusal with WooCommerce's own code.
 *
 * @param string $capability What the effect needs.
 * @param string $code       `woocommerce_rest_cannot_view`, `…_cannot_update`, `…_cannot_create`.
 * @param string $message    For people.
 */
function only_who_can( string $capability, string $code, string $message ): callable {
	return static fn() => current_user_can( $capability ) ?: refusal( $code, $message );
}

/**
 * A refusal. Its status stands under `data.status`, where WordPress looks for it; WooCommerce's theme routes put a bare
 * number there, which made every one of their errors an HTTP 500.
 *
 * @param string $code    Machine-readable.
 * @param string $message For people.
 * @param int    $status  HTTP status; 0 means 401 logged out, 403 logged in.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => $status ?: rest_authorization_required_code() ) );
}
