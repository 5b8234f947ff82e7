<?php
/**
 * The API of the embedded store's model: it answers, or fails in each of the ways in which providers fail.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

// Runs after the filter that blocks external requests.
add_filter(
	'pre_http_request',
	static fn( $answer, $arguments, $url ) => str_starts_with( $url, MODEL_API ) ? model_reply( $url, $arguments ) : $answer,
	20,
	3
);

/**
 * An HTTP response in the format of the API that most providers use.
 *
 * @param string               $url       Below MODEL_API.
 * @param array<string, mixed> $arguments As for wp_remote_request().
 * @return array<string, mixed>|\WP_Error
 */
function model_reply( string $url, array $arguments ) {
	if ( MODEL_API . '/models' === $url ) {
		return http_reply( 200, array( 'data' => array( array( 'id' => 'quick-brown-fox' ) ) ) );
	}
	$behaviour = model_behaviour();
	$key       = EMBEDDED_STORE_API_KEY;
	$refusals  = array(
		'unauthorized' => array( 401, "Incorrect API key provided: $key." ),
		'busy'         => array( 429, "Rate limit reached for $key in organization org-embedded on requests per min." ),
		'broken'       => array( 500, "The server had an error while processing your request. $key" ),
	);
	if ( isset( $refusals[ $behaviour ] ) ) {
		return http_reply( $refusals[ $behaviour ][0], array( 'error' => array( 'message' => $refusals[ $behaviour ][1] ) ) );
	}
	// A slow model takes eleven seconds, but tests do not have to wait for the timeout.
	if ( 'slow' === $behaviour && $arguments['timeout'] < 11 ) {
		$waited = (int) ( 1000 * $arguments['timeout'] );
		return new \WP_Error( 'http_request_failed', "cURL error 28: Operation timed out after $waited milliseconds with 0 bytes received" );
	}
	$asked = json_decode( $arguments['body'], true );
	if ( fence_is_broken( $asked['messages'] ) ) {
		return http_reply( 400, array( 'error' => array( 'message' => 'A stranger’s words stand outside of their fence.' ) ) );
	}
	$answer = model_words( $behaviour, $asked['response_format']['json_schema'] ?? array() );
	$choice = array(
		'message'       => array( 'role' => 'assistant', 'content' => $answer ),
		'finish_reason' => 'truncated' === $behaviour ? 'length' : 'stop',
	);
	return http_reply( 200, array( 'id' => 'answer', 'choices' => array( $choice ) ) );
}

/**
 * Whether a merchant's text could be mistaken for instructions: each delimiter must be opened and closed once, and the text must not be
 * in the instruction.
 *
 * @param list<array<string, mixed>> $messages The instruction and the data.
 */
function fence_is_broken( array $messages ): bool {
	$data = $messages[1]['content'][0]['text'];
	preg_match_all( '#</?[a-z]+>#', $data, $tags );
	return 2 !== count( $messages ) || array_unique( $tags[0] ) !== $tags[0];
}

/**
 * A response in the format of WordPress's HTTP API.
 *
 * @param int                  $status The HTTP status.
 * @param array<string, mixed> $body   Sent as JSON.
 * @return array<string, mixed>
 */
function http_reply( int $status, array $body ): array {
	return array(
		'headers'  => array( 'content-type' => 'application/json' ),
		'body'     => (string) wp_json_encode( $body ),
		'response' => array( 'code' => $status, 'message' => get_status_header_desc( $status ) ),
		'cookies'  => array(),
		'filename' => null,
	);
}
