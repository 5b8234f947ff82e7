<?php
/**
 * `PUT customize-your-store/v1/if-unchanged/wp/v2/…`: writes a template, a part or the styles, unless somebody has changed it since the
 * client saw it. The client would have to read it first, which starts WordPress and every plugin once more, and what is changed between
 * the two would be written over.
 *
 * The body has `known`, fields as the client knows them, and `wanted`, the body of the write. It answers what the write answers, or 412
 * and nothing is written.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. The route behind it judges the account's rights, too. */
function register_if_unchanged_route(): void {
	$fields = array(
		'type'          => 'object',
		'required'      => true,
		'minProperties' => 1,
	);
	register_rest_route(
		REST_SPACE,
		'/if-unchanged(?P<route>/wp/v2/(?:templates|template-parts|global-styles)/.+)',
		array(
			'methods'             => 'PUT',
			'callback'            => static fn( \WP_REST_Request $request ) => write_if_unchanged( $request['route'], $request['known'], $request['wanted'] ),
			'args'                => array(
				'known'  => $fields,
				'wanted' => $fields,
			),
			'permission_callback' => static fn() => current_user_can( 'edit_theme_options' )
				? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_if_unchanged_route' );

/**
 * @param string               $route  Of WordPress.
 * @param array<string, mixed> $known  Fields as they are read in the context `edit`; of a content its blocks.
 * @param array<string, mixed> $wanted The body of the write.
 * @return \WP_REST_Response|\WP_Error
 */
function write_if_unchanged( string $route, array $known, array $wanted ) {
	$read = new \WP_REST_Request( 'GET', $route );
	$read->set_query_params( array( 'context' => 'edit' ) );
	$now = rest_do_request( $read );
	if ( $now->is_error() ) {
		return $now;
	}
	if ( ! is_as_known( (array) $now->get_data(), $known ) ) {
		return refusal( 'customize_your_store_changed', __( 'Somebody else has changed this.', 'customize-your-store' ), 412 );
	}
	$write = new \WP_REST_Request( 'PUT', $route );
	$write->set_body_params( $wanted );
	return rest_do_request( $write );
}

/**
 * Does each of these fields have this value?
 *
 * @param array<string, mixed> $now   An entity as WordPress answers it.
 * @param array<string, mixed> $known Fields of it; at least one.
 */
function is_as_known( array $now, array $known ): bool {
	foreach ( $known as $field => $value ) {
		if ( ! array_key_exists( $field, $now ) || in_one_form( $now[ $field ] ) !== in_one_form( $value ) ) {
			return false;
		}
	}
	return array() !== $known;
}

/**
 * JSON in which the same is written the same: names in order, and an empty object as PHP reads it, a list. What can't be written
 * as JSON is like nothing else.
 *
 * @param mixed $value Of a field.
 * @return string|object
 */
function in_one_form( $value ) {
	$json = wp_json_encode( $value );
	if ( false === $json ) {
		return new \stdClass();
	}
	$read = json_decode( $json, true );
	return (string) wp_json_encode( sorted( is_array( $read ) && is_string( $read['raw'] ?? null ) ? $read['raw'] : $read ) );
}

/**
 * @param mixed $value Of JSON.
 * @return mixed
 */
function sorted( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	if ( ! array_is_list( $value ) ) {
		ksort( $value, SORT_STRING );
	}
	return array_map( __NAMESPACE__ . '\sorted', $value );
}
