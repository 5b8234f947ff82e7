<?php
/**
 * `?cys-hide-admin-bar=1` shows a front-end page as a small preview frame wants it: without admin bar and scroll bars.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Is this front-end page asked for by a preview frame? */
function is_preview(): bool {
	return ! is_admin() && '1' === query_text( 'cys-hide-admin-bar' );
}

/** Switches the bar off before WordPress reserves its room. */
function prepare_preview(): void {
	if ( ! is_preview() ) {
		return;
	}
	add_filter( 'show_admin_bar', '__return_false' );
	keep_in_redirects( 'cys-hide-admin-bar' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\hide_scroll_bars' );
}
add_action( 'init', __NAMESPACE__ . '\prepare_preview' );

/** A frame shows a page as a picture of it. */
function hide_scroll_bars(): void {
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_style( 'customize-your-store-preview', false, array(), null );
	wp_add_inline_style( 'customize-your-store-preview', 'body{overflow:hidden}' );
	wp_enqueue_style( 'customize-your-store-preview' );
}
