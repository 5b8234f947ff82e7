<?php
/**
 * Which of our pictures stands where in the patterns of a store of some trades. The same trades always get the same ones.
 *
 * The patterns show the pictures that were chosen for the store, each with its own description. The files stay as they are.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Pictures of the pattern files in whose place several goods stand together: beside a story, under tiles that show one each. */
const OF_SEVERAL_GOODS = array( 'makers-bench.webp' );

/** Pictures of the pattern files that have a dark text on them and no layer between. They are drawn in every store: no photograph leaves room for a text. */
const BEHIND_TEXT_AS_IT_IS = array( 'soft-folds.webp' );

/** Goods for a list of pictures, such as a gallery, in the order in which they are wanted: several in each, since the products beside it show one. */
const GOODS_OF_LISTS = array( 't0t2', 't1t3', 't2t0', 't3t1', 't1t0', 't3t2', 't0t1t3', 't2t1t3', 'c1', 'c2', 'c0', 't3', 't2', 't1', 't0', 'k0', 'k1' );

/** So many pictures has the longest list. */
const LONGEST_LIST = 6;

/**
 * What the pattern files call a picture, its file, its place or a text that describes it → the file of the picture that stands there.
 *
 * A page has one style in each role. Large pictures (up to two in a section) are all photographs or all drawn; those of lists (products,
 * tiles, and sections of three pictures or more) are all drawn. The test of each trade on each ready-made page is
 * tests/woocommerce/pictures-of-trades.test.ts.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return array<string, string>
 */
function pictures_for( array $trades, string $look ): array {
	$chosen = drawn_in_places( $trades, $look );
	$chosen = photographs_in_places( photographs_of( $trades ) ) + $chosen;
	$names  = array();
	foreach ( picture_slots() as list( , $picture, $alt ) ) {
		$names[ $picture ] = $chosen[ $picture ];
		$names[ $alt ]     = $chosen[ $picture ];
	}
	return $names + pictures_of_tiles( $trades, $look ) + pictures_of_lists( $trades[0] ?? ANY_TRADE, $look );
}

/**
 * Photographs in all places of large pictures, those under a text as it is left out. One photograph begins all ready-made pages, and others
 * follow it: so none follows itself, and two are enough.
 *
 * @param list<string> $photographs As of photographs_of().
 * @return array<string, string> Empty without photographs.
 */
function photographs_in_places( array $photographs ): array {
	if ( array() === $photographs ) {
		return array();
	}
	$first  = $photographs[0];
	$others = array_slice( $photographs, 1 );
	$begins = array_column( patterns_of_pages(), 0 );
	$chosen = array();
	foreach ( picture_slots() as list( $pattern, $picture ) ) {
		if ( in_array( $pattern, $begins, true ) ) {
			$chosen[ $picture ] = $first;
		}
	}
	$beside = pictures_side_by_side();
	foreach ( array_diff( array_column( picture_slots(), 1 ), BEHIND_TEXT_AS_IT_IS, array_keys( $chosen ) ) as $picture ) {
		$uses = array_count_values( $chosen );
		$left = array_values( array_diff( $others, array_intersect_key( $chosen, $beside[ $picture ] ) ) );
		usort( $left, static fn( $one, $other ) => ( $uses[ $one ] ?? 0 ) <=> ( $uses[ $other ] ?? 0 ) );
		$chosen[ $picture ] = $left[0] ?? $first;
	}
	return $chosen;
}

/**
 * Drawn pictures of the trades' goods in all places of large pictures.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return array<string, string>
 */
function drawn_in_places( array $trades, string $look ): array {
	$around = array(
		'beside' => pictures_side_by_side(),
		'row'    => pictures_in_a_row(),
	);
	$there  = drawn_pictures_of_trades( $trades, $look );
	$chosen = array();
	foreach ( picture_slots() as list( , $picture ) ) {
		$others               = array_map( static fn( $pairs ) => array_intersect_key( $chosen, $pairs[ $picture ] ?? array() ), $around );
		$chosen[ $picture ] ??= best_drawn_for( $picture, $there, $chosen, $others );
	}
	return $chosen;
}

