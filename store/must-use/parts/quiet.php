<?php
/**
 * Blocks WordPress's external requests: each would delay the page that sends it, and the store works offline.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/**
 * Why a request is blocked, or an empty string if it is allowed.
 *
 * @param string $url The requested address.
 */
function reason_to_refuse( string $url ): string {
	$parts = wp_parse_url( $url );
	$host  = $parts['host'] ?? '';
	if ( in_array( $host, array( '127.0.0.1', 'localhost' ), true ) ) {
		// A single worker would wait for itself forever. The store's own files come from own-files.php.
		$own = wp_parse_url( home_url(), PHP_URL_PORT );
		if ( on_native_php() && str_contains( $parts['query'] ?? '', 'wp_scrape_key=' ) ) {
			return '';
		}
		return ( $parts['port'] ?? 80 ) === $own ? 'The embedded store cannot call itself.' : '';
	}
	$themes = preg_match( '#^https?://(api\.wordpress\.org/themes/info/|downloads\.wordpress\.org/theme/)#', $url );
	if ( $themes && defined( 'EMBEDDED_STORE_NETWORK' ) && EMBEDDED_STORE_NETWORK ) {
		return '';
	}
	return 'The embedded store does not call outside.';
}

// WordPress warns in its log that wordpress.org cannot be reached; Playground leaves that out on WebAssembly.
if ( on_native_php() ) {
	set_error_handler(
		static fn( int $severity, string $message ): bool => str_contains( $message, 'WordPress could not establish a secure connection to WordPress.org' ),
		E_USER_WARNING
	);
}

add_filter(
	'pre_http_request',
	static function ( $answer, $arguments, $url ) {
		$reason = false === $answer ? reason_to_refuse( (string) $url ) : '';
		return '' === $reason ? $answer : new \WP_Error( 'http_request_not_executed', $reason );
	},
	10,
	3
);

// Answers update checks from memory, so that no screen sends a request.
foreach ( array( 'core', 'plugins', 'themes' ) as $kind ) {
	add_filter(
		"pre_site_transient_update_{$kind}",
		static fn() => (object) array(
			'last_checked'    => time(),
			'version_checked' => get_bloginfo( 'version' ),
			'updates'         => array(),
			'response'        => array(),
			'translations'    => array(),
			'checked'         => array(),
		)
	);
}

// On a first visit, WordPress makes the browser fetch three test pages to find out whether scripts can be compressed.
add_filter( 'pre_site_option_can_compress_scripts', '__return_zero' );

add_filter( 'should_load_remote_block_patterns', '__return_false' );

// The dashboard checks online how old the browser and PHP are; `false` here would cause a new request.
add_filter(
	'pre_site_transient_browser_' . md5( $_SERVER['HTTP_USER_AGENT'] ?? '' ),
	static fn() => array(
		'upgrade'  => false,
		'insecure' => false,
	)
);
add_filter(
	'pre_site_transient_php_check_' . md5( PHP_VERSION ),
	static fn() => array(
		'recommended_version'          => PHP_VERSION,
		'is_supported'                 => true,
		'is_secure'                    => true,
		'is_acceptable'                => true,
		'is_lower_than_future_minimum' => false,
	)
);
