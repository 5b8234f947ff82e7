<?php
/**
 * The initial settings of a new site, made once; afterwards they are the merchant's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

add_action( 'wp_loaded', __NAMESPACE__ . '\set_up_new_site' );

// The store may run without WooCommerce: with the stand-in, or to see how the plugin reports it. WordPress would not activate a plugin
// whose required plugins are missing.
add_filter(
	'wp_plugin_dependencies_slug',
	static fn( $slug ) => 'woocommerce' === $slug && ! is_file( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' ) ? '' : $slug
);

/** Gives a new site its theme, name, permalinks and our plugin. */
function set_up_new_site(): void {
	if ( wp_installing() || get_option( 'embedded_store_set_up' ) || ! is_blog_installed() ) {
		return;
	}
	update_option( 'embedded_store_set_up', 'yes' );
	update_option( 'blogname', 'Maple & Moss' );
	update_option( 'blogdescription', 'Quiet things for the home' );
	update_option( 'admin_email_lifespan', time() + 10 * YEAR_IN_SECONDS );
	switch_theme( 'twentytwentyfour' );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	activate_plugin( 'customize-your-store/customize-your-store.php' );
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	$wp_rewrite->flush_rules( false );

	// This request has loaded another theme: a page of it would be a mixture. On WebAssembly, Playground's installer asks first.
	if ( on_native_php() && 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
		add_action( 'wp_loaded', __NAMESPACE__ . '\ask_again', 30 );
	}
}

/** Sends the visitor to the same address again. */
function ask_again(): void {
	header( "Location: http://{$_SERVER['HTTP_HOST']}{$_SERVER['REQUEST_URI']}", true, 302 );
	exit;
}

// If the shop has changed since the last start, its addresses have too.
add_action(
	'wp_loaded',
	static function (): void {
		$shop = post_type_exists( 'product' ) ? ( class_exists( 'WooCommerce' ) ? 'woocommerce' : 'stand-in' ) : 'none';
		if ( ! wp_installing() && is_blog_installed() && get_option( 'embedded_store_shop' ) !== $shop ) {
			update_option( 'embedded_store_shop', $shop );
			flush_rewrite_rules( false );
		}
	},
	20
);

// WooCommerce is mounted only on request, so it is always active.
add_action(
	'muplugins_loaded',
	static function (): void {
		if ( wp_installing() ) {
			return;
		}
		$woocommerce = 'woocommerce/woocommerce.php';
		$active      = (array) get_option( 'active_plugins', array() );
		if ( is_file( WP_PLUGIN_DIR . '/' . $woocommerce ) && ! in_array( $woocommerce, $active, true ) ) {
			update_option( 'active_plugins', array( ...$active, $woocommerce ) );
		}
	}
);
