<?php
/**
 * Who answers when the flow asks an AI: Jetpack's connection, WordPress's own AI client, or nobody but our built-in rules. The quick start
 * also asks WordPress's own where the store offers no AI.
 *
 * `GET customize-your-store/v1/ai/status`: whether the site's model can be asked, in the words of a provider's status page. Before the
 * merchant's consent the provider is not asked.
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

/** May WordPress's own AI client be asked? Both filters may forbid it; a store that merely offers no AI does not. */
function is_model_allowed(): bool {
	/** This filter is documented in page.php. */
	$is_enabled = apply_filters( 'customize_your_store_ai_enabled', true );
	/** This filter is documented above. */
	return $is_enabled && 'wordpress' === apply_filters( 'customize_your_store_ai_provider', 'wordpress' );
}

/**
 * What a route answers first that asks the site's model: the merchant's consent, where no filter forbids to ask.
 *
 * @return true|\WP_Error
 */
function consent_to_model() {
	return is_model_allowed() ? StoreContent\consent_to_ai() : model_fault( 'unavailable' );
}

/**
 * The part of the boot data that is about AI. `provider` is for stores that offer AI; `model` says whether the quick start of any store may
 * ask WordPress's own AI client.
 *
 * @return array{enabled: bool, connectionOffline: bool, provider: string, model: bool, completion: string, jetpack: array{nonce: string, blog: string}|null}
 */
function ai_boot_data(): array {
	return array(
		'enabled'           => is_ai_enabled(),
		'connectionOffline' => is_connection_offline(),
		'provider'          => is_ai_enabled() ? ai_provider() : 'rules',
		'model'             => is_model_allowed() && model_is_ready(),
		'completion'        => completion_address(),
		'jetpack'           => jetpack_details(),
	);
}

/** Is this site connected through Jetpack's connection? */
function jetpack_is_connected(): bool {
	/** @var string $manager Perhaps not there. */
	$manager = '\Automattic\Jetpack\Connection\Manager';
	try {
		return class_exists( $manager ) && method_exists( $manager, 'is_connected' ) && ( new $manager() )->is_connected();
	} catch ( \Throwable $error ) {
		return false;
	}
}

/**
 * The same as `JP_CONNECTION_INITIAL_STATE.apiNonce` and `.siteSuffix`, which Jetpack prints on its own screens only.
 *
 * @return array{nonce: string, blog: string}|null
 */
function jetpack_details(): ?array {
	/** @var string $status Perhaps not there. */
	$status = '\Automattic\Jetpack\Status';
	try {
		return jetpack_is_connected() && class_exists( $status ) && method_exists( $status, 'get_site_suffix' )
			? array(
				'nonce' => wp_create_nonce( 'wp_rest' ),
				'blog'  => (string) ( new $status() )->get_site_suffix(),
			)
			: null;
	} catch ( \Throwable $error ) {
		return null;
	}
}

/** Where Jetpack's AI answers. */
function completion_address(): string {
	/**
	 * Filters the address of the text completion.
	 *
	 * @param string $address WordPress.com's, counted for this flow.
	 */
	$address = apply_filters( 'customize_your_store_ai_completion', 'https://public-api.wordpress.com/wpcom/v2/text-completion?feature=woo_cys' );
	return sanitize_url( is_string( $address ) ? $address : '', array( 'https', 'http' ) );
}

/** @return array{indicator: string} */
function ai_status(): array {
	return array( 'indicator' => model_is_ready() ? 'none' : 'critical' );
}
