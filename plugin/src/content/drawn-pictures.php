<?php
/**
 * Pictures of each trade's own goods, drawn where they are needed: no file is shipped for them. Their names say what they show, so that
 * the same name is always the same picture: look, tone, shape, room, trade and the numbers of its goods in `goods.json`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

const LOOKS = array( 'contemporary', 'classic', 'bold' );

/** Shape → width and height. */
const DRAWN_SIZES = array(
	'wide'   => array( 1200, 800 ),
	'tall'   => array( 960, 1200 ),
	'square' => array( 1000, 1000 ),
);

/** A trade's goods: of its own list, of its kind's, or what one of its tiles shows. The trade of a shop that was not understood is `any`. */
const DRAWN_NAME = '/^drawn-(?<look>contemporary|classic|bold)-(?<tone>light|mid|dark)-(?<shape>wide|tall|square)-(?<room>[1-5])-(?<trade>[a-z0-9_]+)-(?<goods>(?:[tskc][0-5]){1,3})\.webp$/D';

/** The trade that stands for those that are not known. */
const ANY_TRADE = 'any';

/** Is it the name of a drawn picture, whatever trade it names? */
function is_drawn( string $picture ): bool {
	return str_starts_with( $picture, 'drawn-' );
}

/**
 * What a name says; null where there is no such picture.
 *
 * @return array{look: string, tone: string, room: int, width: int, height: int, objects: list<string>, trade: string, goods: list<string>}|null
 */
function drawn_picture( string $name ): ?array {
	if ( ! preg_match( DRAWN_NAME, $name, $said ) ) {
		return null;
	}
	$trade = $said['trade'];
	$goods = str_split( $said['goods'], 2 );
	$known = goods_of_trade( $trade );
	// The one good with all that belongs to it; of several, one object each, which tells it from those before.
	$objects = array();
	foreach ( $goods as $good ) {
		if ( ! isset( $known[ $good ] ) ) {
			return null;
		}
		$all     = array_values( array_diff( explode( ' ', $known[ $good ] ), $objects ) );
		$objects = array_merge( $objects, 1 === count( $goods ) ? $all : array_slice( $all, 0, 1 ) );
	}
	list( $width, $height ) = DRAWN_SIZES[ $said['shape'] ];
	return array(
		'look'    => $said['look'],
		'tone'    => $said['tone'],
		'room'    => (int) $said['room'],
		'width'   => $width,
		'height'  => $height,
		'objects' => array_slice( $objects, 0, 3 ),
		'trade'   => $trade,
		'goods'   => $goods,
	);
}

/**
 * The table of goods: each trade's, each store's and each kind's products in their order, as objects.
 *
 * @return array{trades: array<string, string>, kinds: array<string, string>, any: string}
 */
function goods_table(): array {
	static $table = null;
	$table      ??= wp_json_file_decode( catalogue_folder() . '/goods.json', array( 'associative' => true ) );
	return $table;
}

/**
 * A trade's goods by their letter and number, each as names of objects.
 *
 * @return array<string, string>
 */
function goods_of_trade( string $trade ): array {
	$table = goods_table();
	$lists = array( 't' => ANY_TRADE === $trade ? $table['any'] : $table['trades'][ $trade ] ?? '' );
	$about = trades()[ $trade ] ?? array();
	$lists += array(
		'k' => $table['kinds'][ $about['kind'] ?? '' ] ?? '',
		'c' => tiles_table()[ $trade ]['pictures'] ?? '',
	);
	$goods = array();
	foreach ( array_filter( $lists ) as $letter => $list ) {
		foreach ( explode( ' | ', $list ) as $number => $objects ) {
			$goods[ $letter . $number ] = $objects;
		}
	}
	return $goods;
}

/**
 * What a drawn picture shows, in the site's language, width and height; null where there is none of this name.
 *
 * @return array{0: string, 1: int, 2: int}|null
 */
function drawn_described( string $name ): ?array {
	$picture = drawn_picture( $name );
	return $picture ? array( names_of_goods( $picture['trade'], $picture['goods'] ), $picture['width'], $picture['height'] ) : null;
}

/**
 * The names under which they are sold; of what is not known, that it is a set of gifts.
 *
 * @param list<string> $goods Letters and numbers, as in goods_of_trade().
 */
