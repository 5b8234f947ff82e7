<?php
/**
 * `customize-your-store/v1/ai/products` and `…/ai/product`: what is proposed for the sample products, and each of them written.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

use function CustomizeYourStore\locked;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\refusal;

/**
 * Makes sure that the samples are there and proposes words for those that nobody has edited. Writes none of them yet.
 *
 * @return array<string, mixed>|\WP_Error
 */
function write_products( \WP_REST_Request $request ) {
	$description = description_in( $request );
	if ( '' === $description ) {
		return refusal( 'missing_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
	}
	if ( ! has_images( $request['images'] ) ) {
		return refusal( 'images_not_found', __( 'There are no images for the products.', 'customize-your-store' ), 500 );
	}
	if ( ! ensure_samples() ) {
		return refusal( 'product_content_not_found', __( 'The sample products could not be created. Please try again.', 'customize-your-store' ), 500 );
	}
	$content  = store_content( $description, look_named( $request['images']['look'] ?? '' ) );
	$shop     = shop_of( $description );
	$shared   = shared_category( $shop['trades'], '' === $shop['language'] ? 'en' : $shop['language'] );
	$proposed = array();
	make_categories( $content['categories'] );
	foreach ( samples() as $number => $sample ) {
		if ( isset( $content['products'][ $number ] ) && is_ours_to_write( $sample ) ) {
			update_post_meta( $sample->ID, CATEGORY_TO_BE, wp_slash( implode( "\n", array_unique( array( $content['products'][ $number ]['category'], $shared ) ) ) ) );
			$proposed[] = proposal( $content['products'][ $number ], $sample->ID );
		}
	}
	return array(
		'ai_content_generated' => true,
		'product_content'      => $proposed,
		'provider'             => $content['provider'],
	);
}

/**
 * @param array{title: string, description: string, price: string, picture: string} $product As of store_content().
 * @return array<string, mixed>
 */
function proposal( array $product, int $id ): array {
	$image = image_of( $product['picture'] );
	return array(
		'title'       => $product['title'],
		'description' => $product['description'],
		'price'       => (float) $product['price'],
		'image'       => array(
			'src' => $image['URL'],
			'alt' => $image['title'],
		),
		'product_id'  => $id,
	);
}

/**
 * Writes one proposal. What is empty, incomplete, or about another product than an unedited sample changes nothing.
 *
 * @return array{ai_content_generated: true}
 */
function write_one_product( \WP_REST_Request $request ): array {
	$asked   = $request['products_information'];
	$product = array(
		'title'       => plain( $asked['title'] ?? '', PRODUCT_TITLE_LIMIT ),
		'price'       => plain_price( $asked['price'] ?? '' ),
		'description' => plain( $asked['description'] ?? '', SENTENCE_LIMIT ),
	);
	if ( ! in_array( '', $product, true ) ) {
		$id = is_numeric( $asked['product_id'] ?? '' ) ? (int) $asked['product_id'] : 0;
		locked( 'product', static fn() => write_sample( $id, $product, picture_at( $asked['image']['src'] ?? '' ) ) );
	}
	if ( $request['last_product'] ) {
		know_product_addresses();
	}
	return array( 'ai_content_generated' => true );
}

/** @return array{removed: true} */
function reset_products(): array {
	locked( 'product', __NAMESPACE__ . '\restore_samples' );
	remove_unused_categories();
	forget_description();
	return array( 'removed' => true );
}
