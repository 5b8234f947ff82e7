<?php
/**
 * What the flow makes in the store besides the design: sample products, pictures in the media library, font families and their faces. Each
 * has a mark, and a look, by which anybody can tell later whether somebody has worked on it since.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
