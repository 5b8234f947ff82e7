<?php
/**
 * Writes a sample product that is still ours, and puts written ones back to what they were.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\note_product_before;

/**
 * Writing the same again changes nothing.
 *
 * @param int                                                        $id      The product, perhaps.
 * @param array{title: string, price: string, description: string} $words   Plain and complete.
 * @param string                                                     $picture A file in `plugin/pictures`, or empty: then the picture stays.
 */
function write_sample( int $id, array $words, string $picture ): void {
	$sample = get_post( $id );
	if ( ! $sample || 'product' !== $sample->post_type || '' === get_post_meta( $id, SAMPLE_MARK, true ) || ! is_ours_to_write( $sample ) ) {
		return;
	}
	$attached = '' === $picture ? 0 : attachment_of( $picture );
	$now      = product_parts( $sample );
	$terms    = array_column( array_filter( array_map( __NAMESPACE__ . '\category_named', categories_to_be( $id ) ) ), 'term_id' );
	sort( $terms );
	$wanted   = array(
		'title'      => $words['title'],
		'slug'       => sanitize_title( $words['title'] ),
		'content'    => '<!-- wp:paragraph --><p>' . esc_html( $words['description'] ) . '</p><!-- /wp:paragraph -->',
		'excerpt'    => $words['description'],
		'price'      => $words['price'],
		'sale'       => '',
		'picture'    => $attached ? $attached : $now['picture'],
		'categories' => array() === $terms ? $now['categories'] : $terms,
	);
	// A slug with a number after it is the same one, asked for again.
	if ( preg_replace( '/-\d+$/', '', $now['slug'] ) === $wanted['slug'] ) {
		$wanted['slug'] = $now['slug'];
	}
	if ( $wanted !== $now ) {
		note_product_before( $id );
		// Kept from the first time only.
		add_post_meta( $id, BEFORE, wp_slash( $now ), true );
		leave_sample( $id, $wanted );
	}
	delete_post_meta( $id, CATEGORY_TO_BE );
	// Products may be written in any order: whichever is the last leaves none over.
	remove_unused_categories();
}

/** Puts every sample that we wrote back. One that the merchant has edited since is the merchant's and stays. */
function restore_samples(): void {
	foreach ( written_samples() as $sample ) {
		note_product_before( $sample->ID );
		$before = get_post_meta( $sample->ID, BEFORE, true );
		if ( is_array( $before ) && is_ours_to_write( $sample ) ) {
			leave_sample( $sample->ID, $before );
		}
		delete_post_meta( $sample->ID, BEFORE );
		delete_post_meta( $sample->ID, CATEGORY_TO_BE );
	}
}

/** @param array<string, mixed> $parts As of product_parts(). */
function leave_sample( int $id, array $parts ): void {
	$sample = get_post( $id );
	if ( ! $sample ) {
		return;
	}
	update_post_meta( $id, LEFT_AS, WRITING . look_of( $sample ) . ':' . look_of( $sample, $parts ) );
	set_product_parts( $id, $parts );
	clean_post_cache( $id );
	$sample = get_post( $id );
	if ( ! $sample ) {
		return;
	}
	update_post_meta( $id, MADE_HASH, made_hashes( $sample )[0] );
	update_post_meta( $id, LEFT_AS, look_of( $sample ) );
}
