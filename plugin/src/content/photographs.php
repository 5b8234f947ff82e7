<?php
/**
 * Photographs that WooCommerce brings for patterns of its own (`assets/images/pattern-placeholders`). They come before our drawings in the
 * trades whose goods they show, but not in what is a list, products and tiles: there are never enough of them. We ship none of them: a version of WooCommerce that lacks one leaves the drawing where it is.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** After the address of a photograph that stands in a pattern of ours. Those in the patterns of others are not ours to copy. */
const PHOTOGRAPH_MARK = '?customize-your-store';

/** A copy is no larger than this, in pixels. */
const LARGEST_PHOTOGRAPH = 1600;

/**
 * The photographs that are there. kind: tone and shape; focus: what stays in sight where it is cut, from 0 to 1; trades: whose goods it
 * shows.
 *
 * @return array<string, array{kind: array{0: string, 1: string}, focus: array{0: float, 1: float}, trades: list<string>}> By file.
 */
function photographs(): array {
	static $there = array();
	$folder       = photographs_folder();
	$there[ $folder ] ??= '' === $folder ? array() : array_filter(
		wp_json_file_decode( catalogue_folder() . '/photographs.json', array( 'associative' => true ) ),
		static fn( $file ) => is_readable( "$folder/$file" ),
		ARRAY_FILTER_USE_KEY
	);
	return $there[ $folder ];
}

/** Where WooCommerce has them; empty without WooCommerce. */
function photographs_folder(): string {
	return defined( 'WC_PLUGIN_FILE' ) ? dirname( WC_PLUGIN_FILE ) . '/assets/images/pattern-placeholders' : '';
}

/** Is it the name of a photograph, there or not? Ours are all drawn, and no drawing for a pattern has such a name. */
function is_photograph( string $picture ): bool {
	return ! str_contains( $picture, '/' ) && 1 === preg_match( '/\.(?:jpg|png)$/', $picture );
}

/** The address of a photograph, as it stands in a pattern. */
function photograph_address( string $file ): string {
	return defined( 'WC_PLUGIN_FILE' ) ? plugins_url( "assets/images/pattern-placeholders/$file", WC_PLUGIN_FILE ) . PHOTOGRAPH_MARK : '';
}

/**
 * The photographs of the trades' goods. The first one begins a page: it shows goods of the first trade, and is wide where there is such a
 * one, as most places for it are. Those of another trade come next. One alone would be the only one on its page, so it is none.
 *
 * @param list<string> $trades As of recognised().
 * @return list<string>
 */
function photographs_of( array $trades ): array {
	$of = array();
	foreach ( $trades as $trade ) {
		$of[] = array_keys( array_filter( photographs(), static fn( $photograph ) => in_array( $trade, $photograph['trades'], true ) ) );
	}
	$main  = $of[0] ?? array();
	$wide  = array_filter( $main, static fn( $file ) => 'wide' === photographs()[ $file ]['kind'][1] );
	$first = array_slice( array_values( $wide ), 0, 1 );
	$found = array_values( array_unique( array_merge( $first ? $first : array_slice( $main, 0, 1 ), ...array_reverse( $of ) ) ) );
	return array() !== $main && count( $found ) > 1 ? $found : array();
}

/**
 * What the photographs show, in the site's language, and their sizes; as in pictures().
 *
 * @return array<string, array{0: string, 1: int, 2: int}>
 */
function photographs_described(): array {
	return array_intersect_key(
		array(
			'drinkware-liquid-tableware-dishware-bottle-fluid.jpg' => array( __( 'A bottle and a glass of coconut milk beside half a coconut', 'customize-your-store' ), 3575, 5363 ),
			'road-sport-vintage-wheel-retro-old.jpg' => array( __( 'A black racing bicycle against a white wall', 'customize-your-store' ), 3911, 2608 ),
			'orange-wall-with-bicycle.jpg'           => array( __( 'A bicycle in front of an orange wall', 'customize-your-store' ), 1007, 1080 ),
			'white-vase-decoration-pattern-ceramic-lamp.jpg' => array( __( 'A white ceramic vase with fine ridges', 'customize-your-store' ), 2986, 4498 ),
			'sun-glass-vase-green-ceramic-shelf.jpg' => array( __( 'Two green glass jars with lids on white steps', 'customize-your-store' ), 3072, 4096 ),
			'tree-branch-plant-wood-leaf-flower.jpg' => array( __( 'Eucalyptus in a white pot on a wooden crate', 'customize-your-store' ), 3264, 4896 ),
			'plant-white-leaf-flower-vase-green.jpg' => array( __( 'A green leaf in a round glass vase', 'customize-your-store' ), 4272, 2848 ),
			'table-wood-house-chair-floor-window.jpg' => array( __( 'A leather armchair in front of tall windows', 'customize-your-store' ), 2507, 1673 ),
			'Image-table-wood-chair-stool-interior-restaurant.jpg' => array( __( 'Wooden stools at a high wooden table', 'customize-your-store' ), 2735, 4096 ),
			'writing-typing-keyboard-technology-white-vintage.jpg' => array( __( 'An old black typewriter with a sheet of paper', 'customize-your-store' ), 614, 900 ),
			'watch-hand-brand-jewellery-strap-platinum.jpg' => array( __( 'A film camera with two lenses', 'customize-your-store' ), 1920, 2927 ),
			'music-needle-turntable-black-and-white-white-photography.jpg' => array( __( 'A record on a turntable', 'customize-your-store' ), 2976, 1354 ),
			'man-person-music-black-and-white-white-photography.jpg' => array( __( 'A man listening to music with headphones', 'customize-your-store' ), 3456, 4388 ),
			'girls-in-the-hills.jpg'                 => array( __( 'Two women in sweaters in snowy hills', 'customize-your-store' ), 5716, 2924 ),
			'man-person-winter-photography-statue-coat.png' => array( __( 'A person in a brown coat and a knitted hat, from behind', 'customize-your-store' ), 820, 583 ),
			'white-black-black-and-white-photograph-monochrome-photography.jpg' => array( __( 'A woman in a black dress and a straw hat', 'customize-your-store' ), 1152, 854 ),
		),
		photographs()
	);
}

/**
 * The bytes of a copy for the media library: small enough for a page. Where this server cannot make it smaller, or has no memory to do so,
 * the file as it is.
 */
function bytes_of_photograph( string $file ): string {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of WooCommerce's.
	$whole = (string) file_get_contents( $file );
	$size  = wp_getimagesize( $file );
	if ( ! $size || max( $size[0], $size[1] ) <= LARGEST_PHOTOGRAPH || ! has_memory_for( $size[0] * $size[1] ) ) {
		return $whole;
	}
	$editor = wp_get_image_editor( $file );
	if ( is_wp_error( $editor ) || is_wp_error( $editor->resize( LARGEST_PHOTOGRAPH, LARGEST_PHOTOGRAPH ) ) ) {
		return $whole;
	}
	$editor->set_quality( 76 );
	$made = $editor->save( get_temp_dir() . wp_unique_filename( get_temp_dir(), basename( $file ) ), (string) $size['mime'] );
	if ( is_wp_error( $made ) ) {
		return $whole;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- the file that was just made.
	$small = (string) file_get_contents( $made['path'] );
	wp_delete_file( $made['path'] );
	return '' === $small ? $whole : $small;
}

/** May a picture of so many pixels be opened? Running out of memory would end the request, and each one that tries again. */
function has_memory_for( int $pixels ): bool {
	wp_raise_memory_limit( 'image' );
	$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
	return $limit <= 0 || memory_get_usage() + $pixels * 6 < $limit;
}
