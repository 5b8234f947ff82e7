<?php
/**
 * `PUT customize-your-store/v1/if-unchanged/wp/v2/…`: writes a template, a part or the styles, unless somebody has changed it since the
 * client saw it. The client would have to read it first, which starts WordPress and every plugin once more, and what is changed between
 * the two would be written over. Two requests at once compare and write one after the other.
 *
 * The body has `known`, fields as the client knows them, and `wanted`, the body of the write. It answers what the write answers, or 412
 * and nothing is written.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Seconds after which another write of the same content counts as dead; one takes a fraction of a second. */
const WRITE_PATIENCE = 5;

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
			'callback'            => __NAMESPACE__ . '\write_in_turn',
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
 * Writes when no other request writes the same.
 *
 * @param \WP_REST_Request $request As write_if_unchanged() takes it.
 * @return \WP_REST_Response|\WP_Error
 */
function write_in_turn( \WP_REST_Request $request ) {
	$what = 'write_' . md5( $request->get_url_params()['route'] );
	return locked( $what, static fn() => write_if_unchanged( $request ), WRITE_PATIENCE );
}

/**
 * @param \WP_REST_Request $request With `known`, fields as they are read in the context `edit`, of a content its blocks.
 * @return \WP_REST_Response|\WP_Error
 */
function write_if_unchanged( \WP_REST_Request $request ) {
	$known = $request['known'];
	// Of the address alone: a parameter of that name in the body or the query would come first, and lead anywhere.
	$route = $request->get_url_params()['route'];
	// WordPress has loaded the styles before the lock was free.
	if ( preg_match( '#/global-styles/(\d+)$#', $route, $id ) ) {
		clean_post_cache( (int) $id[1] );
	}
	$read = new \WP_REST_Request( 'GET', $route );
	$read->set_query_params(
		array(
			'context' => 'edit',
			'_fields' => array_keys( $known ),
		)
	);
	$now = rest_do_request( $read );
	if ( $now->is_error() ) {
		return $now;
	}
	if ( ! is_as_known( (array) $now->get_data(), $known ) ) {
		return refusal( 'customize_your_store_changed', __( 'Someone else changed this.', 'customize-your-store' ), 412 );
	}
	$write = new \WP_REST_Request( 'PUT', $route );
	$write->set_query_params( array_filter( array( '_fields' => $request['_fields'] ) ) );
	$write->set_body_params( $request['wanted'] );
	return rest_do_request( $write );
}
