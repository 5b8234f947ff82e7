<?php
/**
 * The words of products in the versions: title, texts, address, price and picture, as the flow writes them. What else a product has is the
 * merchant's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The columns of a product that the flow writes, by their names in a document. The times tell whether somebody else wrote it since. */
const COLUMNS_OF_WORDS = array(
	'title'        => 'post_title',
	'content'      => 'post_content',
	'excerpt'      => 'post_excerpt',
	'name'         => 'post_name',
	'modified'     => 'post_modified',
	'modified_gmt' => 'post_modified_gmt',
);

/** The meta that the flow writes, and what WordPress and WooCommerce note of it. */
const META_OF_WORDS = array(
	'_price',
	'_regular_price',
	'_sale_price',
	'_thumbnail_id',
	'_product_version',
	'_wp_old_slug',
	StoreContent\MADE_HASH,
	StoreContent\LEFT_AS,
	StoreContent\BEFORE,
);

/**
 * @param int[] $ids Of products.
 * @return array<int, array<string, mixed>> The words of each, by its id.
 */
function words_in_document( array $ids ): array {
	global $wpdb;
	if ( array() === $ids ) {
		return array();
	}
	$list = implode( ',', array_map( 'intval', $ids ) );
	$keys = quoted( META_OF_WORDS );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- numbers and our own names; what the cache has may be older.
	$rows  = (array) $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE ID IN ( $list )", ARRAY_A );
	$meta  = (array) $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id IN ( $list ) AND meta_key IN ( $keys ) ORDER BY meta_key, meta_id", ARRAY_A );
	$words = array();
	// phpcs:enable
	foreach ( $rows as $row ) {
		$words[ (int) $row['ID'] ] = array_map( static fn( string $column ): string => (string) $row[ $column ], COLUMNS_OF_WORDS ) + array(
			'categories' => StoreContent\rows_of_categories( (int) $row['ID'] ),
			'meta'       => array(),
		);
	}
	foreach ( $meta as $one ) {
		$words[ (int) $one['post_id'] ]['meta'][] = array_diff_key( $one, array( 'post_id' => 1 ) );
	}
	return $words;
}

/**
 * @param array<string, mixed> $words As of words_in_document().
 * @param string               $key   Of meta.
 */
function meta_in_words( array $words, string $key ): string {
	return (string) ( array_column( $words['meta'], 'meta_value', 'meta_key' )[ $key ] ?? '' );
}

/**
 * Gives products the words that they have in a version, where the flow has written others since.
 *
 * @param array<string, ?array<string, mixed>> $things     Of a document.
 * @param bool                                 $unfiltered As of put_back_document().
 * @return string[] The keys of those that somebody has worked on since.
 */
function put_back_words( array $things, bool $unfiltered ): array {
	$stayed = array();
	foreach ( array_filter( $things, static fn( ?array $thing ): bool => isset( $thing['words'] ) ) as $key => $thing ) {
		$id  = (int) parts_of_key( $key )[2];
		$now = words_in_document( array( $id ) )[ $id ] ?? null;
		clean_post_cache( $id );
		$product = get_post( $id );
		if ( null === $now || ! is_thing_there( $product ) || meta_in_words( $now, StoreContent\LEFT_AS ) === meta_in_words( $thing['words'], StoreContent\LEFT_AS ) ) {
			continue;
		}
		if ( $product instanceof \WP_Post && StoreContent\is_ours_to_write( $product ) ) {
			put_back_words_of( $id, $thing['words'], $unfiltered );
		} else {
			$stayed[] = $key;
		}
	}
	return $stayed;
}

/**
 * Through WooCommerce, which keeps prices in a table of its own; then every row as it was.
 *
 * @param int                  $id         Of a product.
 * @param array<string, mixed> $words      As of words_in_document().
 * @param bool                 $unfiltered As of put_back_document().
 * @throws Publication_Stopped The database refuses it.
 */
function put_back_words_of( int $id, array $words, bool $unfiltered ): void {
	global $wpdb;
	$regular = meta_in_words( $words, '_regular_price' );
	StoreContent\set_product_parts(
		$id,
		array(
			'title'   => $words['title'],
			'slug'    => $words['name'],
			'content' => $words['content'],
			'excerpt' => $words['excerpt'],
			'price'   => '' === $regular ? meta_in_words( $words, '_price' ) : $regular,
			'sale'    => meta_in_words( $words, '_sale_price' ),
			'picture' => (int) meta_in_words( $words, '_thumbnail_id' ),
		) + ( isset( $words['categories'] ) ? array( 'categories' => StoreContent\categories_again( $words['categories'] ) ) : array() )
	);
	$row  = array_combine( COLUMNS_OF_WORDS, array_map( static fn( string $name ): string => (string) $words[ $name ], array_keys( COLUMNS_OF_WORDS ) ) );
	$keys = quoted( META_OF_WORDS );
	foreach ( $unfiltered ? array() : array( 'post_content', 'post_excerpt' ) as $column ) {
		$row[ $column ] = without_code( 'product', $row[ $column ] );
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.SlowDBQuery -- as it was, whatever plugins make of it.
	$done = false !== $wpdb->update( $wpdb->posts, $row, array( 'ID' => $id ) ) && false !== $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->postmeta WHERE post_id = %d AND meta_key IN ( $keys )", $id ) );
	foreach ( $words['meta'] as $meta ) {
		$done = $done && $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id ) + $meta );
	}
	// phpcs:enable
	if ( ! $done ) {
		throw new Publication_Stopped( not_stored() );
	}
	delete_post_meta( $id, StoreContent\CATEGORY_TO_BE );
	clean_post_cache( $id );
}
