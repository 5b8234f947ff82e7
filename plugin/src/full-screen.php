<?php
/**
 * The flow takes the whole window: on its page, and only there, the admin's menu, bar, notices and footer are not shown.
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
