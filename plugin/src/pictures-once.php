<?php
/**
 * A picture that the client uploads has the request's id in its slug. The same request may come twice, by another tab or after a crash, and
 * the second may be heard by nobody who could delete its picture: the store deletes it, and answers with the first.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * The slug that an upload of the client asks for; null for any other request.
 *
 * @param \WP_REST_Request $request The request.
 */
function key_of_picture( \WP_REST_Request $request ): ?string {
	$is_upload = 'POST' === $request->get_method() && '/wp/v2/media' === $request->get_route();
	return $is_upload && is_string( $request['slug'] ) && preg_match( '/^cys-[a-z0-9-]+$/', $request['slug'] ) ? $request['slug'] : null;
}

/**
 * Answers with the first picture where this one is the same again: WordPress has added a number to its slug. A picture that another plugin
 * answers with has another slug, and stays.
 *
 * @param mixed            $response The answer.
 * @param mixed            $handler  Who gave it.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function picture_once( $response, $handler, \WP_REST_Request $request ) {
	$key  = key_of_picture( $request );
	$made = $response instanceof \WP_REST_Response ? $response->get_data() : null;
	if ( null === $key || ! isset( $made['id'], $made['slug'] ) || ! preg_match( '/^' . $key . '-\d+$/', $made['slug'] ) ) {
		return $response;
	}
	$first = get_page_by_path( $key, OBJECT, 'attachment' );
	if ( ! $first instanceof \WP_Post ) {
		return $response;
	}
	wp_delete_attachment( (int) $made['id'], true );
	return rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $first->ID ) );
}
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\picture_once', 10, 3 );
