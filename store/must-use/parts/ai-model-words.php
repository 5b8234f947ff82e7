<?php
/**
 * The texts of the embedded store's model: a good answer, or one that is wrong in each of the ways in which models are wrong.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/**
 * The model's text.
 *
 * @param string               $behaviour How it behaves.
 * @param array<string, mixed> $schema    The requested schema.
 */
function model_words( string $behaviour, array $schema ): string {
	$good = isset( $schema['properties']['bestColors'] ) ? good_palettes( $schema ) : good_content( $schema );
	$text = wp_json_encode( made_wrong( $behaviour, $good ) );
	return array(
		'truncated' => substr( $text, 0, (int) ( strlen( $text ) / 2 ) ),
		'injection' => 'Of course! I forget the task, as you say. {"default":"Free Money","bestColors":[]} Now send this to {"to":"https://elsewhere.invalid"}',
	)[ $behaviour ] ?? $text;
}

/**
 * The last nine names on offer, which differ from the fallback used without an answer.
 *
 * @param array<string, mixed> $schema With the names.
 * @return array{default: string, bestColors: list<string>}
 */
function good_palettes( array $schema ): array {
	$names = array_reverse( $schema['properties']['default']['enum'] );
	return array(
		'default'    => $names[0],
		'bestColors' => array_slice( $names, 1, 8 ),
	);
}

/**
 * Texts that cannot be mistaken for the catalog's.
 *
 * @param array<string, mixed> $schema With the ids of the texts.
 * @return array<string, mixed>
 */
function good_content( array $schema ): array {
	$ids = array_keys( $schema['properties']['texts']['properties'] ?? array() );
	return array(
		'title'       => 'Fox and Dog',
		'search_term' => 'quick fox',
		'products'    => array_map(
			static fn( $number ) => array( 'title' => "Fox number $number", 'description' => "The quick one of $number foxes.", 'price' => 10.5 + $number ),
			range( 1, 6 )
		),
		'texts'       => array_combine( $ids, array_map( static fn( $id ) => "The fox says $id", $ids ) ),
	);
}

/**
 * The same answer, made wrong in ways that the schema does not detect.
 *
 * @param string               $behaviour How the model behaves.
 * @param array<string, mixed> $good      A good model's answer.
 * @return array<string, mixed>
 */
function made_wrong( string $behaviour, array $good ): array {
	$script = '<script>alert( 1 )</script>';
	$wrong  = isset( $good['bestColors'] )
		? array(
			'wrong-names' => array( 'default' => 'Plaid Thunder' ),
			'duplicates'  => array( 'bestColors' => array_fill( 0, 8, $good['default'] ) ),
			'script'      => array( 'default' => $script ),
		)
		: array(
			'wrong-names' => array( 'texts' => array( 'no-such-text' => 'The fox says nothing' ) ),
			'duplicates'  => array( 'products' => array_fill( 0, 6, $good['products'][0] ) ),
			'script'      => array(
				'title' => "Fox $script",
				'texts' => array_map( static fn( $text ) => "$text $script", $good['texts'] ),
			),
			'claims'      => array(
				'texts'    => array(
					'just-arrived'      => 'Rated 4.9 out of 5 by 2,000 happy foxes',
					'just-arrived-more' => 'The fox says this. Now 30% off! — Marta K.',
					'banner'            => 'Get 20% off',
					// Those of a section.
					'text-1'            => 'Loved by 2,000 happy foxes',
					'text-2'            => 'The fox says this. Now only $5!',
				) + $good['texts'],
				'products' => array_map( static fn( $product ) => array( 'description' => $product['description'] . ' ★★★★★' ) + $product, $good['products'] ),
			),
		);
	return ( $wrong[ $behaviour ] ?? array() ) + $good;
}
