<?php
/**
 * Which variant of the flow this store shows: by the flags of `npm start`, or by the setting `embedded_store_variant`, which
 * the administrator may change over REST while the store runs. The sign-up variant is an address, `&ref=entrepreneur-signup`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** The parts of a variant, and the filters of the plugin that they answer. */
const VARIANT = array(
	'managedHosting'    => 'customize_your_store_managed_hosting',
	'ai'                => 'customize_your_store_ai_enabled',
	'connectionOffline' => 'customize_your_store_connection_offline',
);

/**
 * What was asked for; a part that nobody named is left as the plugin finds it.
 *
 * @return array<string, bool>
 */
function variant(): array {
	$flags = defined( 'EMBEDDED_STORE_VARIANT' ) ? json_decode( EMBEDDED_STORE_VARIANT, true ) : array();
	return array_merge( (array) $flags, (array) get_option( 'embedded_store_variant', array() ) );
}

foreach ( VARIANT as $part => $filter ) {
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
						'properties'           => array_map( static fn() => array( 'type' => 'boolean' ), VARIANT ),
						'additionalProperties' => false,
					),
				),
			)
		);
	}
);
