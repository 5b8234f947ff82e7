<?php
/**
 * Serves the store's own files when the store requests them over HTTP, as WooCommerce does for the images of its sample products. The
 * single worker would wait for itself forever, so the file is read from the disk.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** The file types that a web server sends without PHP, so that requesting them runs no code. */
const FILE_TYPES = array( 'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'css', 'js', 'json', 'woff2', 'woff', 'txt' );

// Before quiet.php blocks the request.
add_filter( 'pre_http_request', __NAMESPACE__ . '\answer_with_own_file', 5, 3 );

/**
 * Answers a GET or HEAD for a file under wp-content or wp-includes as a web server would.
 *
 * @param mixed                $answer    The answer of another filter.
 * @param array<string, mixed> $arguments Of the request: method, stream, filename.
 * @param string               $url       The requested address.
 * @return mixed
 */
function answer_with_own_file( $answer, $arguments, $url ) {
	$file = false === $answer && in_array( $arguments['method'] ?? 'GET', array( 'GET', 'HEAD' ), true ) ? own_file( (string) $url ) : null;
	if ( null === $file ) {
		return $answer;
	}
	$head   = 'HEAD' === ( $arguments['method'] ?? 'GET' );
	$stream = ! $head && ! empty( $arguments['stream'] ) && ! empty( $arguments['filename'] );
	if ( $stream && ! copy( $file, $arguments['filename'] ) ) {
		return new \WP_Error( 'http_request_failed', 'The file could not be written.' );
	}
	return array(
		'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary(
			array(
				'content-type'   => wp_check_filetype( $file, wp_get_mime_types() + array( 'svg' => 'image/svg+xml', 'json' => 'application/json' ) )['type'] ?: 'application/octet-stream',
				'content-length' => (string) filesize( $file ),
			)
		),
		'body'     => $head || $stream ? '' : (string) file_get_contents( $file ),
		'response' => array(
			'code'    => 200,
			'message' => 'OK',
		),
		'cookies'  => array(),
		'filename' => $stream ? $arguments['filename'] : null,
	);
}

/**
 * The file of this store at an address, or null if the address is elsewhere or would be answered by PHP.
 *
 * @param string $url Any address.
 */
function own_file( string $url ): ?string {
	$asked = wp_parse_url( $url );
	$own   = wp_parse_url( home_url() );
	if ( ( $asked['host'] ?? '' ) !== $own['host'] || ( $asked['port'] ?? 80 ) !== ( $own['port'] ?? 80 ) ) {
		return null;
	}
	$path = rawurldecode( $asked['path'] ?? '' );
	$type = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
	if ( ! preg_match( '#^/wp-(content|includes)/#', $path ) || str_contains( $path, '/.' ) || ! in_array( $type, FILE_TYPES, true ) ) {
		return null;
	}
	$file = untrailingslashit( ABSPATH ) . $path;
	return is_file( $file ) ? $file : null;
}
