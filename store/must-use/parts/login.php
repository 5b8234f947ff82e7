<?php
/**
 * Logs every new visitor in as administrator, as Playground does on WebAssembly, and with its cookie: whoever carries that has been logged
 * in once, and may have logged out. A link to a draft is for people without an account, and reads no cookie.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

const LOGGED_IN_ONCE = 'playground_auto_login_already_happened';

if ( on_native_php() ) {
	add_action( 'init', __NAMESPACE__ . '\log_in_new_visitor', 1 );
}

/** Logs a visitor in and sends them to the same address again. */
function log_in_new_visitor(): void {
	$method = $_SERVER['REQUEST_METHOD'] ?? '';
	if ( wp_installing() || wp_doing_ajax() || defined( 'WP_SANDBOX_SCRAPING' ) || isset( $_COOKIE[ LOGGED_IN_ONCE ] ) || isset( $_GET['cys-preview-token'] ) || ! in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
		return;
	}
	$administrator = get_user_by( 'login', 'admin' );
	if ( ! $administrator ) {
		return;
	}
	setcookie( LOGGED_IN_ONCE, '1', 0, '/' );
	wp_set_auth_cookie( $administrator->ID );
	header( "Location: http://{$_SERVER['HTTP_HOST']}{$_SERVER['REQUEST_URI']}", true, 302 );
	exit;
}
