<?php
/**
 * `?cys-hide-admin-bar=1` shows a front-end page as a small preview frame wants it: without admin bar and scroll bars.
 *
 * Arguments of an address that say how a page is shown, here and in drafts and versions, are kept where the store sends the browser on: with
 * plain permalinks WooCommerce has the shop at another address than its page, and plugins for languages or logins send on, too.
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

/** Keeps these arguments of this request, as far as it has them, in addresses of this site; other sites are not told. */
function keep_in_redirects( string ...$names ): void {
	$kept = array_map( 'rawurlencode', array_filter( array_combine( $names, array_map( __NAMESPACE__ . '\query_text', $names ) ) ) );
	add_filter( 'wp_redirect', static fn( $to ) => is_string( $to ) && is_own_address( $to ) ? add_query_arg( $kept, $to ) : $to, PHP_INT_MAX );
}

/** Is it an address of this site, or one without a host? */
function is_own_address( string $address ): bool {
	if ( '' === $address ) {
		return false;
	}
	$place = static function ( string $of ): string {
		$parts = wp_parse_url( $of );
		return is_array( $parts ) ? ( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' ) : 'none';
	};
	return in_array( $place( $address ), array( ':', $place( home_url() ), $place( site_url() ) ), true );
}
