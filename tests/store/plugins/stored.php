<?php
/**
 * Plugin Name: Stored
 * Description: For tests. Answers what a publication may change and a version brings back, and by which process; stores options and contents as they are.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

/**
 * What "byte for byte" means: title, content, excerpt, status, name, parent, terms and meta of posts, and raw options. Not ids, dates,
 * revisions, cron, transients, rewrite rules (WordPress makes them anew), the tasks that WooCommerce has counted and the theme that it has reported, locks, the recovery record, and what is in a version or a kept answer.
 *
 * @param bool $versions Whether versions and kept answers count, without what is in them.
 * @return array{0: array<array<string, mixed>>, 1: array<array<string, string>>} Posts and options.
 */
function everything_stored( bool $versions ): array {
	global $wpdb;
	$posts = array();
	foreach ( $wpdb->get_results( "SELECT ID, post_title, post_content, post_excerpt, post_status, post_name, post_parent, post_type FROM $wpdb->posts WHERE post_type <> 'revision'", ARRAY_A ) as $post ) {
		$id = (int) $post['ID'];
		unset( $post['ID'] );
		if ( 'cys_version' === $post['post_type'] ) {
			if ( $versions ) {
				$posts[] = array( 'post_content' => '', 'post_excerpt' => '' ) + $post;
			}
			continue;
		}
		$post['meta']  = $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = $id AND meta_key NOT IN ( '_edit_lock', '_edit_last' ) ORDER BY meta_key, meta_value", ARRAY_A );
		$post['terms'] = $wpdb->get_col( "SELECT CONCAT( kind.taxonomy, ':', term.name ) FROM $wpdb->term_relationships AS belongs JOIN $wpdb->term_taxonomy AS kind ON kind.term_taxonomy_id = belongs.term_taxonomy_id JOIN $wpdb->terms AS term ON term.term_id = kind.term_id WHERE belongs.object_id = $id ORDER BY 1" );
		$posts[]       = $post;
	}
	usort( $posts, static fn( $a, $b ) => array( $a['post_type'], $a['post_name'], $a['post_title'] ) <=> array( $b['post_type'], $b['post_name'], $b['post_title'] ) );

	$options = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT IN ( 'cron', 'rewrite_rules', 'woocommerce_task_list_tracked_completed_tasks', 'wc_has_tracked_default_theme', 'customize_your_store_publishing', 'customize_your_store_recovery' ) AND option_name NOT LIKE '%transient%' AND option_name NOT LIKE 'customize\\_your\\_store\\_publication\\_%' AND option_name NOT LIKE '%.lock' AND option_name NOT LIKE 'action\\_scheduler\\_lock%' ORDER BY option_name", ARRAY_A );
	if ( ! $versions ) {
		// What is noted for the next version.
		$options = array_values( array_filter( $options, static fn( $option ) => ! preg_match( '/^customize_your_store_(was|left)_/', $option['option_name'] ) ) );
	}
	// WordPress notes when it put a theme's widgets aside, and at the first view of a page that a theme has no CSS of the merchant's.
	foreach ( preg_grep( '/^theme_mods_/', array_column( $options, 'option_name' ) ) as $at => $name ) {
		$mods = maybe_unserialize( preg_replace( '/s:4:"time";i:\d+;/', 's:4:"time";i:0;', $options[ $at ]['option_value'] ) );
		if ( is_array( $mods ) && -1 === ( $mods['custom_css_post_id'] ?? null ) ) {
			unset( $mods['custom_css_post_id'] );
		}
		$options[ $at ]['option_value'] = maybe_serialize( $mods );
	}
	$options = array_values( array_filter( $options, static fn( $option ) => ! str_starts_with( $option['option_name'], 'theme_mods_' ) || 'a:0:{}' !== $option['option_value'] ) );
	if ( $versions ) {
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'customize\\_your\\_store\\_publication\\_%' ORDER BY option_name" ) as $answer ) {
			$options[] = array( 'option_name' => $answer );
		}
	}
	return array( $posts, $options );
}

headers_sent() || header( 'X-Worker: ' . getmypid() );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'stored/v1',
			'/all',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn() => everything_stored( false ),
			)
		);
		register_rest_route(
			'stored/v1',
			'/sample',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function () {
					// A sample of WooCommerce's that was there before the flow.
					if ( class_exists( 'WC_Product_Simple' ) ) {
						$product = new WC_Product_Simple();
						$product->set_name( 'A sample of theirs' );
						$product->set_regular_price( '7' );
						$product->update_meta_data( '_headstart_post', '1' );
						return $product->save();
					}
					$id = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'A sample of theirs' ) );
					foreach ( array( '_headstart_post' => '1', '_price' => '7', '_regular_price' => '7' ) as $key => $value ) {
						update_post_meta( $id, $key, $value );
					}
					return $id;
				},
			)
		);
		register_rest_route(
			'stored/v1',
			'/option',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					global $wpdb;
					$wpdb->delete( $wpdb->options, array( 'option_name' => $request['name'] ) );
					$wpdb->insert( $wpdb->options, array( 'option_name' => $request['name'], 'option_value' => $request['value'], 'autoload' => 'off' ) );
					return true;
				},
			)
		);
		register_rest_route(
			'stored/v1',
			'/content',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					global $wpdb;
					$wpdb->update( $wpdb->posts, array( 'post_content' => $request['content'] ), array( 'ID' => (int) $request['id'] ) );
					clean_post_cache( (int) $request['id'] );
					return true;
				},
			)
		);
		register_rest_route(
			'stored/v1',
			'/option',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					global $wpdb;
					return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $request['name'] ) );
				},
			)
		);
	}
);
