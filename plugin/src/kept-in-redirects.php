<?php
/**
 * Arguments of an address that say how a page is shown, kept where the store sends the browser on: with plain permalinks WooCommerce has the
 * shop at another address than its page, and plugins for languages or logins send on, too.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
