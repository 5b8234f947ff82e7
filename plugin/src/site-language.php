<?php
/**
 * What becomes part of the store is in the language of the site, since visitors will see it: the person who designs may have chosen another
 * one for the admin area. The rest of the same answers is for that person.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Routes whose answers the designer puts into the store: a theme's own templates have words of its patterns in them. */
const ROUTES_FOR_VISITORS = '~^/wp/v2/(templates|template-parts|block-patterns)\b|^/(' . REST_SPACE . '|wc-admin|wc/private)/ai/|/onboarding/products$~';

/**
 * Does something in the language of the site.
 *
 * @template T
 * @param callable(): T $work What is done.
 * @return T
 */
function in_site_language( callable $work ) {
	$switched = switch_to_locale( get_locale() );
	try {
		return $work();
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
	}
}

/** Answers such a route of the designer's in the language of the site, also as a part of another answer. */
function answer_in_site_language(): void {
	$switched = array();
	add_filter(
		'rest_request_before_callbacks',
		static function ( $answer, $handler, \WP_REST_Request $request ) use ( &$switched ) {
			if ( is_design_request() && 1 === preg_match( ROUTES_FOR_VISITORS, $request->get_route() ) && switch_to_locale( get_locale() ) ) {
				$switched[ spl_object_id( $request ) ] = true;
			}
			return $answer;
		},
		10,
		3
	);
	add_filter(
		'rest_request_after_callbacks',
		static function ( $answer, $handler, \WP_REST_Request $request ) use ( &$switched ) {
			if ( isset( $switched[ spl_object_id( $request ) ] ) ) {
				unset( $switched[ spl_object_id( $request ) ] );
				restore_previous_locale();
			}
			return $answer;
		},
		10,
		3
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\answer_in_site_language' );
