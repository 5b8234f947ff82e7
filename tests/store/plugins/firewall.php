<?php
/**
 * Plugin Name: Firewall
 * Description: For tests. Answers requests that carry an `<iframe>` as a host's firewall does: 403, and a page of HTML.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

if ( 1 === preg_match( '/<iframe|\\\\u003ciframe/i', (string) file_get_contents( 'php://input' ) ) ) {
	http_response_code( 403 );
	header( 'Content-Type: text/html' );
	echo '<html><body><h1>403 Forbidden</h1></body></html>';
	exit;
}
