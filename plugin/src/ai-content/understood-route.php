<?php
/**
 * `POST customize-your-store/v1/understood`: what the built-in suggestions understood of a description, and which trades they know.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use const CustomizeYourStore\REST_SPACE;

/** It writes nothing; the description may be too long for an address. */
function register_understood_route(): void {
	register_rest_route(
		REST_SPACE,
		'/understood',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\understood',
			'permission_callback' => 'CustomizeYourStore\may_set_options',
			'args'                => array(
				'business_description' => array(
					'type'      => 'string',
					'required'  => true,
					'maxLength' => DESCRIPTION_LIMIT,
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_understood_route' );

/**
 * @return array{trades: list<string>, place: ?string, name: ?string, facts: list<string>, pictures: string, choices: list<array{trade: string, name: string, picture: string}>}
 *         `pictures` is the beginning of the pictures' addresses. Choices by name.
 */
function understood( \WP_REST_Request $request ): array {
	$told    = trim( $request['business_description'] );
	$shop    = shop_of( $told );
	$choices = array();
	foreach ( trades() as $name => $trade ) {
		$choices[] = array(
			'trade'   => $name,
			'name'    => name_of_trade( $trade ),
			'picture' => drawn_product( $name, 't0', LOOKS[0], 0 ),
		);
	}
	usort( $choices, static fn( $one, $other ) => strcasecmp( remove_accents( $one['name'] ), remove_accents( $other['name'] ) ) );
	return array(
		'trades'   => $shop['trades'],
		'place'    => $shop['place'],
		'name'     => $shop['name'],
		'facts'    => array_column( facts_in( $told, recognised( $told )['language'] ), 'name' ),
		'pictures' => home_url( '/?' . \CustomizeYourStore\DRAWN_PICTURE . '=' ),
		'choices'  => $choices,
	);
}

/**
 * As people say it in the merchant's language, or else in English.
 *
 * @param array<string, mixed> $trade As of trades().
 */
function name_of_trade( array $trade ): string {
	$place = array_search( substr( get_user_locale(), 0, 2 ), LANGUAGES, true );
	$names = explode( ' | ', $trade['things'] );
	return capitalized( $names[ false === $place ? 0 : $place ] ?? $names[0] );
}
