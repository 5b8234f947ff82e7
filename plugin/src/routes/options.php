<?php
/**
 * `customize-your-store/v1/options`: the options of the flow that are not on WooCommerce's list, which it refuses outside
 * production. GET `?options=a,b` → {a: value}, unset ones false; POST {a: value} → {a: was it changed?}, as WooCommerce answers.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The trade that was chosen for a description; '' if none of them fits. */
const CHOSEN_TRADE = 'customize_your_store_trade';

/** Their names and what they may hold. */
const OWN_OPTIONS = array(
	'woo_ai_describe_store_description'      => array(
		'type'      => 'string',
		'maxLength' => 20000,
	),
	CHOSEN_TRADE                             => array(
		'type'                 => 'object',
		'properties'           => array(
			'description' => array(
				'type'      => 'string',
				'maxLength' => 20000,
				'required'  => true,
			),
			'trade'       => array(
				'type'      => 'string',
				'maxLength' => 100,
				'required'  => true,
			),
		),
		'additionalProperties' => false,
	),
	AI_CONSENT                               => array(
		'type' => array( 'string', 'boolean' ),
		'enum' => array( 'yes', 'no', true, false ),
	),
);

/** @return array<string, mixed> */
function own_options( \WP_REST_Request $request ): array {
	return array_combine( $request['options'], array_map( 'get_option', $request['options'] ) );
}

/** @return array<string, bool>|\WP_Error */
function write_own_options( \WP_REST_Request $request ) {
	$wanted = (array) $request->get_json_params();
	if ( ! $wanted || array_diff_key( $wanted, OWN_OPTIONS ) ) {
		return refusal( 'rest_invalid_param', __( 'Send the options of the store designer as names and values.', 'customize-your-store' ), 400 );
	}
	if ( array_key_exists( AI_CONSENT, $wanted ) ) {
		note_consent_before( $wanted[ AI_CONSENT ] );
	}
	return array_combine( array_keys( $wanted ), array_map( __NAMESPACE__ . '\write_own_option', array_keys( $wanted ), $wanted ) );
}

/**
 * A restore writes false for a consent that was not there, and WordPress would keep it as an empty text.
 *
 * @param string $name  The option.
 * @param mixed  $value What it should hold.
 */
function write_own_option( string $name, $value ): bool {
	return AI_CONSENT === $name && false === $value ? delete_option( $name ) : update_option( $name, $value );
}
