<?php
/**
 * Which variant of the flow this store shows: set by the flags of `npm start`, or by the setting `embedded_store_variant`, which the
 * administrator may change over REST while the store runs. The sign-up variant is selected by the address, `&ref=entrepreneur-signup`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** The parts of a variant that are passed to the plugin's filters. */
const VARIANT_FILTERS = array(
	'managedHosting'    => 'customize_your_store_managed_hosting',
	'ai'                => 'customize_your_store_ai_enabled',
	'connectionOffline' => 'customize_your_store_connection_offline',
	'provider'          => 'customize_your_store_ai_provider',
	'completion'        => 'customize_your_store_ai_completion',
);

/** All parts. The completion replaces Jetpack's on this computer; a token must never be sent elsewhere. */
const VARIANT = array(
	'managedHosting'    => array( 'type' => 'boolean' ),
	'ai'                => array( 'type' => 'boolean' ),
	'connectionOffline' => array( 'type' => 'boolean' ),
	'provider'          => array( 'type' => 'string', 'enum' => array( 'jetpack', 'wordpress', 'rules' ) ),
	'completion'        => array( 'type' => 'string', 'pattern' => '^http://127\.0\.0\.1[:/]' ),
	'environment'       => array( 'type' => 'string', 'enum' => array( 'production', 'staging', 'development', 'local' ) ),
	'model'             => array( 'type' => 'string', 'enum' => array( 'good', 'wrong-names', 'duplicates', 'truncated', 'script', 'claims', 'injection', 'slow', 'unauthorized', 'busy', 'broken', 'none' ) ),
);

/**
 * The requested variant; a part that is not set stays as the plugin finds it.
 *
 * @return array<string, bool|string>
 */
function variant(): array {
	$flags = defined( 'EMBEDDED_STORE_VARIANT' ) ? json_decode( EMBEDDED_STORE_VARIANT, true ) : array();
	return array_merge( (array) $flags, (array) get_option( 'embedded_store_variant', array() ) );
}

// Outside production, WooCommerce is stricter. WordPress reads this once, after loading must-use plugins.
if ( ! wp_installing() && isset( variant()['environment'] ) && ! defined( 'WP_ENVIRONMENT_TYPE' ) ) {
	define( 'WP_ENVIRONMENT_TYPE', variant()['environment'] );
}

foreach ( VARIANT_FILTERS as $part => $filter ) {
	add_filter( $filter, static fn( $found ) => variant()[ $part ] ?? $found );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_setting(
			'general',
			'embedded_store_variant',
			array(
				'type'         => 'object',
				'default'      => array(),
				'show_in_rest' => array(
					'schema' => array(
						'type'                 => 'object',
						'properties'           => VARIANT,
						'additionalProperties' => false,
					),
				),
			)
		);
	}
);
