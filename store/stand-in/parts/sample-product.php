<?php
/**
 * Creates a sample product, and lists existing ones.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** Marks a sample; the meta key is WooCommerce's. */
const SAMPLE_MARK = '_headstart_post';

/** Identifies which of the six samples a product is, so that an interrupted creation resumes with the missing ones. */
const SAMPLE_KEY = '_customize_your_store_sample';

/**
 * The published products.
 *
 * @param bool $samples True for samples, false for the merchant's own.
 * @return int[] Ids, at most a hundred.
 */
function published_products( bool $samples ): array {
	return get_posts(
		array(
			'post_type'      => 'product',
			'post_status'    => 'publish',
			'posts_per_page' => 100,
			'fields'         => 'ids',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- a handful of products.
			'meta_query'     => array(
				array(
					'key'     => SAMPLE_MARK,
					'compare' => $samples ? 'EXISTS' : 'NOT EXISTS',
				),
			),
		)
	);
}

/**
 * Creates a product with its image. The stored hash later tells whether the merchant has changed it.
 *
 * @param string                                                                    $key    Its key in sample_products().
 * @param array{name: string, description: string, price: string, alt: string} $sample Its properties.
 */
function create_sample( string $key, array $sample ): void {
	$picture = upload_picture( $key, $sample['alt'] );
	wp_insert_post(
		array(
			'post_type'    => 'product',
			'post_status'  => 'publish',
			'post_title'   => $sample['name'],
			'post_content' => "<!-- wp:paragraph --><p>{$sample['description']}</p><!-- /wp:paragraph -->",
			'post_excerpt' => $sample['description'],
			'meta_input'   => array_filter(
				array(
					SAMPLE_MARK             => '1',
					SAMPLE_KEY              => $key,
					'_price'                => $sample['price'],
					'_regular_price'        => $sample['price'],
					'_thumbnail_id'         => $picture,
					'_ai_generated_content' => md5( $sample['name'] . $sample['description'] . $picture ),
				)
			),
		)
	);
}

/**
 * Adds a sample's image to the media library.
 *
 * @param string $key The image's file name without extension.
 * @param string $alt The alternative text.
 * @return int The attachment, or 0: a missing or unusable image is logged, and the product has none.
 */
function upload_picture( string $key, string $alt ): int {
	$found = glob( WP_PLUGIN_DIR . "/customize-your-store/pictures/products/$key.*" );
	$file  = $found ? wp_upload_bits( basename( $found[0] ), null, (string) file_get_contents( $found[0] ) ) : array( 'error' => 'no picture' );
	if ( ! empty( $file['error'] ) ) {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the developer who runs the store.
		error_log( "The picture of the sample product $key was not uploaded: " . $file['error'] );
		return 0;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$attachment = wp_insert_attachment(
		array(
			'post_title'     => $alt,
			'post_mime_type' => $file['type'],
		),
		$file['file']
	);
	update_post_meta( $attachment, '_wp_attachment_image_alt', $alt );
	// The images are small already; resized copies would take seconds to make and save nothing.
	add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
	wp_update_attachment_metadata( $attachment, wp_generate_attachment_metadata( $attachment, $file['file'] ) );
	remove_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
	return $attachment;
}
