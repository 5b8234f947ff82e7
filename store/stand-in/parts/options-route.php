<?php
/**
 * `wc-admin/options`: GET `?options=a,b` → {a: value, b: value}, unset ones false; POST {a: value} → {a: was it changed?}.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** Registers both. */
function register_options_route(): void {
	route( '/options', 'GET', __NAMESPACE__ . '\read_options', __NAMESPACE__ . '\may_read_options' );
	route( '/options', 'POST', __NAMESPACE__ . '\write_options', __NAMESPACE__ . '\may_write_options' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_options_route' );

/** @return string[] */
function asked_options( \WP_REST_Request $request ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', (string) $request['options'] ) ) ) );
}

/** Asked with an empty list, the answer is about the list; but not to visitors. */
function may_read_options( \WP_REST_Request $request ) {
	$names   = asked_options( $request );
	$allowed = $names ? may_handle_options( $names ) : current_user_can( 'manage_woocommerce' );
	return $allowed ?: refusal( 'woocommerce_rest_cannot_view', __( 'Sorry, you are not allowed to see these options.', 'customize-your-store' ) );
}

/** @return array<string, mixed>|\WP_Error */
function read_options( \WP_REST_Request $request ) {
	$names = asked_options( $request );
	if ( ! $names ) {
		return refusal( 'woocommerce_rest_cannot_view', __( 'Name the options that you want to see.', 'customize-your-store' ), 500 );
	}
	return array_combine( $names, array_map( 'get_option', $names ) );
}

/** @return array<string, mixed>|null Null when the body is not an object. */
function options_to_write( \WP_REST_Request $request ): ?array {
	$body = json_decode( $request->get_body(), true );
	return is_array( $body ) && ! array_is_list( $body ) ? $body : null;
}

/** A body that names no options is judged when it is read; but not for visitors. */
function may_write_options( \WP_REST_Request $request ) {
	$options = options_to_write( $request );
	$allowed = $options ? may_handle_options( array_map( 'strval', array_keys( $options ) ) ) : current_user_can( 'manage_woocommerce' );
	return $allowed ?: refusal( 'woocommerce_rest_cannot_update', __( 'Sorry, you are not allowed to change these options.', 'customize-your-store' ) );
}

/** @return array<string, bool>|\WP_Error */
function write_options( \WP_REST_Request $request ) {
	$options = options_to_write( $request );
	if ( null === $options ) {
		return refusal( 'woocommerce_rest_cannot_update', __( 'Send the options as an object of names and values.', 'customize-your-store' ), 500 );
	}
	return array_combine( array_keys( $options ), array_map( 'update_option', array_keys( $options ), $options ) );
}
