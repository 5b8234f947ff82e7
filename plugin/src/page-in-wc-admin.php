<?php
/**
 * With WooCommerce the flow lives at its historic address, `admin.php?page=wc-admin&path=/customize-store/…`.
 *
 * WooCommerce's admin is one client-side application that draws pages by their path. We tell it that ours exists, so
 * that it neither shows "not found" nor a page of its own; what the merchant sees is a page of ours at the same address.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The entry in WooCommerce's menu. */
function add_page_to_wc_admin(): void {
	if ( ! has_woocommerce() || ! function_exists( 'wc_admin_register_page' ) ) {
		return;
	}
	wc_admin_register_page(
		array(
			'id'         => PAGE_SLUG,
			'title'      => __( 'Customize your store', 'customize-your-store' ),
			'parent'     => 'woocommerce',
			'path'       => FLOW_PATH,
			// Who may not touch the theme has nothing to do there.
			'capability' => current_user_can( 'edit_theme_options' ) ? shop_capability() : 'do_not_allow',
		)
	);
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page_to_wc_admin' );

/**
 * Puts our path into the application's list of pages, on every screen of it but our own, where the application is not. Its page
 * draws nothing: the merchant arrived by a link inside the application, no request has reached the server yet, so the
 * address is asked of it now, in place of the entry that the application made. The entries before stay theirs.
 *
 * A document that was loaded from this very address is not exchanged: the server does not give our page, and would not again.
 */
function describe_page_to_wc_admin(): void {
	if ( ! has_woocommerce() || is_flow_page() || ! wp_script_is( 'wc-admin-app', 'registered' ) ) {
		return;
	}
	$script = <<<'JS'
	wp.hooks.addFilter( 'woocommerce_admin_pages_list', 'customize-your-store', function ( pages ) {
		var others = pages.filter( function ( page ) {
			return ! /^\/customize-store(\/|$)/.test( page.path );
		} );
		return others.concat( {
			container: function () {
				var came = performance.getEntriesByType( 'navigation' )[ 0 ];
				if ( ! came || came.name.split( '#' )[ 0 ] !== window.location.href.split( '#' )[ 0 ] ) {
					window.location.replace( window.location.href );
				}
				return null;
			},
			path: '/customize-store/*',
			breadcrumbs: [ TITLE ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			capability: 'manage_woocommerce',
			layout: { header: false, footer: true, showNotices: true, showStoreAlerts: false, showPluginArea: false },
		} );
	}, 20 );
	JS;
	$title  = (string) wp_json_encode( __( 'Customize Your Store', 'customize-your-store' ), JSON_HEX_TAG );
	wp_add_inline_script( 'wc-admin-app', str_replace( 'TITLE', $title, $script ), 'before' );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\describe_page_to_wc_admin', 20 );
