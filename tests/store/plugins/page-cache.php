<?php
/**
 * Plugin Name: Page cache
 * Description: For tests. Keeps the front page as visitors saw it in wp-content/pages and answers with it, until the hook fires whose name is in wp-content/purges-on.
 * It writes a publication slowly, and where a visitor asks for `?waits` the page is not done before the file wp-content/goes-on is there.
 * What is to be done half a minute after a publication is due at once.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

header( 'X-Worker: ' . getmypid() );

$place = WP_CONTENT_DIR . '/pages/front';
$hook  = (string) @file_get_contents( WP_CONTENT_DIR . '/purges-on' );
$purge = static fn() => @unlink( $place );
if ( '' !== $hook ) {
	add_action( $hook, $purge );
}

// When a publication was committed, in seconds since 1970.
add_filter(
	'query',
	static function ( $query ) {
		if ( 'COMMIT' === $query ) {
			file_put_contents( WP_CONTENT_DIR . '/commit', microtime( true ) );
		}
		return $query;
	}
);

if ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {
	$slowly = static fn() => usleep( 100000 );
	add_action( 'save_post_wp_template_part', $slowly );
	add_action( 'save_post_wp_template', $slowly );
}

add_filter(
	'schedule_event',
	static function ( $event ) {
		if ( is_object( $event ) && 'customize_your_store_caches' === $event->hook ) {
			$event->timestamp = time() - 1;
		}
		return $event;
	}
);

if ( in_array( $_SERVER['REQUEST_URI'], array( '/', '/?waits' ), true ) && array() === preg_grep( '/^wordpress_logged_in/', array_keys( $_COOKIE ) ) && '' !== $hook ) {
	if ( '/' === $_SERVER['REQUEST_URI'] && is_file( $place ) ) {
		$page = @file_get_contents( $place );
		if ( is_string( $page ) ) {
			header( 'X-Page-Cache: kept' );
			echo $page;
			exit;
		}
	}
	ob_start(
		static function ( $page ) use ( $place ) {
			$may = ! defined( 'DONOTCACHEPAGE' ) || ! DONOTCACHEPAGE;
			if ( $may && str_contains( $page, '</html>' ) ) {
				is_dir( dirname( $place ) ) || @mkdir( dirname( $place ) );
				file_put_contents( $place . getmypid(), $page );
				rename( $place . getmypid(), $place );
			}
			return $page;
		}
	);
}

if ( '/?waits' === $_SERVER['REQUEST_URI'] ) {
	add_action(
		'wp_footer',
		static function (): void {
			touch( WP_CONTENT_DIR . '/waits' );
			while ( ! is_file( WP_CONTENT_DIR . '/goes-on' ) ) {
				usleep( 20000 );
				clearstatcache();
			}
		}
	);
}
