<?php
/**
 * How the plugin's routes say no.
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
