<?php
/**
 * Who answers when the flow asks an AI: Jetpack's connection, WordPress's own AI client, or nobody but our built-in rules.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The first of the three that is ready: `jetpack`, `wordpress` or `rules`. */
function ai_provider(): string {
	$found = jetpack_is_connected() ? 'jetpack' : ( model_is_ready() ? 'wordpress' : 'rules' );

	/**
	 * Filters who answers when the flow asks an AI.
	 *
	 * @param string $found `jetpack`, `wordpress` or `rules`.
	 */
	$wanted = apply_filters( 'customize_your_store_ai_provider', $found );
	return in_array( $wanted, array( 'jetpack', 'wordpress', 'rules' ), true ) ? $wanted : $found;
}

/**
 * The part of the boot data that is about AI. A store that offers no AI asks for no provider, which may take a request.
 *
 * @return array{enabled: bool, connectionOffline: bool, provider: string, completion: string, jetpack: array{nonce: string, blog: string}|null}
 */
function ai_boot_data(): array {
	return array(
		'enabled'           => is_ai_enabled(),
		'connectionOffline' => is_connection_offline(),
		'provider'          => is_ai_enabled() ? ai_provider() : 'rules',
		'completion'        => completion_address(),
		'jetpack'           => jetpack_details(),
	);
}
