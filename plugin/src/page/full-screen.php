<?php
/**
 * The flow takes the whole window: on its page, and only there, the admin's menu, bar, notices and footer are not shown.
 *
 * On the flow's own page WooCommerce's application stays out: it would bring the block editor along, lay its modals and tours
 * over the flow, and run a page of its own for the same address. Title and menu are WooCommerce's, told for every screen of ours.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Marks our page for the style sheet below; `is-fullscreen-mode` is the class WordPress's own full-screen pages carry.
 *
 * @param mixed $classes The others: a text, unless another plugin's filter forgot to return it.
 * @return mixed The same, and ours.
 */
function add_body_class( $classes ) {
	return is_flow_page() ? ( is_string( $classes ) ? $classes : '' ) . ' customize-your-store-page is-fullscreen-mode' : $classes;
}
add_filter( 'admin_body_class', __NAMESPACE__ . '\add_body_class' );

/** Comes with the page itself, so that the admin's frame does not flash before the client's style sheet has come. */
function add_full_screen_style(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$rules = <<<'CSS'
	html.wp-toolbar { padding-top: 0; }
	.customize-your-store-page :is(#wpadminbar, #adminmenumain, #wpfooter, #wpcontent > :not(#customize-your-store)) { display: none; }
	.customize-your-store-page #wpcontent { margin: 0; padding: 0; }
	.customize-your-store-page #wpwrap, #customize-your-store { min-height: 100vh; }
	.customize-your-store-late { max-width: 34em; margin: 20vh auto 0; padding: 0 24px; font-size: 16px; line-height: 1.6; visibility: hidden; animation: customize-your-store-late 1ms 5s forwards; }
	.customize-your-store-late p { font-size: inherit; }
	@keyframes customize-your-store-late { to { visibility: visible; } }
	CSS;
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_style( 'customize-your-store-full-screen', false, array(), null );
	wp_add_inline_style( 'customize-your-store-full-screen', $rules );
	wp_enqueue_style( 'customize-your-store-full-screen' );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\add_full_screen_style' );

/**
 * Two things that WordPress adds to every admin page and ours must not have: the replacement of emoji behind React's back,
 * which its own editors switch off for the same reason, and the command palette, which brings the whole block editor
 * (some 2 MB) to screens that are meant to be light.
 */
function leave_out_admin_extras(): void {
	if ( is_flow_page() ) {
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\leave_out_admin_extras' );

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
