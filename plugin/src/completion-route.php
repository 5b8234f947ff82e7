<?php
/**
 * `POST customize-your-store/v1/completion`: the design is complete, unless another theme is active by now. The client would have to look
 * at the theme first, and read the store for its closing screen after: WordPress and every plugin start once for all of it.
 *
 * It answers what `reads` answer to GET, as in reads-route.php, or 412 and nothing is written.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. The route of options, which is behind it, judges the account's rights, too. */
function register_completion_route(): void {
	register_rest_route(
		REST_SPACE,
		'/completion',
		array(
			'methods'             => 'POST',
			'callback'            => static fn( \WP_REST_Request $request ) => complete_design( $request['template'], $request['reads'] ),
			'args'                => array(
				'template' => array(
					'type'     => 'string',
					'required' => true,
				),
				'reads'    => READS_PATHS,
			),
			'permission_callback' => static fn() => current_user_can( shop_capability() )
				? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_completion_route' );

/**
 * @param string   $template The home page that was saved: the theme's slug, two slashes, its own.
 * @param string[] $reads    What is read then, as read_together() takes it.
 * @return array{answers: object, rights: object}|\WP_REST_Response|\WP_Error
 */
function complete_design( string $template, array $reads ) {
	if ( ! str_starts_with( $template, get_stylesheet() . '//' ) ) {
		return refusal( 'customize_your_store_changed', __( 'Someone else changed this.', 'customize-your-store' ), 412 );
	}
	$write = new \WP_REST_Request( 'POST', '/wc-admin/options' );
	$write->set_header( 'content-type', 'application/json' );
	$write->set_body(
		(string) wp_json_encode(
			array(
				'woocommerce_admin_customize_store_completed' => 'yes',
				'woocommerce_admin_customize_store_completed_theme_id' => $template,
			)
		)
	);
	$written = rest_do_request( $write );
	return $written->is_error() ? $written : read_together( $reads, array() );
}
