<?php
/**
 * `GET customize-your-store/v1/reads?paths[]=…&rights[]=…`: what these paths answer to GET, and what this account may do with those.
 * WordPress and every plugin start once for all of them. What is refused or broken is left out; who asks for it alone hears why.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_reads_route(): void {
	register_rest_route(
		REST_SPACE,
		'/reads',
		array(
			'methods'             => 'GET',
			'callback'            => static fn( \WP_REST_Request $request ) => read_together( $request['paths'], $request['rights'] ),
			'permission_callback' => static fn() => current_user_can( shop_capability() )
				? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) ),
			'args'                => array(
				'paths'  => READS_PATHS,
				'rights' => READS_PATHS,
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_reads_route' );

/**
 * Each path is checked for the account's rights as if it had come alone; WordPress's own editors are preloaded by the same function.
 *
 * @param string[] $paths  What is read.
 * @param string[] $rights Where the methods are asked for that the account may use.
 * @return array{answers: object, rights: object} Bodies by path, and methods by path, as in the header `Allow`.
 */
function read_together( array $paths, array $rights ): array {
	$options = array_map( static fn( $path ) => array( $path, 'OPTIONS' ), $rights );
	// @phpstan-ignore argument.type (WordPress's comment leaves out the pairs that it takes, too)
	$replies = array_reduce( array( ...$paths, ...$options ), 'rest_preload_api_request', array() );
	$allowed = $replies['OPTIONS'] ?? array();
	unset( $replies['OPTIONS'] );
	return array(
		'answers' => (object) array_map( static fn( array $reply ) => $reply['body'], $replies ),
		'rights'  => (object) array_map( static fn( array $reply ) => $reply['headers']['Allow'] ?? '', $allowed ),
	);
}
