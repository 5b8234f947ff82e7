<?php
/**
 * Which of our pictures stands where in the patterns of a store of some trades. The same trades always get the same ones.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Pictures of the pattern files in whose place several goods stand together: beside a story, under tiles that show one each. */
const OF_SEVERAL_GOODS = array( 'makers-bench.webp' );

/** Pictures of the pattern files that have a dark text on them and no layer between. */
const BEHIND_TEXT_AS_IT_IS = array( 'soft-folds.webp', 'vases-on-a-table.webp' );

/**
 * What the pattern files call a picture, its file or a text that describes it → the file of the picture that stands there.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return array<string, string>
 */
function pictures_for( array $trades, string $look ): array {
	$around = array(
		'beside' => pictures_side_by_side( picture_slots() ),
		'row'    => pictures_in_a_row(),
	);
	// Of a few photographs, one may come twice in a section that no ready-made page has, before a drawing breaks the style of a page.
	$on_page = array_merge( array(), ...patterns_of_pages() );
	$several = array() !== photographs_of( $trades );
	$strict  = ! $several ? picture_slots() : array_filter( picture_slots(), static fn( $slot ) => in_array( $slot[0], $on_page, true ) );
	$around += array( 'never' => pictures_side_by_side( $strict ) );
	$there   = pictures_of( $trades, $look );
	$chosen  = array();
	$names   = array();
	foreach ( picture_slots() as list( , $picture, $alt ) ) {
		$others               = array_map( static fn( $pairs ) => array_intersect_key( $chosen, $pairs[ $picture ] ?? array() ), $around );
		$chosen[ $picture ] ??= best_picture_for( $picture, $there, $chosen, $others );
		$names[ $picture ]    = $chosen[ $picture ];
		$names[ $alt ]        = $chosen[ $picture ];
	}
	return $names + pictures_of_tiles( $trades, $look );
}

/**
 * The three tiles, each of a kind of goods: of one trade all three, of two trades two of the first and one of the second.
 *
 * @param list<string> $trades As of recognised().
 * @return list<array{0: string, 1: int}> The trade, and the number of its tile.
 */
function tiles_of( array $trades ): array {
	$first = $trades[0] ?? ANY_TRADE;
	return array( array( $first, 0 ), isset( $trades[1] ) ? array( $trades[1], 0 ) : array( $first, 1 ), array( $first, isset( $trades[1] ) ? 1 : 2 ) );
}

/**
 * A tile shows what its words name, and all tiles are drawn, as the products are.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return array<string, string> `tile-1` to `tile-3` and, larger, `shelf-1` to `shelf-3` → picture.
 */
function pictures_of_tiles( array $trades, string $look ): array {
	$pictures = array();
	foreach ( tiles_of( $trades ) as $place => list( $trade, $number ) ) {
		$room                                 = ROOMS[ $place ] . "-$trade-c$number.webp";
		$pictures[ 'tile-' . ( $place + 1 ) ]  = "drawn-$look-light-" . ( 0 === $place ? 'wide' : 'square' ) . "-$room";
		$pictures[ 'shelf-' . ( $place + 1 ) ] = "drawn-$look-light-tall-$room";
	}
	return $pictures;
}

/**
 * As bright as the one of the file, so that a text over it stays readable; a photograph is darkened under a text, where the place is for
 * that. Best one that is not where it must not be twice, does not follow itself on a page, is a photograph, is not beside itself, has the
 * place's shape and is not used elsewhere; then the trade's first.
 *
 * @param string                               $picture As the pattern files have it.
 * @param list<string>                         $there   As of pictures_of().
 * @param array<string, string>                $chosen  The choices so far.
 * @param array<string, array<string, string>> $others  Those of the choices with which it must `never` be the same, and those that stand `beside` it, or before or after it in a `row`.
 */
function best_picture_for( string $picture, array $there, array $chosen, array $others ): string {
	list( $tone, $shape ) = picture_kinds()[ $picture ];

	// The same goods in another room or shape are the same to a visitor.
	$shown   = array_map( static fn( $names ) => array_map( __NAMESPACE__ . '\goods_shown', $names ), $others );
	$quiet   = in_array( $picture, BEHIND_TEXT_AS_IT_IS, true );
	$several = in_array( $picture, OF_SEVERAL_GOODS, true );
	$uses    = array_count_values( $chosen );
	$ranks   = array();
	foreach ( $there as $place => $other ) {
		$photograph                   = is_photograph( $other );
		list( $its_tone, $its_shape ) = $photograph ? picture_kinds()[ $other ] : drawn_kind( $other );
		if ( $photograph ? ! $quiet : $its_tone === $tone && is_quiet( $other ) === $quiet ) {
			$ranks[ $other ] = array(
				in_array( goods_shown( $other ), $shown['never'], true ),
				in_array( goods_shown( $other ), $shown['row'], true ),
				! $photograph,
				in_array( goods_shown( $other ), $shown['beside'], true ),
				$photograph ? 'wide' === $shape && 'tall' === $its_shape : $its_shape !== $shape,
				$several && ! $photograph ? - strlen( goods_shown( $other ) ) : 0,
				$uses[ $other ] ?? 0,
				$place,
			);
		}
	}
	asort( $ranks );
	return array_key_first( $ranks ) ?? $picture;
}

/**
 * Photographs of the trades' goods, and then their drawn pictures, of several trades in turn, the best first.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return list<string>
 */
function pictures_of( array $trades, string $look ): array {
	$drawn = array();
	foreach ( array() === $trades ? array( ANY_TRADE ) : $trades as $number => $trade ) {
		foreach ( drawn_pictures_of( $trade, $look ) as $place => $picture ) {
			$drawn[ $place * 10 + $number ] = $picture;
		}
	}
	ksort( $drawn );
	return array_merge( photographs_of( $trades ), array_values( $drawn ) );
}

/**
 * Picture → those in one pattern with it, as keys.
 *
 * @param array<int, array{0: string, 1: string, 2: string}> $slots As of picture_slots().
 * @return array<string, array<string, true>>
 */
function pictures_side_by_side( array $slots ): array {
	$patterns = array();
	foreach ( $slots as list( $pattern, $picture ) ) {
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

/**
 * Picture → those in the patterns before and after it on ready-made pages, as keys.
 *
 * @return array<string, array<string, true>>
 */
function pictures_in_a_row(): array {
	$in = array();
	foreach ( picture_slots() as list( $pattern, $picture ) ) {
		$in[ $pattern ][ $picture ] = true;
	}
	$near = array();
	foreach ( patterns_of_pages() as $patterns ) {
		foreach ( array_slice( $patterns, 1 ) as $place => $pattern ) {
			foreach ( array_keys( $in[ $pattern ] ) as $one ) {
				foreach ( array_keys( $in[ $patterns[ $place ] ] ) as $other ) {
					$near[ $one ][ $other ] = true;
					$near[ $other ][ $one ] = true;
				}
			}
		}
	}
	return $near;
}
