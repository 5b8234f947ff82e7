<?php
/**
 * A request while a design is published: it may read some of it from before and some from after. Nobody is to keep that: no page cache the
 * page, no object cache what was read.
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
