<?php
/**
 * What the connection plugin knows that the client needs to ask Jetpack's AI. All of it may be missing.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
