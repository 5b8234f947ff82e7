<?php
/**
 * What every screen of the admin area has of the plugin: its entry in the menu, what is in the way of the flow, and what WordPress and
 * WooCommerce ask each plugin for. Everything else comes with the flow's own page, with something that is sent, with the site editor, and
 * with an editor that begins by asking a route that we add to.
 *
 * With WooCommerce the flow lives at its historic address, `admin.php?page=wc-admin&path=/customize-store/…`. WooCommerce's admin is one
 * client-side application that draws pages by their path. We tell it that ours exists, so that it neither shows "not found" nor a page of
 * its own; what the merchant sees is a page of ours at the same address.
 *
 * What is in the way of the flow is told where somebody looks who can mend it: on the dashboard and beside the plugins. The flow's own
 * page says it by itself, and of an unfinished update WooCommerce speaks everywhere.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/page.php';
require_once __DIR__ . '/privacy.php';

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

/** Prints the notice. */
function print_unmet_requirement(): void {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins' ), true ) || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	require_once __DIR__ . '/../routes/store-use.php';
	$unmet = has_woocommerce() && is_store_updating() ? null : unmet_requirement();
	if ( null !== $unmet ) {
		$link = $unmet['link'] ? sprintf( ' <a href="%s">%s</a>', esc_url( $unmet['link']['url'] ), esc_html( $unmet['link']['text'] ) ) : '';
		wp_admin_notice( esc_html( $unmet['sentence'] ) . $link, array( 'type' => 'warning' ) );
	}
}
add_action( 'admin_notices', __NAMESPACE__ . '\print_unmet_requirement' );

/** Loads the rest. Again it does nothing. */
function load_all(): void {
	require_once __DIR__ . '/../loader.php';
}

/** The site editor also says what the designer needs of it. */
function load_for_site_editor(): void {
	load_all();
	begin_editor_assets();
}

/**
 * A screen's own question to a route does not show in the screen's address.
 *
 * @param mixed            $result  Left as it is.
 * @param \WP_REST_Server  $server  Not looked at.
 * @param \WP_REST_Request $request The question.
 * @return mixed
 */
function load_for_editors( $result, $server, $request ) {
	foreach ( ROUTES_WITH_OURS as $route ) {
		if ( str_starts_with( $request->get_route(), "/$route" ) ) {
			load_all();
		}
	}
	return $result;
}

/** Ends a publication that was cut off. The options that every screen has tell whether there is one. */
function recover_if_unfinished(): void {
	if ( isset( wp_load_alloptions()['customize_your_store_recovery'] ) ) {
		load_all();
		tell_of_unfinished( recover_on_admin_request() );
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\recover_if_unfinished' );

if ( is_flow_address() || is_sent() ) {
	load_all();
}
add_action( 'load-site-editor.php', __NAMESPACE__ . '\load_for_site_editor' );
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\load_for_editors', 0, 3 );
