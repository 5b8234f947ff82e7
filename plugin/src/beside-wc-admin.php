<?php
/**
 * On the flow's own page WooCommerce's application stays out: it would bring the block editor along, lay its modals and tours
 * over the flow, and run a page of its own for the same address. Title and menu are WooCommerce's, told for every screen of ours.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts that the flow's page is better off without, and so without all that depends on them: WooCommerce's application, the
 * data that it prints, and the blocks, which the designer brings with what the server knows of them.
 */
const NOT_ON_OUR_PAGE = array( 'wc-admin-app', 'wc-settings', 'wp-blocks' );

/**
 * Takes WooCommerce's own code for this page off its hooks: its application with the preloading of it, and, on 9.x and 10.x,
 * the hub that stops the page where the theme is a classic one.
 */
function keep_wc_admin_out(): void {
	if ( is_flow_page() && has_woocommerce() ) {
		remove_method( 'admin_enqueue_scripts', 'WCAdminAssets', 'enqueue_assets' );
		remove_method( 'admin_enqueue_scripts', 'CustomizeStore', 'possibly_add_site_editor_scripts' );
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\keep_wc_admin_out', PHP_INT_MIN );

/** And what plugins enqueue on every screen of the admin, which would bring it back. */
function dequeue_companions(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	foreach ( wp_scripts()->queue as $handle ) {
		if ( array_intersect( NOT_ON_OUR_PAGE, all_handles( wp_scripts(), array( $handle ) ) ) ) {
			wp_dequeue_script( $handle );
		}
	}
	foreach ( wp_styles()->queue as $handle ) {
		if ( str_starts_with( $handle, 'wc-' ) ) {
			wp_dequeue_style( $handle );
		}
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\dequeue_companions', PHP_INT_MAX );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\dequeue_companions', 0 );

/**
 * Removes a method of one of WooCommerce's objects that nobody else can get hold of.
 *
 * @param string $hook   The hook.
 * @param string $owner  The short name of its class.
 * @param string $method The method.
 */
function remove_method( string $hook, string $owner, string $method ): void {
	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $priority => $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$function = $callback['function'];
			if ( is_array( $function ) && is_object( $function[0] ) && $method === $function[1] && preg_match( "/^Automattic\\\\WooCommerce\\\\.*\\\\$owner$/", $function[0]::class ) ) {
				remove_action( $hook, $function, $priority );
			}
		}
	}
}

/** The menu's entry on every screen of the flow. */
add_filter(
	'submenu_file',
	static fn( $file ) => is_flow_page() && has_woocommerce() ? 'wc-admin&path=' . FLOW_PATH : $file
);

/**
 * The window's title on every screen of the flow; WooCommerce knows only the first one.
 *
 * @param mixed $title A text, unless another plugin's filter forgot to return it.
 * @return mixed
 */
function title_of_flow( $title ) {
	return is_flow_page() && has_woocommerce()
		? __( 'Customize Your Store', 'customize-your-store' ) . ' &lsaquo; ' . get_bloginfo( 'name' )
		: $title;
}
add_filter( 'admin_title', __NAMESPACE__ . '\title_of_flow', 20 );
