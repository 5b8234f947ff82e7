<?php
/**
 * Reads and sets the parts of a product that we write, in WooCommerce's way where WooCommerce is.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** @return array{title: string, slug: string, content: string, excerpt: string, price: string, sale: string, picture: int, categories: list<int>} */
function product_parts( \WP_Post $post ): array {
	$regular = (string) get_post_meta( $post->ID, '_regular_price', true );
	return array(
		'title'      => $post->post_title,
		'slug'       => $post->post_name,
		'content'    => $post->post_content,
		'excerpt'    => $post->post_excerpt,
		'price'      => '' === $regular ? (string) get_post_meta( $post->ID, '_price', true ) : $regular,
		'sale'       => (string) get_post_meta( $post->ID, '_sale_price', true ),
		'picture'    => (int) get_post_meta( $post->ID, '_thumbnail_id', true ),
		'categories' => categories_of( $post->ID ),
	);
}

/**
 * @param int                  $id    Of the product.
 * @param array<string, mixed> $parts As of product_parts().
 */
function set_product_parts( int $id, array $parts ): void {
	$product = function_exists( 'wc_get_product' ) ? wc_get_product( $id ) : null;
	if ( $product ) {
		$product->set_name( $parts['title'] );
		$product->set_slug( $parts['slug'] );
		$product->set_description( $parts['content'] );
		$product->set_short_description( $parts['excerpt'] );
		$product->set_regular_price( $parts['price'] );
		$product->set_sale_price( $parts['sale'] );
		$product->set_image_id( $parts['picture'] ? $parts['picture'] : '' );
		// Versions up to 0.5 wrote none: then WooCommerce's own for what has none.
		$product->set_category_ids( $parts['categories'] ?? array( (int) get_option( 'default_product_cat' ) ) );
		$product->save();
		return;
	}
	wp_update_post(
		wp_slash(
			array(
				'ID'           => $id,
				'post_title'   => $parts['title'],
				'post_name'    => $parts['slug'],
				'post_content' => $parts['content'],
				'post_excerpt' => $parts['excerpt'],
			)
		)
	);
	update_post_meta( $id, '_price', $parts['price'] );
	update_post_meta( $id, '_regular_price', $parts['price'] );
	$parts['picture'] ? set_post_thumbnail( $id, $parts['picture'] ) : delete_post_thumbnail( $id );
}

/** The addresses of products work after a change, too; rules that know them are left alone. */
function know_product_addresses(): void {
	$rules = get_option( 'rewrite_rules' );
	if ( get_option( 'permalink_structure' ) && ! preg_grep( '/[?&]product=/', is_array( $rules ) ? $rules : array() ) ) {
		flush_rewrite_rules( false );
	}
}
