<?php
/**
 * Another writer's answer is held to what a page has room for, and to claim nothing. Nothing in it is trusted.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * The answer, made plain and short; null when it has no six products.
 *
 * @param array<mixed> $answer As the filter gave it.
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string}|null
 */
function checked_content( array $answer ): ?array {
	$list     = static fn( string $name ): array => is_array( $answer[ $name ] ?? null ) ? $answer[ $name ] : array();
	$products = checked_products( $list( 'products' ) );
	if ( count( $products ) < PRODUCTS ) {
		return null;
	}
	return array(
		'title'       => plain( $answer['title'] ?? '', TITLE_LIMIT ),
		// Which of our pictures suits them is found out when all of the content is.
		'products'    => array_map( static fn( $product ) => $product + array(
				'picture'  => '',
				'category' => '',
			), $products ),
		'texts'       => checked_texts( $list( 'texts' ) ),
		'search_term' => plain( $answer['search_term'] ?? '', TITLE_LIMIT ),
	);
}

/**
 * @param array<mixed> $texts By the slots' ids, perhaps.
 * @return array<string, string>
 */
function checked_texts( array $texts ): array {
	$checked = array();
	foreach ( array_intersect_key( slots_of_writers(), $texts ) as $id => $slot ) {
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
		array_values( array_filter( $products, 'is_array' ) )
	);
	return array_slice( array_values( array_filter( $plain, static fn( $product ) => ! in_array( '', $product, true ) ) ), 0, PRODUCTS );
}
