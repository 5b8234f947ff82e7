<?php
/**
 * Plugin Name: Several languages
 * Description: For tests. As plugins for several languages do it: the site is in German; English has a locale, a front page and addresses of its own (?lang=en).
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

/** Does a visitor read in English? */
function reads_in_english(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- nothing is changed.
	return 'en' === ( $_GET['lang'] ?? '' );
}

add_filter( 'option_page_on_front', static fn( $id ) => reads_in_english() ? get_page_by_path( 'welcome' )->ID ?? $id : $id );
add_filter( 'locale', static fn() => reads_in_english() ? 'en_US' : 'de_DE' );
add_filter( 'home_url', static fn( $url ) => reads_in_english() && ! str_contains( $url, 'wp-json' ) ? add_query_arg( 'lang', 'en', $url ) : $url );
