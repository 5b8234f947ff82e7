<?php
/**
 * A request in which the store loads a theme that is not active, since a publication is about to activate it (theme-change.php). WordPress has
 * checked that the store itself asks for it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Shows a theme in this request, and keeps what it shows out of caches. */
function load_on_trial( \WP_Theme $theme ): void {
	if ( ! $theme->exists() ) {
		return;
	}
	add_filter( 'pre_option_stylesheet', static fn() => $theme->get_stylesheet(), PHP_INT_MAX );
	add_filter( 'pre_option_template', static fn() => $theme->get_template(), PHP_INT_MAX );
	add_filter( 'pre_option_current_theme', static fn() => $theme->get( 'Name' ), PHP_INT_MAX );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	add_action( 'send_headers', 'nocache_headers' );
	// A header that names no menu has WordPress make one.
	add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
}
load_on_trial( wp_get_theme( query_text( THEME_ON_TRIAL ) ) );
