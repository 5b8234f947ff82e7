<?php
/**
 * Which paths the routes that read many at once may read: `reads`, `completion` and `preload`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** How an argument of paths looks. */
const READS_PATHS = array(
	'type'              => 'array',
	'default'           => array(),
	'maxItems'          => 30,
	'items'             => array(
		'type'    => 'string',
		'pattern' => '^/',
	),
	'validate_callback' => __NAMESPACE__ . '\are_readable',
);

/** Routes that ask for others: one of them could hold many more, one in the other. WordPress takes them in any case. */
const NESTING = '~^/(' . REST_SPACE . '/(reads|preload|completion|publications)|batch/v1)(/|$)~i';

/** The name of a template, which has two slashes in it: its theme's, two slashes, its own. */
const TEMPLATE_NAME = '~^(/wp/v2/template(?:s|-parts)/[^/]+)//(?=[^/])~';

/**
 * Is it the path of one route of this site, that is no other address and asks for no further path?
 *
 * @param string $path As sent.
 */
function is_readable_path( string $path ): bool {
	$route = rawurldecode( (string) preg_replace( '/[?#].*$/s', '', $path ) );
	return str_starts_with( $route, '/' )
		&& ! str_contains( (string) preg_replace( TEMPLATE_NAME, '$1/', $route ), '//' )
		&& ! in_array( '..', explode( '/', $route ), true )
		&& 1 !== preg_match( NESTING, $route );
}

/**
 * Refuses all of them where one is not readable.
 *
 * @param mixed            $paths   As sent.
 * @param \WP_REST_Request $request Where they were sent.
 * @param string           $name    The argument.
 * @return true|\WP_Error
 */
function are_readable( $paths, \WP_REST_Request $request, string $name ) {
	$valid = rest_validate_request_arg( $paths, $request, $name );
	if ( is_wp_error( $valid ) ) {
		return $valid;
	}
	foreach ( wp_parse_list( $paths ) as $path ) {
		if ( ! is_readable_path( (string) $path ) ) {
			// translators: %s: a path, e.g. "/batch/v1".
			return new \WP_Error( 'rest_invalid_param', sprintf( __( '%s cannot be read together with other paths.', 'customize-your-store' ), $path ) );
		}
	}
	return true;
}
