<?php
/**
 * Requests that see a publication on its way. They load this file and nothing else of publishing.
 *
 * Any request while a design is published may read some of it from before and some from after. Nobody is to keep that: no page cache the
 * page, no object cache what was read.
 *
 * In a request of the store to itself it loads a theme that a publication is about to activate (theme-change.php). WordPress has checked that
 * the store itself asks for it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Keeps what this request reads out of all caches. */
function keep_out_of_caches(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the options that a shared cache has may be older.
	if ( null === $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM $wpdb->options WHERE option_name = %s", RECOVERY_RECORD ) ) ) {
		// Somebody read them before the publication ended, and kept them after it.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
	if ( wp_using_ext_object_cache() ) {
		wp_suspend_cache_addition( true );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	add_action( 'send_headers', 'nocache_headers' );
}

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
