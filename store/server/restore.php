<?php
/**
 * Restores the site from a snapshot, before WordPress is loaded: POST /__embedded-store/restore/<name>.
 *
 * This runs in PHP, since PHP caches which files exist: a folder that another process removes can be neither used nor created again. The
 * header keeps out web pages, which may not send it across origins without permission.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

( static function (): void {
	$asked = preg_match( '#^/__embedded-store/restore/([a-z0-9-]+)$#', $_SERVER['REQUEST_URI'] ?? '', $match );
	if ( ! $asked || 'POST' !== $_SERVER['REQUEST_METHOD'] || ! isset( $_SERVER['HTTP_X_EMBEDDED_STORE'] ) ) {
		return;
	}
	// Any PHP warning means that the site is only partly restored.
	set_error_handler(
		static function ( int $severity, string $message ): bool {
			http_response_code( 500 );
			exit( $message );
		}
	);
	$kept    = '/wordpress/.snapshots/' . $match[1];
	$content = '/wordpress/wp-content';
	if ( ! is_file( "$kept/database" ) ) {
		http_response_code( 404 );
		exit;
	}

	$remove = static function ( string $path ) use ( &$remove ): void {
		if ( is_dir( $path ) && ! is_link( $path ) ) {
			foreach ( array_diff( scandir( $path ), array( '.', '..' ) ) as $name ) {
				$remove( "$path/$name" );
			}
			rmdir( $path );
		} elseif ( file_exists( $path ) ) {
			unlink( $path );
		}
	};
	$copy = static function ( string $from, string $to ) use ( &$copy ): void {
		if ( is_file( $from ) ) {
			copy( $from, $to );
		} elseif ( is_dir( $from ) ) {
			mkdir( $to );
			foreach ( array_diff( scandir( $from ), array( '.', '..' ) ) as $name ) {
				$copy( "$from/$name", "$to/$name" );
			}
		}
	};

	foreach ( array( 'uploads', 'fonts' ) as $part ) {
		$remove( "$content/$part" );
		$copy( "$kept/$part", "$content/$part" );
	}

	// Themes have thousands of files that are never edited, so only added or removed themes are restored.
	$before = scandir( "$kept/themes" );
	$now    = scandir( "$content/themes" );
	array_map( static fn( $theme ) => $remove( "$content/themes/$theme" ), array_diff( $now, $before ) );
	array_map( static fn( $theme ) => $copy( "$kept/themes/$theme", "$content/themes/$theme" ), array_diff( $before, $now ) );

	foreach ( array( '-journal', '-wal', '-shm' ) as $rest ) {
		$remove( "$content/database/.ht.sqlite$rest" );
	}
	// Renamed into place, so that the database is always complete, even if the store is killed meanwhile.
	copy( "$kept/database", "$content/database/.ht.sqlite.new" );
	rename( "$content/database/.ht.sqlite.new", "$content/database/.ht.sqlite" );
	http_response_code( 204 );
	exit;
} )();