/**
 * The pictures of a list, all of the same trade, each in another room than the one before. Different goods of a trade may be drawn alike:
 * those that show other objects come first, then those in which another one stands in front.
 *
 * @param string $trade One of trades(), or ANY_TRADE.
 * @param string $look  One of LOOKS.
 * @return array<string, string> `list-1` to `list-6` → picture.
 */
function pictures_of_lists( string $trade, string $look ): array {
	$new   = array();
	$known = array();
	foreach ( GOODS_OF_LISTS as $goods ) {
		$objects = drawn_picture( "drawn-$look-light-square-1-$trade-$goods.webp" )['objects'] ?? null;
		if ( null === $objects ) {
			continue;
		}
		$ordered = implode( ' ', $objects );
		sort( $objects );
		$new[ $goods ] = array( isset( $known[ implode( ' ', $objects ) ] ), isset( $known[ $ordered ] ) );
		$known        += array_fill_keys( array( $ordered, implode( ' ', $objects ) ), true );
	}
	asort( $new );
	$pictures = array();
	foreach ( array_slice( array_keys( $new ), 0, LONGEST_LIST ) as $number => $goods ) {
		$pictures[ 'list-' . ( $number + 1 ) ] = "drawn-$look-light-square-" . ROOMS[ $number % count( ROOMS ) ] . "-$trade-$goods.webp";
	}
	return $pictures;
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
 * As bright as the one of the file, so that a text over it stays readable. Best one that is not beside itself, does not follow itself on a
 * page, has the place's shape and is not used elsewhere; then the trade's first.
 *
 * @param string                               $picture As the pattern files have it.
 * @param list<string>                         $there   As of drawn_pictures_of_trades().
 * @param array<string, string>                $chosen  The choices so far.
 * @param array<string, array<string, string>> $others  Those of the choices that stand `beside` it, or before or after it in a `row`.
 */
function best_drawn_for( string $picture, array $there, array $chosen, array $others ): string {
	list( $tone, $shape ) = picture_kinds()[ $picture ];

	// The same goods in another room or shape are the same to a visitor.
	$shown   = array_map( static fn( $names ) => array_map( __NAMESPACE__ . '\goods_shown', $names ), $others );
	$quiet   = in_array( $picture, BEHIND_TEXT_AS_IT_IS, true );
	$several = in_array( $picture, OF_SEVERAL_GOODS, true );
	$uses    = array_count_values( $chosen );
	$ranks   = array();
	foreach ( $there as $place => $other ) {
		list( $its_tone, $its_shape ) = drawn_kind( $other );
		if ( $its_tone === $tone && is_quiet( $other ) === $quiet ) {
			$ranks[ $other ] = array(
				in_array( goods_shown( $other ), $shown['beside'], true ),
				in_array( goods_shown( $other ), $shown['row'], true ),
				$its_shape !== $shape,
				$several ? - strlen( goods_shown( $other ) ) : 0,
				$uses[ $other ] ?? 0,
				$place,
			);
		}
	}
	asort( $ranks );
	return array_key_first( $ranks ) ?? $picture;
}

/**
 * The trades' drawn pictures, of several trades in turn, the best first.
 *
 * @param list<string> $trades As of recognised().
 * @param string       $look   One of LOOKS.
 * @return list<string>
 */
function drawn_pictures_of_trades( array $trades, string $look ): array {
	$drawn = array();
	foreach ( array() === $trades ? array( ANY_TRADE ) : $trades as $number => $trade ) {
		foreach ( drawn_pictures_of( $trade, $look ) as $place => $picture ) {
			$drawn[ $place * 10 + $number ] = $picture;
		}
	}
	ksort( $drawn );
	return array_values( $drawn );
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
