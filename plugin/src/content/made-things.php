<?php
/**
 * What the flow makes in the store besides the design: sample products, pictures in the media library, font families and their faces. Each
 * has a mark, and a look, by which anybody can tell later whether somebody has worked on it since.
 *
 * Which products are samples is told by the store itself: a browser that did not hear of the end of their making could not tell them from
 * products that somebody adds meanwhile.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Holds the product's own id, so that a duplicate, which takes its meta along, is no sample. */
const MADE_MARK = '_customize_your_store_made';

const SAMPLES_ROUTE = '/wc-admin/onboarding/products';

/** WooCommerce's own mark of a sample. */
const WOOCOMMERCE_MARK = '_headstart_post';

/** Pixels of a sample picture's longer side. */
const SAMPLE_PICTURE = 1600;

/**
 * Marks each product that is new while samples are made, and keeps their pictures small.
 *
 * @param mixed            $result  Somebody's answer; it is left alone.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function mark_samples( $result, \WP_REST_Request $request ) {
	if ( 'POST' === $request->get_method() && SAMPLES_ROUTE === $request->get_route() ) {
		add_action(
			'save_post_product',
			static function ( $id, $post = null, $update = true ): void {
				if ( ! $update ) {
					mark_as_made( $id );
				}
			},
			10,
			3
		);
		add_action( 'add_attachment', __NAMESPACE__ . '\mark_as_made' );
		add_filter( 'wp_handle_upload', __NAMESPACE__ . '\smaller_picture' );
		add_action( 'woocommerce_before_product_object_save', __NAMESPACE__ . '\pass_for_no_product_of_the_merchant' );
	}
	return $result;
}
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\mark_samples', 5, 2 );

/**
 * WooCommerce looks at each new product, and ticks its task "Add your products" unless it is a sample. It marks its samples as such only
 * after it has looked.
 *
 * @param mixed $product A product that is being saved.
 */
function pass_for_no_product_of_the_merchant( $product ): void {
	if ( $product instanceof \WC_Product && 0 === $product->get_id() ) {
		$product->update_meta_data( WOOCOMMERCE_MARK, '1' );
	}
}

/**
 * Scales a picture down before WordPress makes its ten sizes, each of them from this file. Some that come with WooCommerce have
 * 5,000 pixels, and to scale those took most of the time that the samples took. One that cannot be scaled stays as it is.
 *
 * @param mixed $upload The file, its address and its type; another plugin may have put something else in their place.
 * @return mixed The same.
 */
function smaller_picture( $upload ) {
	$editor = is_array( $upload ) && isset( $upload['file'] ) ? wp_get_image_editor( $upload['file'] ) : null;
	if ( ! $editor instanceof \WP_Image_Editor || max( 0, ...array_values( $editor->get_size() ) ) <= SAMPLE_PICTURE ) {
		return $upload;
	}
	if ( true === $editor->resize( SAMPLE_PICTURE, SAMPLE_PICTURE ) ) {
		// A plugin that makes WebP of every picture would make a second file of this one, under another name.
		add_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
		$editor->save( $upload['file'] );
		remove_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
	}
	return $upload;
}

/** Adds the field to replies for editing. */
function register_sample_field(): void {
	register_rest_field(
		'product',
		'customize_your_store_sample',
		array(
			'get_callback' => static fn( array $product ): bool => (int) get_post_meta( (int) $product['id'], MADE_MARK, true ) === (int) $product['id'],
			'schema'       => array(
				'description' => 'Whether it is a sample that was made for the design.',
				'type'        => 'boolean',
				'context'     => array( 'edit' ),
				'readonly'    => true,
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_sample_field' );

/** What a thing looked like when we last left it; of products see content/samples.php. */
const THING_LEFT_AS = '_customize_your_store_left_as';

/** The types that the flow makes, in the order in which they are put away: a picture stays as long as a product shows it. */
const THING_TYPES = array( 'product', 'attachment', 'wp_font_family', 'wp_font_face' );

/**
 * Marks what has just been made. Its look is taken once the request that makes it is done.
 *
 * @param int $id Of a post.
 */
function mark_as_made( int $id ): void {
	update_post_meta( $id, MADE_MARK, $id );
	add_filter(
		'rest_request_after_callbacks',
		static function ( $answer ) use ( $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && ( 'product' !== $post->post_type || '' === get_post_meta( $id, THING_LEFT_AS, true ) ) ) {
				update_post_meta( $id, THING_LEFT_AS, look_of_thing( $post ) );
			}
			return $answer;
		}
	);
}

/** A text that is another one where somebody has worked on the thing. Sizes of a picture count for nothing: plugins make others by themselves. */
function look_of_thing( \WP_Post $post ): string {
	if ( 'product' === $post->post_type ) {
		return StoreContent\look_of( $post );
	}
	$alt     = get_post_meta( $post->ID, '_wp_attachment_image_alt', true );
	$cropped = '' !== get_post_meta( $post->ID, '_wp_attachment_backup_sizes', true );
	return md5( (string) wp_json_encode( array( $post->post_title, $post->post_content, $post->post_excerpt, $alt, $cropped ) ) );
}

/**
 * Marks a font that the designer installs.
 *
 * @param int      $id     Of the family or face.
 * @param \WP_Post $post   The same.
 * @param bool     $update Whether it was there before.
 */
function mark_font( int $id, \WP_Post $post, bool $update ): void {
	if ( ! $update && is_design_request() ) {
		mark_as_made( $id );
	}
}
/**
 * Marks a menu of all pages or a record of styles, which WordPress makes while somebody designs; the designer itself makes none.
 *
 * @param int      $id     Of the post.
 * @param \WP_Post $post   The same.
 * @param bool     $update Whether it was there before.
 */
function mark_made_by_wordpress( int $id, \WP_Post $post, bool $update ): void {
	$shown = '' !== query_text( 'cys-draft' ) . query_text( 'cys-version' ) || ( is_admin() && is_flow_page() );
	if ( ! $update && ( $shown || is_design_request() ) ) {
		update_post_meta( $id, MADE_MARK, $id );
	}
}
add_action( 'save_post_wp_navigation', __NAMESPACE__ . '\mark_made_by_wordpress', 10, 3 );
add_action( 'save_post_wp_global_styles', __NAMESPACE__ . '\mark_made_by_wordpress', 10, 3 );

add_action( 'save_post_wp_font_family', __NAMESPACE__ . '\mark_font', 10, 3 );
add_action( 'save_post_wp_font_face', __NAMESPACE__ . '\mark_font', 10, 3 );
