<?php
/**
 * Our own pictures in the media library, and known again by their address.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Says which of our pictures an attachment is, so that none is uploaded twice. */
const PICTURE_KEY = '_customize_your_store_picture';

/**
 * The file of our picture at an address; empty for every other address, which is never fetched.
 *
 * @param mixed $address As a client sent it.
 */
function picture_at( $address ): string {
	foreach ( array_keys( pictures() ) as $picture ) {
		if ( \CustomizeYourStore\picture_address( $picture ) === $address ) {
			return $picture;
		}
	}
	return '';
}

/** The picture in the media library, put there at first need; 0 when that fails, and the product keeps what it has. */
function attachment_of( string $picture ): int {
	$file  = dirname( \CustomizeYourStore\PLUGIN_FILE ) . "/pictures/$picture";
	$ours  = array(
		'key'   => PICTURE_KEY,
		'value' => $picture,
	);
	$named = array(
		'key'     => '_wp_attached_file',
		'value'   => '/' . basename( $picture ),
		'compare' => 'LIKE',
	);
	foreach ( attachments_with( $ours ) as $id ) {
		if ( is_kept_as_ours( $id ) ) {
			return $id;
		}
	}
	// The store's own samples may have brought the same file, and PHP may have ended in the middle of the upload.
	foreach ( attachments_with( $named ) as $id ) {
		$there = (string) get_attached_file( $id );
		if ( is_file( $there ) && md5_file( $there ) === md5_file( $file ) ) {
			if ( ! wp_get_attachment_metadata( $id ) ) {
				describe_picture( $id, $picture, $there );
			}
			return $id;
		}
	}
	return upload_picture( $picture, $file );
}

/**
 * Is it a copy that we made, whole, and that nobody has cropped or turned since? Its file says nothing: an optimizer makes it smaller, and
 * it may be kept on another server.
 */
function is_kept_as_ours( int $id ): bool {
	return wp_get_attachment_metadata( $id ) && ! get_post_meta( $id, '_wp_attachment_backup_sizes', true );
}

/**
 * Looks in the media library.
 *
 * @param array<string, string> $meta What an attachment has.
 * @return list<int>
 */
function attachments_with( array $meta ): array {
	return array_values(
		get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 5,
				'fields'      => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- one picture.
				'meta_query'  => array( $meta ),
			)
		)
	);
}

/** Puts the file into the media library. */
function upload_picture( string $picture, string $file ): int {
	$name = basename( $file );
	if ( '' === $name ) {
		return 0;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin's own.
	$copy = wp_upload_bits( $name, null, (string) file_get_contents( $file ) );
	if ( ! empty( $copy['error'] ) ) {
		return 0;
	}
	$id = wp_insert_attachment(
		array(
			'post_title'     => pictures()[ $picture ][0],
			'post_mime_type' => $copy['type'],
		),
		$copy['file']
	);
	describe_picture( $id, $picture, $copy['file'] );
	return $id;
}

/** What is known of a picture, its size last: where that is known, all of it is. */
function describe_picture( int $id, string $picture, string $file ): void {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	update_post_meta( $id, PICTURE_KEY, $picture );
	update_post_meta( $id, '_wp_attachment_image_alt', pictures()[ $picture ][0] );
	// They are light as they are; smaller copies would cost seconds and save nothing.
	add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	remove_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
}
