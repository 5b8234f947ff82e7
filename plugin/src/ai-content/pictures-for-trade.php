<?php
/**
 * Which of our pictures stands where in the patterns of a store of a trade. The same trade always gets the same ones.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * What the pattern files call a picture, its file or a text that describes it → the file of the picture that stands there.
 *
 * @return array<string, string>
 */
function pictures_for( string $trade ): array {
	$beside = pictures_side_by_side();
	$chosen = array();
	$names  = array();
	foreach ( picture_slots() as list( , $picture, $alt ) ) {
		$chosen[ $picture ] ??= best_picture_for( $picture, $trade, $chosen, array_intersect_key( $chosen, $beside[ $picture ] ) );
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
 * @param array<string, string> $chosen  The choices so far.
 * @param array<string, string> $beside  Those of the choices that are in the same patterns.
 */
function best_picture_for( string $picture, string $trade, array $chosen, array $beside ): string {
	list( $tone, $shape ) = picture_kinds()[ $picture ];

	$uses  = array_count_values( $chosen );
	$ranks = array();
	foreach ( pictures_of( $trade ) as $place => $other ) {
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
 * The trade's own pictures and then those that suit every store, the best first.
 *
 * @return list<string>
 */
function pictures_of( string $trade ): array {
	return array_values( array_unique( array_merge( trades()[ $trade ]['pictures'], trades()[ GENERAL_TRADE ]['pictures'] ) ) );
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
