<?php
/**
 * Plugin Name: Linked pages
 * Description: For tests. Behaves on visitors' pages as plugins do that a link to a draft must get along with: closes the store, sets cookies, writes, lets pages be kept. Ends links early.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

// Not where a test looks at what is stored.
if ( ! preg_match( '~/(linked-pages|stored)/v1/~', $_SERVER['REQUEST_URI'] ) ) {
	add_action(
		'init',
		static function (): void {
			setcookie( 'visitor', 'counted', 0, '/' );
			update_option( 'linked_pages_seen', uniqid( '', true ) );
		}
	);
	add_action( 'shutdown', static fn() => update_option( 'linked_pages_left', uniqid( '', true ) ) );
}
add_action( 'send_headers', static fn() => header( 'Cache-Control: public, max-age=3600' ), PHP_INT_MAX );

// As in a network, where administrators of a site may not write any HTML they like.
add_filter( 'map_meta_cap', static fn( $needed, $capability ) => 'unfiltered_html' === $capability && get_option( 'linked_pages_filtered' ) ? array( 'do_not_allow' ) : $needed, 10, 2 );

// Two ways to close a store.
add_action(
	'template_redirect',
	static function (): void {
		if ( get_option( 'linked_pages_closed' ) && ! current_user_can( 'manage_options' ) ) {
			wp_die( 'Closed for now', '', 503 );
		}
	},
	0
);
add_filter(
	'template_include',
	static fn( $file ) => get_option( 'linked_pages_closed' ) && ! current_user_can( 'manage_options' ) ? __FILE__ : $file,
	1000
);

add_action(
	'wp_footer',
	static function (): void {
		echo '<p>Seen by ' . ( is_user_logged_in() ? 'somebody known' : 'a stranger' ) . '</p><form action="/sent" method="post"><button formaction="/elsewhere">Send</button></form><a class="out" href="/sample-page/?add-to-cart=1" target="_blank">Out</a>';
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'linked-pages/v1',
			'/links',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): array {
					global $wpdb;
					if ( isset( $request['cron'] ) ) {
						return array( 'cron' => str_contains( serialize( get_option( 'cron' ) ), 'customize_your_store_links' ) );
					}
					if ( isset( $request['filtered'] ) ) {
						update_option( 'linked_pages_filtered', (bool) $request['filtered'] );
					}
					if ( isset( $request['closed'] ) ) {
						update_option( 'linked_pages_closed', (bool) $request['closed'] );
					}
					$name = 'customize_your_store_link_' . $request['id'];
					if ( isset( $request['until'] ) ) {
						update_option( $name, array( 'until' => (int) $request['until'] ) + get_option( $name ) );
					}
					if ( isset( $request['clean'] ) ) {
						do_action( 'customize_your_store_links_ended', (string) $request['id'] );
					}
					return $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE 'customize\\_your\\_store\\_link%' OR option_name LIKE 'linked\\_pages\\_%' ORDER BY option_name", ARRAY_A );
				},
			)
		);
	}
);
