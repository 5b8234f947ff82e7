<?php
/**
 * `GET customize-your-store/v1/ai/status`: whether the site's model can be asked, in the words of a provider's status page. Before the
 * merchant's consent the provider is not asked.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_ai_status_route(): void {
	register_rest_route(
		'customize-your-store/v1',
		'/ai/status',
		array(
			'methods'             => 'GET',
			'callback'            => static fn() => array( 'indicator' => model_is_ready() ? 'none' : 'critical' ),
			'permission_callback' => __NAMESPACE__ . '\may_ask_model',
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_ai_status_route' );
