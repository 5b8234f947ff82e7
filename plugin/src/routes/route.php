<?php
/**
 * A row of the table of routes, and what WordPress is told of it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the table. Functions are named within the plugin's namespace.
 *
 * @param string                              $asked   HTTP's method, and the path, which is a regular expression.
 * @param string                              $answer  The function that answers.
 * @param list<string>                        $needs   The capabilities that it takes, all of them.
 * @param \Closure(): \WP_Error               $refusal Of everybody else; worded when it is needed, in the language of the answer.
 * @param array<string, array<string, mixed>> $args    In JSON Schema.
 * @param string                              $also    A function that has the last word on who may ask: true, or a refusal of its own.
 * @param string                              $schema  A function that describes the route.
 * @return array{0: string, 1: array<int|string, mixed>} The path, and what WordPress takes for it.
 */
function route( string $asked, string $answer, array $needs, \Closure $refusal, array $args = array(), string $also = '', string $schema = '' ): array {
	list( $method, $path ) = explode( ' ', $asked, 2 );

	$endpoint = array(
		'methods'             => $method,
		'callback'            => __NAMESPACE__ . '\\' . $answer,
		'permission_callback' => static fn( \WP_REST_Request $request ) => may_ask( $request, $needs, $refusal, $also ),
		'args'                => $args,
	);
	return array( $path, array( $endpoint ) + ( '' === $schema ? array() : array( 'schema' => __NAMESPACE__ . '\\' . $schema ) ) );
}

/**
 * May this person ask this?
 *
 * @param \WP_REST_Request      $request What is asked.
 * @param list<string>          $needs   As of route(), like the other two.
 * @param \Closure(): \WP_Error $refusal The refusal.
 * @param string                $also    The function with the last word.
 * @return true|\WP_Error
 */
function may_ask( \WP_REST_Request $request, array $needs, \Closure $refusal, string $also ) {
	foreach ( $needs as $capability ) {
		if ( ! current_user_can( $capability ) ) {
			return $refusal();
		}
	}
	/** @var callable-string $last_word It is called only where there is one. */
	$last_word = __NAMESPACE__ . '\\' . $also;
	return '' === $also ? true : $last_word( $request );
}

/** Registers all of them. WordPress puts the methods of a path together. */
function register_routes(): void {
	foreach ( routes() as list( $path, $endpoints ) ) {
		register_rest_route( REST_SPACE, $path, $endpoints );
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
