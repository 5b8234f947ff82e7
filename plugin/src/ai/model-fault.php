<?php
/**
 * What goes wrong between us and a model, in our own words: a provider's message may hold a key, an account or the prompt.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A refusal that says what to do.
 *
 * @param string $kind One of those that kind_of_fault() knows.
 */
function model_fault( string $kind ): \WP_Error {
	$faults                   = array(
		'unavailable'   => array( 503, __( 'No AI is connected to this site. You can connect one under Settings, Connectors.', 'customize-your-store' ) ),
		'login_refused' => array( 502, __( 'The AI provider did not accept this site’s key. Please check it under Settings, Connectors.', 'customize-your-store' ) ),
		'busy'          => array( 429, __( 'This site has sent the AI provider too many requests. Please try again in a minute.', 'customize-your-store' ) ),
		'timeout'       => array( 504, __( 'The AI took too long to answer.', 'customize-your-store' ) ),
		'unusable'      => array( 502, __( 'Nothing in the AI’s answer could be used.', 'customize-your-store' ) ),
		'failed'        => array( 502, __( 'The AI could not answer.', 'customize-your-store' ) ),
	);
	list( $status, $message ) = $faults[ $kind ] ?? $faults['failed'];
	return refusal( "customize_your_store_ai_$kind", $message, $status );
}

/**
 * Which kind an error of WordPress's AI client is: by its code and status; a time that ran out is told by its message alone.
 *
 * @param \WP_Error $error From generate_text().
 */
function kind_of_fault( \WP_Error $error ): string {
	$status = (int) ( $error->get_error_data()['status'] ?? 0 );
	if ( 'prompt_prevented' === $error->get_error_code() ) {
		return 'unavailable';
	}
	if ( 'prompt_network_error' === $error->get_error_code() ) {
		return preg_match( '/timed? ?out|cURL error 28\b/i', $error->get_error_message() ) ? 'timeout' : 'failed';
	}
	return array(
		401 => 'login_refused',
		403 => 'login_refused',
		408 => 'timeout',
		429 => 'busy',
		504 => 'timeout',
	)[ $status ] ?? 'failed';
}
