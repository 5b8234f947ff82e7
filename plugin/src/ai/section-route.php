<?php
/**
 * `POST customize-your-store/v1/ai/section`: asks the site's model for new words for one section of a page. It writes nothing.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The client waits a little longer (src/catalogue/limits.ts); it should still be there when the reason comes. */
const SECTION_SECONDS = 25.0;

/** Registers the route: typed inputs only, so that nobody can make it say something else to the model. */
function register_section_route(): void {
	$line = static fn( int $least, int $most ) => array(
		'type'      => 'string',
		'required'  => true,
		'minLength' => $least,
		'maxLength' => $most,
	);
	register_rest_route(
		'customize-your-store/v1',
		'/ai/section',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\section_answer',
			'permission_callback' => __NAMESPACE__ . '\may_send_to_model',
			'args'                => array(
				'description' => $line( 1, 4000 ),
				'name'        => $line( 0, 200 ),
				'tone'        => $line( 1, 20 ) + array( 'enum' => array( 'Informal', 'Neutral', 'Formal' ) ),
				'texts'       => array(
					'type'     => 'array',
					'required' => true,
					'minItems' => 1,
					'maxItems' => 24,
					'items'    => array(
						'type'                 => 'object',
						'properties'           => array(
							'kind' => array(
								'type'     => 'string',
								'required' => true,
								'enum'     => array( 'heading', 'paragraph', 'item', 'button' ),
							),
							'now'  => $line( 1, 400 ),
							'most' => array(
								'type'     => 'integer',
								'required' => true,
								'minimum'  => 1,
								'maximum'  => 600,
							),
						),
						'additionalProperties' => false,
					),
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_section_route' );

/**
 * As many texts as were sent, in their order; an empty one where the text should stay as it is.
 *
 * @param \WP_REST_Request $request The typed inputs.
 * @return array{texts: list<string>}|\WP_Error|\WP_REST_Response
 */
function section_answer( \WP_REST_Request $request ) {
	$wait = seconds_to_wait();
	if ( $wait > 0 ) {
		return ask_later( $wait );
	}
	$asked  = array(
		'description' => $request['description'],
		'name'        => $request['name'],
		'tone'        => $request['tone'],
		'texts'       => $request['texts'],
	);
	$answer = ask_model( SECTION_TASK, section_data( $asked ), section_schema( $asked['texts'] ), SECTION_SECONDS );
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$texts = StoreContent\section_words( texts_in( $answer, section_ids( $asked['texts'] ) ), $asked );
	return $texts ? array( 'texts' => $texts ) : model_fault( 'unusable' );
}

/**
 * The texts by their ids, in order; none unless each of them is there.
 *
 * @param string       $answer The model's own words.
 * @param list<string> $ids    What was asked for.
 * @return list<string>
 */
function texts_in( string $answer, array $ids ): array {
	// Models like to put a fence or a sentence around it, however they are asked.
	$read  = json_decode( (string) preg_replace( '/^[^{]*|[^}]*$/', '', $answer ), true );
	$texts = is_array( $read ) && is_array( $read['texts'] ?? null ) ? $read['texts'] : array();
	$found = array_map( static fn( $id ) => $texts[ $id ] ?? null, $ids );
	return array_filter( $found, 'is_string' ) === $found ? $found : array();
}
