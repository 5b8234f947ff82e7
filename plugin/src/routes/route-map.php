<?php
/**
 * The plugin's REST routes as a whole. They have a namespace of their own: WooCommerce builds its own namespaces one by one, and we are in
 * none of them.
 *
 * The flow asks by the paths of its specification. The map says where they are: in WooCommerce where it serves a group of them whole, or
 * here. It is decided once, with the page; the two never mix.
 *
 * What becomes part of the store is in the language of the site, since visitors will see it: the person who designs may have chosen another
 * one for the admin area. The rest of the same answers is for that person.
 *
 * Also what WordPress is told of a row of the table of routes (route-table.php), and how routes say no.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * JSON that is a number or a text is refused before WordPress takes it for a list of arguments: PHP would complain of it.
 *
 * @param mixed            $answer  An answer that somebody has already; it is left alone.
 * @param \WP_REST_Server  $server  Not looked at.
 * @param \WP_REST_Request $request What is asked.
 * @return mixed
 */
function refuse_other_json( $answer, $server, \WP_REST_Request $request ) {
	$sent = str_starts_with( $request->get_route(), '/' . REST_SPACE . '/' ) ? $request->get_json_params() : null;
	return null === $answer && null !== $sent && ! is_array( $sent )
		? refusal( 'rest_invalid_json', __( 'Send names and values as a JSON object.', 'customize-your-store' ), 400 )
		: $answer;
}
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\refuse_other_json', 10, 3 );

/**
 * Beginnings of paths → what they begin with on this store. The longest that fits counts; a path without one is at home.
 *
 * @return array<string, string>
 */
function homes(): array {
	$ours = '/' . REST_SPACE;
	return array_merge(
		has_native_ai_routes()
			? array(
				'/wc/private/ai/'         => '/wc-admin/ai/',
				'/wc/private/ai/products' => '/wc/private/ai/products',
			)
			: array( '/wc/private/ai/' => "$ours/ai/" ),
		has_woocommerce() ? array() : array( '/wc/private/patterns' => "$ours/patterns" ),
		has_native_themes() ? array() : array( '/wc-admin/onboarding/themes/recommended' => "$ours/themes/recommended" )
	);
}

/**
 * WooCommerce 9.3 to 9.8 has routes of its own that write a store's content. They send the description to WordPress.com, whatever
 * provider the flow names, so they count only where that is the provider. They need Jetpack's connection: asked for only on a
 * connected store, since the question builds all of its routes.
 */
function has_native_ai_routes(): bool {
	$routes = array( '/wc/private/ai/products' );
	foreach ( array( 'store-info', 'images', 'patterns', 'product', 'business-description', 'store-title' ) as $route ) {
		$routes[] = "/wc-admin/ai/$route";
	}
	return has_woocommerce() && 'jetpack' === ai_provider() && jetpack_is_connected() && ! array_diff( $routes, array_keys( rest_get_server()->get_routes() ) );
}

/** Does this WooCommerce recommend themes by itself, as it did up to 9.8? */
function has_native_themes(): bool {
	return has_woocommerce() && method_exists( '\Automattic\WooCommerce\Admin\API\OnboardingThemes', 'get_recommended_themes' );
}

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

/**
 * A refusal in the form every client of WordPress understands.
 *
 * @param string $code    Machine-readable, part of the contract.
 * @param string $message For people.
 * @param int    $status  HTTP status; when 0, "log in first" or "you may not", whichever is true.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => 0 === $status ? rest_authorization_required_code() : $status ) );
}
