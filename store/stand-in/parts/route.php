<?php
/**
 * Registers the stand-in's routes, and defines their refusals.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/**
 * Registers routes of `wc-admin` when needed. WooCommerce omits them in requests for its other namespaces, which therefore cannot call
 * them internally.
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
 * @param callable $callback   Receives the request.
 * @param callable $permission Receives the request; returns true or a refusal.
 * @param array<string, mixed> $arguments As for register_rest_route().
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
 * A permission callback: checks the capability, or refuses with WooCommerce's own code.
 *
 * @param string $capability The required capability.
 * @param string $code       `woocommerce_rest_cannot_view`, `…_cannot_update`, `…_cannot_create`.
 * @param string $message    For people.
 */
function only_who_can( string $capability, string $code, string $message ): callable {
	return static fn() => current_user_can( $capability ) ?: refusal( $code, $message );
}

/**
 * A refusal. Its status is in `data.status`, where WordPress looks for it.
 *
 * @param string $code    Machine-readable.
 * @param string $message For people.
 * @param int    $status  HTTP status; 0 means 401 if logged out, 403 if logged in.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => $status ?: rest_authorization_required_code() ) );
}

/**
 * A refusal as in WooCommerce's older routes: the status is a bare number, which WordPress does not find, so all of them become HTTP 500.
 *
 * @param string $code    Machine-readable.
 * @param string $message For people.
 * @param int    $status  The intended status.
 */
function bare_refusal( string $code, string $message, int $status ): \WP_Error {
	return new \WP_Error( $code, $message, $status );
}
