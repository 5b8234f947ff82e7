<?php
/**
 * `php publish.php SITE WRITES` publishes what it reads from standard input as JSON, as the administrator. The process
 * kills itself right after so many writes of the publication; with 0 it goes on to the end and prints the answer, how many writes it took, and which of them stored the answer.
 */

$stop = (int) $argv[2];
require __DIR__ . '/load.php';
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
require __DIR__ . '/kill-after.php';

$request = new WP_REST_Request( 'POST', '/customize-your-store/v1/publications' );
$request->set_header( 'content-type', 'application/json' );
$request->set_body( stream_get_contents( STDIN ) );
$reply = rest_do_request( $request );
echo wp_json_encode(
	array(
		'status'   => $reply->get_status(),
		'body'     => $reply->get_data(),
		'writes'   => $writes,
		'answered' => $answered,
	)
);
