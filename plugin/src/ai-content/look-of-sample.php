<?php
/**
 * What a product looks like, as a short text that tells whether somebody has changed it since, and which parts.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** What a merchant fills in and we do not write: whoever did has made the product their own. */
const MERCHANTS_META = array( '_sale_price_dates_from', '_sale_price_dates_to', '_sku', '_stock', '_product_image_gallery' );

/**
 * A hash of each part.
 *
 * @param \WP_Post                  $sample The product.
 * @param array<string, mixed>|null $parts  As of product_parts(), where it is to have others than it has.
 */
function look_of( \WP_Post $sample, ?array $parts = null ): string {
	$looks      = $parts ?? product_parts( $sample );
	$categories = $looks['categories'] ?? array( (int) get_option( 'default_product_cat' ) );
	unset( $looks['categories'] );
	// A number that WordPress puts after an address that is taken.
	$looks['slug'] = preg_replace( '/-\d+$/', '', $looks['slug'] );
	// While a product is on sale, that is what it costs.
	$to_be          = '' === $looks['sale'] ? $looks['price'] : $looks['sale'];
	$looks['shown'] = null === $parts ? get_post_meta( $sample->ID, '_price', true ) : $to_be;
	foreach ( MERCHANTS_META as $key ) {
		$looks[ $key ] = get_post_meta( $sample->ID, $key, true ) ?? '';
	}
	$looks['categories'] = $categories;
	return implode( ' ', array_map( static fn( $part ): string => substr( md5( (string) wp_json_encode( $part ) ), 0, 10 ), $looks ) );
}

/** @return list<int> The smallest first. */
function categories_of( int $id ): array {
	$terms = get_the_terms( $id, 'product_cat' );
	$ids   = is_array( $terms ) ? array_column( $terms, 'term_id' ) : array();
	sort( $ids );
	return $ids;
}

/**
 * Is each part of a look as in one of two others?
 *
 * @param string $look   As of look_of().
 * @param string $before Another.
 * @param string $wanted And another.
 */
function is_between( string $look, string $before, string $wanted ): bool {
	$parts  = explode( ' ', $look );
	$before = explode( ' ', $before );
	$wanted = explode( ' ', $wanted );
	foreach ( $parts as $at => $part ) {
		if ( ! in_array( $part, array( $before[ $at ] ?? '', $wanted[ $at ] ?? '' ), true ) ) {
			return false;
		}
	}
	return true;
}

/** As marks up to version 0.4 have it: without what a merchant may have added. */
function former_look_of( \WP_Post $sample ): string {
	$picture = (int) get_post_meta( $sample->ID, '_thumbnail_id', true );
	$price   = (string) get_post_meta( $sample->ID, '_price', true );
	return md5( (string) wp_json_encode( array( $sample->post_title, $sample->post_content, $sample->post_excerpt, $price, $picture ) ) );
}
