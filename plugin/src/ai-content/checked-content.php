<?php
/**
 * Another writer's answer is held to what a page has room for, and to claim nothing. Nothing in it is trusted.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * The answer, made plain and short; null when it has no six products. Where it is silent, the catalogue speaks.
 *
 * @param array<mixed>         $answer   As the filter gave it.
 * @param array{title: string, texts: array<string, string>, defaults: array<string, string>, search_term: string} $built_in As of built_in_content().
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string}>, texts: array<string, string>, defaults: array<string, string>, search_term: string}|null
 */
function checked_content( array $answer, array $built_in ): ?array {
	$list     = static fn( string $name ): array => is_array( $answer[ $name ] ?? null ) ? $answer[ $name ] : array();
	$products = checked_products( $list( 'products' ) );
	if ( count( $products ) < PRODUCTS ) {
		return null;
	}
	return array(
		'title'       => plain_or( $answer['title'] ?? '', $built_in['title'] ),
		// No picture of ours is known to show what another writer thought of.
		'products'    => array_map( static fn( $product, $number ) => $product + array( 'picture' => tile( $number ) ), $products, array_keys( $products ) ),
		'texts'       => checked_texts( $list( 'texts' ) ) + $built_in['texts'],
		'defaults'    => $built_in['defaults'],
		'search_term' => plain_or( $answer['search_term'] ?? '', $built_in['search_term'] ),
	);
}

/**
 * A short text that somebody wrote, or ours where nothing of it is left.
 *
 * @param mixed  $text    What another writer sent.
 * @param string $instead Ours.
 */
function plain_or( $text, string $instead ): string {
	$plain = plain( $text, TITLE_LIMIT );
	return '' === $plain ? $instead : $plain;
}

/**
 * @param array<mixed> $texts By the slots' ids, perhaps.
 * @return array<string, string>
 */
function checked_texts( array $texts ): array {
	$checked = array();
	foreach ( array_intersect_key( text_slots(), $texts ) as $id => $slot ) {
		$checked[ $id ] = without_claims( plain( $texts[ $id ], $slot['limit'] ) );
	}
	return array_filter( $checked, static fn( $text ) => '' !== $text );
}

/**
 * The first six that are complete.
 *
 * @param array<mixed> $products Products, perhaps.
 * @return list<array{title: string, price: string, description: string}>
 */
function checked_products( array $products ): array {
	$plain = array_map(
		static fn( $product ) => array(
			'title'       => without_claims( plain( $product['title'] ?? '', PRODUCT_TITLE_LIMIT ) ),
			'price'       => plain_price( $product['price'] ?? '' ),
			'description' => without_claims( plain( $product['description'] ?? '', SENTENCE_LIMIT ) ),
		),
		array_values( $products )
	);
	return array_slice( array_values( array_filter( $plain, static fn( $product ) => ! in_array( '', $product, true ) ) ), 0, PRODUCTS );
}
