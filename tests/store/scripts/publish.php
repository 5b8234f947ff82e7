<?php
/**
 * `php publish.php SITE WRITES` publishes what it reads from standard input as JSON, as the administrator. The process
 * kills itself right after so many writes of the publication; with 0 it goes on to the end and prints the answer and how many writes it took.
 */

$stop = $argv[2];
require __DIR__ . '/load.php';
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );

$writes = 0;
add_filter(
	'query',
	static function ( $query ) use ( &$writes, $stop ) {
		// Before the next statement, the one before is done.
		if ( $stop > 0 && $writes >= $stop ) {
			posix_kill( getmypid(), SIGKILL );
		}
		if ( ! preg_match( '/^\s*(SELECT|SHOW|DESCRIBE|EXPLAIN|SET)\b/i', $query ) ) {
			++$writes;
		}
		return $query;
	}
);
$request = new WP_REST_Request( 'POST', '/customize-your-store/v1/publications' );
$request->set_header( 'content-type', 'application/json' );
$request->set_body( stream_get_contents( STDIN ) );
$reply = rest_do_request( $request );
echo wp_json_encode(
	array(
		'status' => $reply->get_status(),
		'body'   => $reply->get_data(),
		'writes' => $writes,
	)
);
