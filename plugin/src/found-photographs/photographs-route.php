<?php
/**
 * `customize-your-store/v1/photographs`: photographs in the public domain, found at Openverse once somebody has agreed that the search
 * words go there. POST `/consent` {agreed}; GET `?search=…&page=…`; POST {id} copies one into the media library.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Photographs in one answer, and how many answers there are at most: nobody who is not registered gets more. */
const PHOTOGRAPHS_PER_PAGE = 20;
const PHOTOGRAPH_PAGES     = 12;

/** Registers the routes. */
function register_photographs_route(): void {
	register_rest_route(
		REST_SPACE,
		'/photographs/consent',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\write_photographs_consent',
			'permission_callback' => __NAMESPACE__ . '\may_add_photographs',
			'args'                => array(
				'agreed' => array(
					'type'     => 'boolean',
					'required' => true,
				),
			),
		)
	);
	register_rest_route(
		REST_SPACE,
		'/photographs',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\found_photographs',
				'permission_callback' => __NAMESPACE__ . '\may_ask_openverse',
				'args'                => array(
					'search' => array(
						'type'      => 'string',
						'required'  => true,
						'minLength' => 1,
						'maxLength' => 200,
						'pattern'   => '\S',
					),
					'page'   => array(
						'type'    => 'integer',
						'default' => 1,
						'minimum' => 1,
						'maximum' => PHOTOGRAPH_PAGES,
					),
				),
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\import_photograph',
				'permission_callback' => __NAMESPACE__ . '\may_ask_openverse',
				'args'                => array(
					'id' => array(
						'type'     => 'string',
						'required' => true,
						'pattern'  => '^' . PHOTOGRAPH_ID . '$',
					),
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_photographs_route' );

/** @return true|\WP_Error */
function may_add_photographs() {
	return current_user_can( shop_capability() ) && current_user_can( 'upload_files' )
		? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to add photos to this store.', 'customize-your-store' ) );
}

/** @return true|\WP_Error */
function may_ask_openverse() {
	$may = may_add_photographs();
	return true !== $may || 'yes' === get_option( PHOTOGRAPHS_CONSENT )
		? $may : refusal( 'customize_your_store_photographs_consent', __( 'Nobody has agreed yet that search words are sent to Openverse.', 'customize-your-store' ), 403 );
}

/**
 * Records the consent, or takes it back.
 *
 * @return array{agreed: bool}
 */
function write_photographs_consent( \WP_REST_Request $request ): array {
	if ( $request['agreed'] ) {
		update_option( PHOTOGRAPHS_CONSENT, 'yes', false );
	} else {
		delete_option( PHOTOGRAPHS_CONSENT );
	}
	return array( 'agreed' => (bool) $request['agreed'] );
}

/**
 * One page of what Openverse found. It leaves out what is not free for any use, and what is for adults, also where the answer has it.
 *
 * @return array{photographs: list<array<string, mixed>>, page: int, pages: int}|\WP_Error|\WP_REST_Response
 */
function found_photographs( \WP_REST_Request $request ) {
	$words = trim( (string) preg_replace( '/\s+/u', ' ', $request['search'] ) );
	$said  = ask_openverse(
		'images/?' . http_build_query(
			array(
				'q'         => $words,
				'license'   => implode( ',', array_keys( PHOTOGRAPH_LICENSES ) ),
				'mature'    => 'false',
				'page_size' => PHOTOGRAPHS_PER_PAGE,
				'page'      => $request['page'],
			)
		)
	);
	if ( ! is_array( $said ) ) {
		return $said;
	}
	$found = array_filter( array_map( __NAMESPACE__ . '\as_photograph', array_values( (array) ( $said['results'] ?? array() ) ) ) );
	$pages = $said['page_count'] ?? 1;
	return array(
		// The picture's own address stays here: only the store fetches it.
		'photographs' => array_values( array_map( static fn( $one ) => array_diff_key( $one, array( 'url' => '' ) ), $found ) ),
		'page'        => $request['page'],
		'pages'       => min( PHOTOGRAPH_PAGES, max( 1, is_numeric( $pages ) ? (int) $pages : 1 ) ),
	);
}
