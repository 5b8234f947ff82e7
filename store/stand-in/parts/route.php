<?php
/**
 * How the stand-in's routes are registered and how they refuse.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/**
 * Registers routes of `wc-admin` when they are needed. WooCommerce leaves them out of a request for another of its namespaces,
 * which therefore cannot ask for them inside.
 *
 * @param callable $register Calls route().
 */
function on_admin_routes( callable $register ): void {
	add_action(
		'rest_api_init',
		static function () use ( $register ): void {
			$asked = ltrim( $GLOBALS['wp']->query_vars['rest_route'] ?? '', '/' ) . '/';
			if ( str_starts_with( $asked, 'wc-admin/' ) || ! preg_match( '#^(wc/(v\d|store|private)|wc-telemetry|wc-analytics)#', $asked ) ) {
				$register();
			}
		}
	);
}

/**
 * Registers a route of `wc-admin`.
 *
 * @param string   $path       For example `/options`.
 * @param string   $method     A constant of WP_REST_Server.
 * @param callable $callback   Gets the request.
 * @param callable $permission Gets the request; true or a refusal.
 * @param array<string, mixed> $arguments As register_rest_route() wants them.
 */
function route( string $path, string $method, callable $callback, callable $permission, array $arguments = array() ): void {
	register_rest_route(
		'wc-admin',
		$path,
		array(
			'methods'             => $method,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $arguments,
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
 * A refusal. Its status stands under `data.status`, where WordPress looks for it.
 *
 * @param string $code    Machine-readable.
 * @param string $message For people.
 * @param int    $status  HTTP status; 0 means 401 logged out, 403 logged in.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => $status ?: rest_authorization_required_code() ) );
}

/**
 * A refusal as WooCommerce's older routes make it: the status is a bare number, which WordPress does not find, so that every
 * one of them is an HTTP 500.
 *
 * @param string $code    Machine-readable.
 * @param string $message For people.
 * @param int    $status  What was meant.
 */
function bare_refusal( string $code, string $message, int $status ): \WP_Error {
	return new \WP_Error( $code, $message, $status );
}
