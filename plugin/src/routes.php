<?php
/**
 * Routes of our own, in a namespace of our own: WooCommerce builds its own namespaces one by one, and we are in none of them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A refusal in the form every client of WordPress understands.
 *
 * @param string $code    Machine-readable, part of the contract.
 * @param string $message For people.
 * @param int    $status  HTTP status; when 0, "log in first" or "you may not", whichever is true.
 */
function refusal( string $code, string $message, int $status = 0 ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => 0 === $status ? rest_authorization_required_code() : $status ) );
}

/**
 * JSON that is a number or a text is refused before WordPress takes it for a list of arguments: PHP would complain of it.
 *
 * @param mixed            $answer  An answer that somebody has already; it is left alone.
 * @param \WP_REST_Server  $server  Not looked at.
 * @param \WP_REST_Request $request What is asked.
 * @return mixed
 */
function refuse_other_json( $answer, $server, \WP_REST_Request $request ) {
	$sent = str_starts_with( $request->get_route(), '/' . REST_SPACE . '/' ) ? $request->get_json_params() : null;
	return null === $answer && null !== $sent && ! is_array( $sent )
		? refusal( 'rest_invalid_json', __( 'Send names and values as a JSON object.', 'customize-your-store' ), 400 )
		: $answer;
}
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\refuse_other_json', 10, 3 );
