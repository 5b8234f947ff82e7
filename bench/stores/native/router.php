<?php
/**
 * What a web server does before PHP: files with their types, dates and compression, WordPress for the rest.
 *
 * @package CustomizeYourStore
 */

const TYPES = array(
	'js'    => 'text/javascript; charset=utf-8',
	'css'   => 'text/css; charset=utf-8',
	'json'  => 'application/json',
	'svg'   => 'image/svg+xml',
	'png'   => 'image/png',
	'jpg'   => 'image/jpeg',
	'jpeg'  => 'image/jpeg',
	'gif'   => 'image/gif',
	'webp'  => 'image/webp',
	'avif'  => 'image/avif',
	'ico'   => 'image/x-icon',
	'woff2' => 'font/woff2',
	'woff'  => 'font/woff',
);

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $root . $path;
$type = TYPES[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ] ?? null;

if ( str_contains( $path, '/.' ) ) {
	http_response_code( 404 );
	return true;
}
if ( null !== $type && is_file( $file ) ) {
	$tag = '"' . filesize( $file ) . '-' . filemtime( $file ) . '"';
	header( "Content-Type: $type" );
	header( "ETag: $tag" );
	header( 'Cache-Control: max-age=300' );
	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $tag ) {
		http_response_code( 304 );
		return true;
	}
	// Packed once, as servers do that keep what they have packed.
	if ( preg_match( '#^(text/|application/json|image/svg)#', $type ) && str_contains( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip' ) ) {
		$packed = dirname( $root ) . '/packed/' . md5( $file . $tag );
		if ( ! is_file( $packed ) ) {
			@mkdir( dirname( $packed ) );
			file_put_contents( $packed . getmypid(), gzencode( file_get_contents( $file ), 6 ) );
			rename( $packed . getmypid(), $packed );
		}
		header( 'Content-Encoding: gzip' );
		$file = $packed;
	}
	header( 'Content-Length: ' . filesize( $file ) );
	readfile( $file );
	return true;
}
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
chdir( $root );
require $root . '/index.php';
