<?php
/**
 * The patterns show the pictures that were chosen for the store, each with its own description. The files stay as they are.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** As of pictures_for(). */
const PATTERN_PICTURES = 'customize_your_store_pattern_pictures';

/**
 * What stands where a pattern file names this picture, or describes it so; the name itself while nothing was chosen.
 *
 * @param string $name  The picture, or its description.
 * @param string $place One that has a picture of its own, as of pictures_of_tiles().
 */
function standing_picture( string $name, string $place = '' ): string {
	$pictures = standing_pictures();
	$picture  = $pictures[ $place ] ?? $pictures[ $name ] ?? $name;
	$there    = is_string( $picture ) && ( is_drawn( $picture ) ? drawn_picture( $picture ) : ! is_photograph( $picture ) || isset( photographs()[ $picture ] ) );
	return $there ? $picture : $name;
}

/**
 * The pictures that were chosen. Another version of WooCommerce may lack a photograph of them: then all are chosen again, since a drawing
 * between photographs would be a second style on the page.
 *
 * @return array<string, mixed> As of pictures_for().
 */
function standing_pictures(): array {
	static $kept   = array();
	static $chosen = array();
	$pictures      = get_option( PATTERN_PICTURES, array() );
	$pictures      = is_array( $pictures ) ? $pictures : array();
	if ( $pictures !== $kept ) {
		$kept   = $pictures;
		$gone   = array_filter( $pictures, static fn( $picture ) => is_string( $picture ) && is_photograph( $picture ) && ! isset( photographs()[ $picture ] ) );
		$trades = $gone ? recognised( (string) get_option( LAST_DESCRIPTION, '' ) )['trades'] : array();
		$chosen = $trades ? pictures_for( $trades, look_named( look_of_patterns() ) ) : $pictures;
	}
	return $chosen;
}

/** The look of the drawn pictures that were chosen; empty where none were. */
function look_of_patterns(): string {
	$pictures = get_option( PATTERN_PICTURES, array() );
	$drawn    = preg_grep( '/^drawn-/', is_array( $pictures ) ? $pictures : array() );
	return $drawn ? explode( '-', current( $drawn ) )[1] : '';
}

/**
 * A description in a pattern file becomes that of the picture which stands there.
 *
 * @param mixed  $translation The text in the site's language; another plugin's filter may have forgotten to return it.
 * @param string $text        The text as it stands in the file.
 */
function standing_description( $translation, string $text ): string {
	$translation = is_string( $translation ) ? $translation : $text;
	$picture     = standing_picture( $text );
	return $picture === $text ? $translation : picture_described( $picture )[0] ?? $translation;
}
add_filter( 'gettext_customize-your-store', __NAMESPACE__ . '\standing_description', 10, 2 );

/**
 * The description of the picture that stands in a place of its own.
 *
 * @param string $place       As of pictures_of_tiles().
 * @param string $translation The pattern file's, which holds while nothing was chosen.
 */
function description_in_place( string $place, string $translation ): string {
	$picture = standing_picture( '', $place );
	return '' === $picture ? $translation : picture_described( $picture )[0] ?? $translation;
}

/**
 * What the work translates is the picture's own description, whatever stands in its place in the patterns.
 *
 * @template T
 * @param callable(): T $work The work.
 * @return T
 */
function in_own_words( callable $work ) {
	remove_filter( 'gettext_customize-your-store', __NAMESPACE__ . '\standing_description' );
	$done = $work();
	add_filter( 'gettext_customize-your-store', __NAMESPACE__ . '\standing_description', 10, 2 );
	return $done;
}