function names_of_goods( string $trade, array $goods ): string {
	$language = substr( get_locale(), 0, 2 );
	$language = in_array( $language, LANGUAGES, true ) ? $language : 'en';
	$about    = trades()[ $trade ] ?? null;
	if ( 'c' === $goods[0][0] ) {
		return names_of_tiles( $trade, $language )[ (int) $goods[0][1] ];
	}
	if ( null === $about ) {
		return in_language( explode( ' | ', kinds()[ GENERAL_KIND ]['products'][0], 2 )[1], $language );
	}
	$names = array();
	foreach ( $goods as $good ) {
		$number = (int) $good[1];
		$lines  = 'k' === $good[0] ? kinds()[ $about['kind'] ]['products'] : $about['products'];
		$names[] = in_language( explode( ' | ', $lines[ $number ], 2 )[1], $language );
	}
	return implode( ', ', $names );
}

/** @return list<string> The words of a trade's three tiles; of a shop whose trade is not known, what any store has. */
function names_of_tiles( string $trade, string $language ): array {
	return trade_words( $language )[ $trade ]['tiles'] ?? array_column( languages( $language )['shelves'], 0 );
}

/**
 * Pictures of a trade's goods for patterns, of every tone and shape, the best first: one good, two, three, in one room after the other.
 *
 * @return list<string>
 */
function drawn_pictures_of( string $trade, string $look ): array {
	$goods    = array( 't0', 't1', 't2', 't3', 't0t1', 't2t3', 't1t2', 't0t3', 't0t1t2', 't3t2t0' );
	$pictures = array();
	// A page takes the first of several kinds, which are to be of other goods: so each begins elsewhere.
	$first = array(
		'wide'   => array( 'light' => 0, 'mid' => 2, 'dark' => 4 ),
		'tall'   => array( 'light' => 1, 'mid' => 3, 'dark' => 3 ),
		'square' => array( 'light' => 3, 'mid' => 1, 'dark' => 2 ),
	);
	foreach ( $first as $shape => $begins ) {
		foreach ( $begins as $tone => $begin ) {
			foreach ( array_keys( $goods ) as $number ) {
				$good       = $goods[ ( $begin + $number ) % count( $goods ) ];
				$room       = ROOMS[ ( $begin + $number ) % count( ROOMS ) ];
				$pictures[] = "drawn-$look-$tone-$shape-$room-$trade-$good.webp";
			}
		}
		// For a text that stands on the picture as it is.
		$pictures[] = "drawn-$look-light-$shape-" . QUIET_ROOM . "-$trade-t0t1t2.webp";
		$pictures[] = "drawn-$look-light-$shape-" . QUIET_ROOM . "-$trade-t3t0.webp";
	}
	return $pictures;
}

/** The picture of a product: by its letter and number, each in another room than the one before. */
function drawn_product( string $trade, string $good, string $look, int $number ): string {
	return "drawn-$look-light-square-" . ROOMS[ $number % count( ROOMS ) ] . "-$trade-$good.webp";
}

/**
 * What a picture shows: of a drawn one the trade and its goods, however large, in whatever room; of another one its file name.
 *
 * @param string $name Of a drawn picture, of one of ours or of a photograph.
 */
function goods_shown( string $name ): string {
	return preg_match( DRAWN_NAME, $name, $said ) ? "{$said['trade']}-{$said['goods']}" : $name;
}

/** The tone and shape of a drawn picture, as in picture_kinds(). @return array{0: string, 1: string} */
function drawn_kind( string $name ): array {
	return preg_match( DRAWN_NAME, $name, $said ) ? array( $said['tone'], $said['shape'] ) : array( 'light', 'wide' );
}

/**
 * What stays in sight where it is cut, from 0 to 1; null where the name is not one of a drawn picture.
 *
 * @return array{0: float, 1: float}|null
 */
function focus_of_drawn( string $name ): ?array {
	$picture = drawn_picture( $name );
	return $picture ? array( round( middle_of( $picture ) / $picture['width'], 2 ), QUIET_ROOM === $picture['room'] ? 1.0 : 0.6 ) : null;
}

/** Does a text stand on it as it is? */
function is_quiet( string $name ): bool {
	return preg_match( DRAWN_NAME, $name, $said ) && QUIET_ROOM === (int) $said['room'];
}

/** The look whose pictures are wanted; the first one where none is named. */
function look_named( $look ): string {
	$named = is_string( $look ) ? strtolower( $look ) : '';
	return in_array( $named, LOOKS, true ) ? $named : LOOKS[0];
}
