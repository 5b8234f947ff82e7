<?php
/**
 * When the description of the editor's assets may be used again: as long as nothing changed that it is made of.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * One word for WordPress, plugins, theme, language, settings, products, and the person with the time in which their nonces
 * are good: a nonce that is served from a cache is the one that would be made now.
 */
function editor_assets_state(): string {
	$options = array_filter(
		wp_load_alloptions(),
		static fn( $name ) => 'cron' !== $name && ! preg_match( '/^_(site_)?transient_/', $name ),
		ARRAY_FILTER_USE_KEY
	);
	$plugins = array_map(
		static fn( $file ) => array( $file, (int) @filemtime( WP_PLUGIN_DIR . '/' . $file ) ), // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a plugin's file may be gone.
		array_unique( array( plugin_basename( PLUGIN_FILE ), ...(array) get_option( 'active_plugins', array() ), ...array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) ) )
	);
	$user    = array( get_current_user_id(), wp_get_session_token(), wp_nonce_tick(), determine_locale() );
	$theme   = array( get_stylesheet(), get_template(), wp_get_theme()->get( 'Version' ) );
	$shop    = array( get_lastpostmodified( 'server', 'any' ), post_type_exists( 'product' ) ? wp_count_posts( 'product' ) : null );
	return wp_hash( (string) wp_json_encode( array( get_bloginfo( 'version' ), $options, $plugins, $user, $theme, $shop ) ) );
}

/**
 * Lets the browser keep the answer and ask each time whether it still holds. If it does, the request ends here. An answer at the
 * address of its own state holds as long as anybody asks there.
 *
 * @param string $state What the answer depends on.
 * @param string $asked The state that the address has.
 */
function answer_unless_changed( string $state, string $asked ): void {
	header_remove( 'Expires' );
	header_remove( 'Last-Modified' );
	header( 'Cache-Control: private, ' . ( hash_equals( $state, $asked ) ? 'max-age=86400, immutable' : 'no-cache' ) );
	header( "ETag: \"$state\"" );
	// A server that packs the answer marks the tag, `"…-gzip"`, so it is looked for and not compared.
	if ( str_contains( (string) wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ), $state ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		status_header( 304 );
		exit;
	}
}
