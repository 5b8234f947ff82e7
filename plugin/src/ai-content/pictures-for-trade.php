<?php
/**
 * Which of our pictures stands where in the patterns of a store of some trades. The same trades always get the same ones.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * What the pattern files call a picture, its file or a text that describes it → the file of the picture that stands there.
 *
 * @param list<string> $trades As of recognised().
 * @return array<string, string>
 */
function pictures_for( array $trades ): array {
	$beside = pictures_side_by_side();
	$chosen = array();
	$names  = array();
	foreach ( picture_slots() as list( , $picture, $alt ) ) {
		$chosen[ $picture ] ??= best_picture_for( $picture, $trades, $chosen, array_intersect_key( $chosen, $beside[ $picture ] ) );
		$names[ $picture ]    = $chosen[ $picture ];
		$names[ $alt ]        = $chosen[ $picture ];
	}
	return $names;
}

/**
 * As bright as the one of the file, so that a text over it stays readable. Best one that is not beside itself, is not tall
 * where the place is wide, and is not used elsewhere; then one that stays where it is, and then the trade's first.
 *
 * @param string                $picture As the pattern files have it.
 * @param list<string>          $trades  As of recognised().
 * @param array<string, string> $chosen  The choices so far.
 * @param array<string, string> $beside  Those of the choices that are in the same patterns.
 */
function best_picture_for( string $picture, array $trades, array $chosen, array $beside ): string {
	list( $tone, $shape ) = picture_kinds()[ $picture ];

	$uses  = array_count_values( $chosen );
	$ranks = array();
	foreach ( pictures_of( $trades ) as $place => $other ) {
		list( $its_tone, $its_shape ) = picture_kinds()[ $other ];
		if ( $its_tone === $tone ) {
			$stretched       = 'wide' === $shape && 'tall' === $its_shape;
			$ranks[ $other ] = array( in_array( $other, $beside, true ), $stretched, $uses[ $other ] ?? 0, $other !== $picture, $place );
		}
	}
	asort( $ranks );
	return array_key_first( $ranks ) ?? $picture;
}

/**
 * The trades' own pictures and then those that suit every store, the best first.
 *
 * @param list<string> $trades As of recognised().
 * @return list<string>
 */
function pictures_of( array $trades ): array {
	$pictures = array();
	foreach ( $trades as $trade ) {
		$store    = trades()[ $trade ]['store'] ?? null;
		$pictures = array_merge( $pictures, null === $store ? scenes_of( $trade ) : stores()[ $store ]['pictures'] );
	}
	return array_values( array_unique( array_merge( $pictures, everybodys_pictures() ) ) );
}

/**
 * A scene by day, in the evening and as a tall picture, as far as they were drawn.
 *
 * @return list<string>
 */
function scenes_of( string $trade ): array {
	$pictures = array();
	foreach ( trades()[ $trade ]['scenes'] as $scene ) {
		array_push( $pictures, "$scene.webp", "$scene-evening.webp", "$scene-tall.webp" );
	}
	return array_values( array_intersect( $pictures, array_keys( picture_kinds() ) ) );
}

/**
 * Picture → those in one pattern with it, as keys.
 *
 * @return array<string, array<string, true>>
 */
function pictures_side_by_side(): array {
	$patterns = array();
	foreach ( picture_slots() as list( $pattern, $picture ) ) {
		$patterns[ $pattern ][ $picture ] = true;
	}
	$beside = array();
	foreach ( $patterns as $together ) {
		foreach ( array_keys( $together ) as $picture ) {
			$beside[ $picture ] = array_diff_key( $together, array( $picture => true ) ) + ( $beside[ $picture ] ?? array() );
		}
	}
	return $beside;
}
