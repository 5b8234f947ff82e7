<?php
/**
 * Our own pictures: what they show, and where they are in the media library.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

/** Says which of our pictures an attachment is, so that none is uploaded twice. */
const PICTURE_KEY = '_customize_your_store_picture';

/**
 * File in `plugin/pictures` → what it shows, width, height.
 *
 * @return array<string, array{0: string, 1: int, 2: int}>
 */
function pictures(): array {
	return array(
		'arches.webp'                  => array( __( 'Arches in earth colors behind two balls', 'customize-your-store' ), 1200, 1200 ),
		'blue-hour-hills.webp'         => array( __( 'Rolling hills under a rising moon', 'customize-your-store' ), 1600, 1000 ),
		'bowl-of-pears.webp'           => array( __( 'A white bowl of pears on a wooden table', 'customize-your-store' ), 1600, 1067 ),
		'candle-and-books.webp'        => array( __( 'A burning candle on a stack of books', 'customize-your-store' ), 1200, 1500 ),
		'candlelit-table.webp'         => array( __( 'A table by candlelight', 'customize-your-store' ), 1600, 1067 ),
		'dried-grasses.webp'           => array( __( 'Dried grasses in a tall vase', 'customize-your-store' ), 1200, 1500 ),
		'dunes-after-sunset.webp'      => array( __( 'Dunes after sunset', 'customize-your-store' ), 1600, 1000 ),
		'dunes.webp'                   => array( __( 'Dunes in the morning sun', 'customize-your-store' ), 1600, 1067 ),
		'hills-at-dusk.webp'           => array( __( 'Hills at dusk', 'customize-your-store' ), 1600, 1000 ),
		'kitchen-shelf.webp'           => array( __( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ), 1600, 1067 ),
		'linen-stack.webp'             => array( __( 'Folded linen with a bowl on top', 'customize-your-store' ), 1600, 1067 ),
		'makers-bench.webp'            => array( __( 'Brushes, bowls and a vase on a maker’s bench', 'customize-your-store' ), 1600, 1067 ),
		'misty-lake.webp'              => array( __( 'A misty lake with reeds', 'customize-your-store' ), 1600, 1000 ),
		'open-door.webp'               => array( __( 'A view through an arched door over green hills', 'customize-your-store' ), 1200, 1500 ),
		'potted-plant.webp'            => array( __( 'A leafy plant in a clay pot', 'customize-your-store' ), 1200, 1500 ),
		'soft-folds.webp'              => array( __( 'Folds of pale linen', 'customize-your-store' ), 1600, 900 ),
		'stacked-stones.webp'          => array( __( 'Smooth stones in a small tower', 'customize-your-store' ), 1200, 1200 ),
		'stool-and-branch.webp'        => array( __( 'A vase of branches on a wooden stool', 'customize-your-store' ), 1200, 1500 ),
		'tall-bottles.webp'            => array( __( 'Tall stoneware bottles beside a small bowl', 'customize-your-store' ), 1200, 1500 ),
		'tea-for-two.webp'             => array( __( 'A green teapot and two cups', 'customize-your-store' ), 1200, 1200 ),
		'vases-on-a-table.webp'        => array( __( 'Vases, bowls and olive branches on a sunlit table', 'customize-your-store' ), 1600, 1067 ),
		'products/beeswax-candle.webp' => array( __( 'Two honey-colored candles', 'customize-your-store' ), 800, 800 ),
		'products/everyday-mug.webp'   => array( __( 'A ceramic mug with a round handle', 'customize-your-store' ), 800, 800 ),
		'products/linen-throw.webp'    => array( __( 'A stack of folded cloths', 'customize-your-store' ), 800, 800 ),
		'products/serving-bowl.webp'   => array( __( 'A wide serving bowl', 'customize-your-store' ), 800, 800 ),
		'products/stoneware-vase.webp' => array( __( 'A white vase with a green branch', 'customize-your-store' ), 800, 800 ),
		'products/table-lamp.webp'     => array( __( 'A table lamp with a paper shade', 'customize-your-store' ), 800, 800 ),
	);
}

/**
 * The file of our picture at an address; empty for every other address, which is never fetched.
 *
 * @param mixed $address As a client sent it.
 */
function picture_at( $address ): string {
	foreach ( array_keys( pictures() ) as $picture ) {
		if ( \CustomizeYourStore\picture( $picture ) === $address ) {
			return $picture;
		}
	}
	return '';
}

/** The picture in the media library, put there at first need; 0 when that fails, and the product keeps what it has. */
function attachment_of( string $picture ): int {
	$file  = dirname( \CustomizeYourStore\PLUGIN_FILE ) . "/pictures/$picture";
	$query = static fn( array $meta ) => get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => 5, 'fields' => 'ids', 'meta_query' => array( $meta ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- one picture.
	$named = $query( array( 'key' => '_wp_attached_file', 'value' => '/' . basename( $picture ), 'compare' => 'LIKE' ) );
	// The store's own samples may have brought the same file.
	foreach ( array_merge( $query( array( 'key' => PICTURE_KEY, 'value' => $picture ) ), $named ) as $id ) {
		$there = (string) get_attached_file( $id );
		if ( is_file( $there ) && md5_file( $there ) === md5_file( $file ) ) {
			return $id;
		}
	}
	return upload_picture( $picture, $file );
}

/** Puts the file into the media library. */
function upload_picture( string $picture, string $file ): int {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$copy = wp_upload_bits( basename( $file ), null, (string) file_get_contents( $file ) );
	if ( ! empty( $copy['error'] ) ) {
		return 0;
	}
	$title = pictures()[ $picture ][0];
	$id    = wp_insert_attachment( array( 'post_title' => $title, 'post_mime_type' => $copy['type'] ), $copy['file'] );
	update_post_meta( $id, PICTURE_KEY, $picture );
	update_post_meta( $id, '_wp_attachment_image_alt', $title );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $copy['file'] ) );
	return $id;
}
