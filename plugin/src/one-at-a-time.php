<?php
/**
 * What is made at most once, and takes a while, is made by at most one request at a time: WooCommerce and WordPress look whether it is
 * there before they begin, so that two at once would both make it. A browser that gave up waiting does not end the first one.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Seconds without a sign of life after which a request counts as dead; WooCommerce allows 150 for a product. */
const WORK_PATIENCE = 180;

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
	if ( ! \WP_Upgrader::create_lock( $lock, WORK_PATIENCE ) ) {
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
