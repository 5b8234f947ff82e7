<?php
/**
 * What a web server does before PHP: refuses what it must not serve, and sends every address without a file to WordPress.
 *
 * Only the store's own front reaches PHP: without the key, a web page elsewhere could resolve its domain to 127.0.0.1 and be logged in.
 *
 * @package CustomizeYourStore
 */

if ( ! hash_equals( (string) getenv( 'STORE_KEY' ), $_SERVER['HTTP_X_STORE_KEY'] ?? '' ) ) {
	http_response_code( 403 );
	return true;
}
unset( $_SERVER['HTTP_X_STORE_KEY'] );
$_SERVER['SERVER_PORT'] = (string) getenv( 'STORE_PORT' );

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $root . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) ) ) {
	return false;
}
// In a network of sites in folders, each site has WordPress's own files below its folder.
$script = preg_replace( '#^/[^/]+(?=/(wp-admin/|wp-[a-z-]+\.php$))#', '', $path );
$script = str_ends_with( $script, '/' ) ? $script . 'index.php' : $script;
if ( $script === $path || ! str_ends_with( $script, '.php' ) || ! is_file( $root . $script ) ) {
	$script = '/index.php';
}
$_SERVER['SCRIPT_NAME']     = $script;
$_SERVER['PHP_SELF']        = $script;
$_SERVER['SCRIPT_FILENAME'] = $root . $script;
chdir( dirname( $root . $script ) );
require $root . $script;
