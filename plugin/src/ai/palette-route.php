<?php
/**
 * `POST customize-your-store/v1/ai/palette`: asks the site's model which palettes suit the store.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The client waits ten seconds; it should still be there when the reason comes. */
const PALETTE_SECONDS = 9.0;

/** Registers the route: typed inputs only, so that nobody can make it say something else to the model. */
function register_palette_route(): void {
	register_rest_route(
		'customize-your-store/v1',
		'/ai/palette',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\palette_answer',
			'permission_callback' => __NAMESPACE__ . '\may_send_to_model',
			'args'                => array(
				'description' => array(
					'type'      => 'string',
					'required'  => true,
					'minLength' => 1,
					'maxLength' => 4000,
				),
				'look'        => array(
					'type'     => 'string',
					'required' => true,
					'enum'     => array( 'Contemporary', 'Classic', 'Bold' ),
				),
				'tone'        => array(
					'type'     => 'string',
					'required' => true,
					'enum'     => array( 'Informal', 'Neutral', 'Formal' ),
				),
				'palettes'    => array(
					'type'        => 'array',
					'required'    => true,
					'minItems'    => 9,
					'maxItems'    => 40,
					'uniqueItems' => true,
					'items'       => array(
						'type'      => 'string',
						'minLength' => 1,
						'maxLength' => 60,
					),
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_palette_route' );

/**
 * The model's own words: the client reads and validates them, as it does with those of every other provider.
 *
 * @param \WP_REST_Request $request The typed inputs.
 * @return array{completion: string}|\WP_Error|\WP_REST_Response
 */
function palette_answer( \WP_REST_Request $request ) {
	$wait = seconds_to_wait();
	if ( $wait > 0 ) {
		return ask_later( $wait );
	}
	$asked  = array(
		'description' => $request['description'],
		'look'        => $request['look'],
		'tone'        => $request['tone'],
		'palettes'    => $request['palettes'],
	);
	$answer = ask_model( PALETTE_TASK, palette_data( $asked ), palette_schema( $asked['palettes'] ), PALETTE_SECONDS );
	return is_wp_error( $answer ) ? $answer : array( 'completion' => $answer );
}
