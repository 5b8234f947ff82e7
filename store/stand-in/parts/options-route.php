<?php
/**
 * `wc-admin/options`: GET `?options=a,b` → {a: value, b: value}, unset ones false; POST {a: value} → {a: was it changed?}.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** Registers both methods. */
function register_options_route(): void {
	route( '/options', \WP_REST_Server::READABLE, __NAMESPACE__ . '\read_options', __NAMESPACE__ . '\may_read_options' );
	route( '/options', \WP_REST_Server::EDITABLE, __NAMESPACE__ . '\write_options', __NAMESPACE__ . '\may_write_options' );
}
on_admin_routes( __NAMESPACE__ . '\register_options_route' );

/** @return string[]|null Null if none are named; names are used verbatim. */
function asked_options( \WP_REST_Request $request ): ?array {
	return is_string( $request['options'] ) ? explode( ',', $request['options'] ) : null;
}

/** Without a list of options, the refusal says so, whatever the user's rights. */
function may_read_options( \WP_REST_Request $request ) {
	$names = asked_options( $request );
	if ( null === $names ) {
		return bare_refusal( 'woocommerce_rest_cannot_view', __( 'Name the options that you want to see.', 'customize-your-store' ), 500 );
	}
	return may_handle_options( $names ) ?: refusal( 'woocommerce_rest_cannot_view', __( 'Sorry, you are not allowed to see these options.', 'customize-your-store' ) );
}

/** @return array<string, mixed> */
function read_options( \WP_REST_Request $request ): array {
	$names = '' === $request['options'] ? array() : (array) asked_options( $request );
	return array_combine( $names, array_map( 'get_option', $names ) );
}

/** A body that is not a JSON object or list is refused before any rights are checked. */
function may_write_options( \WP_REST_Request $request ) {
	$options = $request->get_json_params();
	if ( ! is_array( $options ) ) {
		return bare_refusal( 'woocommerce_rest_cannot_update', __( 'Send the options as an object of names and values.', 'customize-your-store' ), 500 );
	}
	return may_handle_options( array_map( 'strval', array_keys( $options ) ) ) ?: refusal( 'woocommerce_rest_cannot_update', __( 'Sorry, you are not allowed to change these options.', 'customize-your-store' ) );
}

/** @return array<string, bool> */
function write_options( \WP_REST_Request $request ): array {
	$options = (array) $request->get_json_params();
	return array_combine( array_keys( $options ), array_map( 'update_option', array_keys( $options ), $options ) );
}
