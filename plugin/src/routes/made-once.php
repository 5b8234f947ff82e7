<?php
/**
 * What must be made once only, although the request for it may come twice: from two tabs in the same second, after a crash, or from a
 * browser that gave up waiting and does not end the first request.
 *
 * A picture that the client uploads has the request's id in its slug. The second request may be heard by nobody who could delete its
 * picture: the store deletes it, and answers with the first.
 *
 * What takes a while is made by at most one request at a time: WooCommerce and WordPress look whether it is there before they begin, so
 * that two at once would both make it.
 *
 * Samples that are asked for in one moment may be made days later: a browser that was closed in between goes on where it was. Who asks
 * with `unless_used` gets none in a store that has been put to use by then.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Does the work while nobody else does work of that name.
 *
 * @template T
 * @param string        $name What the work is about.
 * @param callable(): T $work The work.
 * @param int           $timeout Seconds, longer than the work takes; then the other request is taken for dead.
 * @return T
 */
function locked( string $name, callable $work, int $timeout = 30 ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$lock  = 'customize_your_store_' . $name;
	$until = microtime( true ) + $timeout;
	$mine  = \WP_Upgrader::create_lock( $lock, $timeout );
	while ( ! $mine && microtime( true ) < $until ) {
		usleep( 100000 );
		$mine = \WP_Upgrader::create_lock( $lock, $timeout );
	}
	try {
		return $work();
	} finally {
		if ( $mine ) {
			\WP_Upgrader::release_lock( $lock );
		}
	}
}

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

/** Seconds without a sign of life after which a request counts as dead; WooCommerce allows 150 for a product. */
const WORK_TIMEOUT = 180;

/**
 * The name of what is made, where it is one of these: all sample products, one family or face of a font, or a picture of a design.
 *
 * @param \WP_REST_Request $request The request.
 */
function made_once( \WP_REST_Request $request ): ?string {
	if ( 'POST' !== $request->get_method() ) {
		return null;
	}
	$route = $request->get_route();
	if ( SAMPLES_ROUTE === $route ) {
		return has_woocommerce() ? 'sample_products' : null;
	}
	if ( null !== key_of_picture( $request ) ) {
		return 'picture_' . md5( key_of_picture( $request ) );
	}
	return preg_match( '#^/wp/v2/font-families(/\d+/font-faces)?$#', $route )
		? 'font_' . md5( $route . wp_json_encode( array( $request['font_family_settings'], $request['font_face_settings'] ) ) )
		: null;
}

/**
 * Makes the folder of the fonts before WordPress does. Where two requests make it in the same moment, WordPress takes it for one that
 * cannot be made, and refuses one of the files with 500.
 */
function make_font_folder(): void {
	$folder = (string) ( wp_get_font_dir()['path'] ?? '' );
	for ( $tries = 3; '' !== $folder && $tries > 0 && ! wp_mkdir_p( $folder ); $tries-- ) {
		clearstatcache();
	}
}

/**
 * Lets the request through, or refuses it while another one is at work. Permissions have been checked before.
 *
 * @param mixed            $result  Null unless somebody else answers.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function one_at_a_time( $result, \WP_REST_Request $request ) {
	static $mine = array();
	$what        = made_once( $request );
	if ( null !== $result || null === $what || in_array( $what, $mine, true ) ) {
		return $result;
	}
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$lock = 'customize_your_store_' . $what;
	if ( ! \WP_Upgrader::create_lock( $lock, WORK_TIMEOUT ) ) {
		return refusal( 'customize_your_store_busy', __( 'This is being created; please ask again.', 'customize-your-store' ), 503 );
	}
	$mine[] = $what;
	if ( str_starts_with( $what, 'font_' ) ) {
		make_font_folder();
	}
	if ( 'sample_products' === $what ) {
		add_action(
			'woocommerce_new_product',
			static function () use ( $lock ): void {
				update_option( $lock . '.lock', time(), false );
			}
		);
	}
	// Also after a fatal error, for example when PHP's own time is up.
	add_action(
		'shutdown',
		static function () use ( $lock ): void {
			\WP_Upgrader::release_lock( $lock );
		}
	);
	return $result;
}
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\one_at_a_time', 10, 2 );

/**
 * Refuses samples for a store that sells. A front page does not count, since the flow makes one.
 *
 * @param mixed            $result  Null unless somebody else answers.
 * @param \WP_REST_Request $request The request. Permissions have been checked before.
 * @return mixed
 */
function spare_a_used_store( $result, \WP_REST_Request $request ) {
	$asked = 'POST' === $request->get_method() && SAMPLES_ROUTE === $request->get_route() && $request['unless_used'];
	if ( null !== $result || ! $asked || ! ( 'everything' === what_visitors_see() || has_own_products() || has_orders() ) ) {
		return $result;
	}
	return refusal( 'customize_your_store_used', __( 'The store is in use and gets no sample products.', 'customize-your-store' ), 409 );
}
// After one_at_a_time(): a product that is being made this moment has no mark yet, and would pass for the merchant's own.
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\spare_a_used_store', 11, 2 );
