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
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- changes how a public page looks, nothing else.
	return ! is_admin() && '1' === ( $_GET['cys-hide-admin-bar'] ?? '' );
}

/** Switches the bar off before WordPress reserves its room. */
function prepare_preview(): void {
	if ( ! is_preview() ) {
		return;
	}
	add_filter( 'show_admin_bar', '__return_false' );
	add_action( 'wp_head', static fn() => print( '<style>body{overflow:hidden}</style>' ) );
}
add_action( 'init', __NAMESPACE__ . '\prepare_preview' );
