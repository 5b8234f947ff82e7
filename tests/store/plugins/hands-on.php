<?php
/**
 * Plugin Name: Hands on
 * Description: For tests. Sets meta of a post as a merchant's screen does, and stops PHP with an error at the hook that the header X-Die-At names.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'hands-on/v1',
			'/meta/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( \WP_REST_Request $request ): array {
					foreach ( $request->get_json_params() as $key => $value ) {
						update_post_meta( $request['id'], $key, $value );
					}
					return get_post_meta( $request['id'] );
				},
			)
		);
	}
);

if ( isset( $_SERVER['HTTP_X_DIE_AT'] ) ) {
	add_action( $_SERVER['HTTP_X_DIE_AT'], static fn() => throw new Error( 'The time is up.' ) );
}
