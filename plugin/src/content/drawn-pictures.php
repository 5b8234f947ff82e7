<?php
/**
 * Pictures of each trade's own goods, drawn where they are needed: no file is shipped for them. Their names say what they show, so that
 * the same name is always the same picture: look, tone, shape, room, trade and the numbers of its goods in `goods.json`.
 *
 * There are two forms: SVG, as the canvas shows it, and pixels, which the media library gets. Pixels are drawn twice as large and made
 * smaller, so that edges are smooth.
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

/** @param array{look: string, tone: string, room: int, width: int, height: int, objects: list<string>} $picture As of drawn_picture(). */
function svg_of( array $picture ): string {
	list( 'width' => $w, 'height' => $h ) = $picture;
	list( 'room' => $room, 'goods' => $goods ) = scene_of( $picture );
	$all  = "<rect width=\"$w\" height=\"$h\"";
	$back = svg_layers( $room );
	if ( 'bold' !== $picture['look'] ) {
		$inside = $back . svg_layers( $goods );
	} else {
		$shapes = static fn( callable $fill ) => implode( '', array_map( static fn( $layer ) => svg_path( $layer, 'fill="' . $fill( $layer ) . '"' ), $goods ) );
		$amount = static fn( string $color ) => static fn( $layer ) => sprintf( '#%1$02x%1$02x%1$02x', (int) round( 255 * ( $layer[ $color ] ?? 0 ) ) );
		$inside = '<mask id="a">' . $shapes( $amount( 'black' ) ) . '</mask><mask id="b">' . $shapes( $amount( 'white' ) ) . "</mask><mask id=\"c\">$all fill=\"#fff\"/>" . $shapes( static fn() => '#000' ) . '</mask>'
			. "<g mask=\"url(#c)\">$back</g>$all fill=\"#000\" mask=\"url(#a)\"/>$all fill=\"#fff\" mask=\"url(#b)\"/>";
	}
	return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 $w $h\" width=\"$w\" height=\"$h\">$inside</svg>";
}

/** @param list<array<string, mixed>> $layers As of layer(). */
function svg_layers( array $layers ): string {
	$drawn = '';
	foreach ( $layers as $number => $layer ) {
		$color = $layer['color'] ?? ( isset( $layer['white'] ) ? '#fff' : '#000' );
		$much  = $layer['white'] ?? $layer['black'] ?? 1;
		if ( isset( $layer['line'] ) ) {
			$drawn .= svg_path( $layer, "fill=\"none\" stroke=\"$color\" stroke-opacity=\"$much\" stroke-width=\"" . round( $layer['line'] / $layer['place'][0], 2 ) . '" stroke-linejoin="round"' );
		} elseif ( isset( $layer['to'] ) || isset( $layer['fade'] ) ) {
			$id     = ( isset( $layer['to'] ) ? 'g' : 'r' ) . $number;
			$foot   = $layer['to'] ?? $color;
			$none   = isset( $layer['fade'] ) ? 0 : $much;
			$drawn .= "<linearGradient id=\"$id\" x2=\"0\" y2=\"1\"><stop stop-color=\"$color\" stop-opacity=\"$much\"/><stop offset=\"1\" stop-color=\"$foot\" stop-opacity=\"$none\"/></linearGradient>" . svg_path( $layer, "fill=\"url(#$id)\"" );
		} else {
			$drawn .= svg_path( $layer, "fill=\"$color\"" . ( 1 === $much ? '' : " fill-opacity=\"$much\"" ) );
		}
	}
	return $drawn;
}

/** @param array<string, mixed> $layer As of layer(). */
function svg_path( array $layer, string $paint ): string {
	list( $scale, $x, $y ) = $layer['place'];
	$moved = array( 1.0, 0.0, 0.0 ) === $layer['place'] ? '' : sprintf( ' transform="translate(%s %s) scale(%s)"', round( $x, 1 ), round( $y, 1 ), round( $scale, 4 ) );
	return "<path d=\"{$layer['path']}\" fill-rule=\"evenodd\" $paint$moved/>";
}

const DRAWN_LARGER = 2;

/** A fading color is drawn in so many stripes. */
const STRIPES = 12;

/**
 * WebP, or PNG where this server makes none; empty where it draws nothing at all, or has no memory for it.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int, objects: list<string>} $picture As of drawn_picture().
 */
function raster_of( array $picture ): string {
	$w = $picture['width'] * DRAWN_LARGER;
	$h = $picture['height'] * DRAWN_LARGER;
	if ( ! function_exists( 'imagecreatetruecolor' ) || ! function_exists( 'imagepng' ) || ! has_memory_for( (int) ( $w * $h ) ) ) {
		return '';
	}
	$large = empty_image( $w, $h );
	$scene = scene_of( $picture );
	imagealphablending( $large, true );
	foreach ( $scene['room'] as $layer ) {
		paint_layer( $large, $layer );
	}
	// Where the ground shines through the goods, nothing else does.
	imagealphablending( $large, 'bold' !== $picture['look'] );
	foreach ( $scene['goods'] as $layer ) {
		paint_layer( $large, $layer );
	}
	$small = empty_image( $picture['width'], $picture['height'] );
	imagecopyresampled( $small, $large, 0, 0, 0, 0, $picture['width'], $picture['height'], $w, $h );
	imagedestroy( $large );
	ob_start();
	$done = function_exists( 'imagewebp' ) ? imagewebp( $small, null, 82 ) : imagepng( $small );
	imagedestroy( $small );
	$bytes = (string) ob_get_clean();
	return $done ? $bytes : '';
}

/** All of it transparent. */
function empty_image( int $width, int $height ): \GdImage {
	$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
	imagealphablending( $image, false );
	imagesavealpha( $image, true );
	imagefilledrectangle( $image, 0, 0, $width, $height, (int) imagecolorallocatealpha( $image, 255, 255, 255, 127 ) );
	return $image;
}

/** @param array<string, mixed> $layer As of layer(). */
function paint_layer( \GdImage $image, array $layer ): void {
	$color    = $layer['color'] ?? ( isset( $layer['white'] ) ? '#ffffff' : '#000000' );
	$much     = (float) ( $layer['white'] ?? $layer['black'] ?? 1 );
	$outlines = outlines_of( $layer['path'], $layer['place'] );
	if ( isset( $layer['line'] ) ) {
		imagesetthickness( $image, max( 1, (int) round( $layer['line'] * DRAWN_LARGER ) ) );
		foreach ( $outlines as $outline ) {
			imagepolygon( $image, array_merge( ...$outline ), ink( $image, $color, $much ) );
		}
		// Fills are drawn in lines as thick as that.
		imagesetthickness( $image, 1 );
		return;
	}
	$whole = as_one_outline( $outlines );
	if ( ! isset( $layer['to'] ) && ! isset( $layer['fade'] ) ) {
		fill_outline( $image, $whole, ink( $image, $color, $much ) );
		return;
	}
	$heights = array_column( $whole, 1 );
	$top     = (int) min( $heights );
	$step    = ( max( $heights ) - $top ) / STRIPES;
	for ( $stripe = 0; $stripe < STRIPES; $stripe++ ) {
		$share = ( $stripe + 0.5 ) / STRIPES;
		$ink   = isset( $layer['to'] ) ? ink( $image, mixed( $color, $layer['to'], $share ), $much ) : ink( $image, $color, $much * ( 1 - $share ) );
		// Stripes of what is transparent must not lie on one another.
		$from = (int) round( $top + $stripe * $step );
		$to   = (int) round( $top + ( $stripe + 1 ) * $step ) - ( isset( $layer['to'] ) ? 0 : 1 );
		fill_outline( $image, between( between( $whole, $from, 1 ), $to, -1 ), $ink );
	}
}

/** @param list<array{0: float, 1: float}> $outline Points. */
function fill_outline( \GdImage $image, array $outline, int $ink ): void {
	if ( count( $outline ) > 2 ) {
		imagefilledpolygon( $image, array_map( static fn( $number ) => (int) round( $number ), array_merge( ...$outline ) ), $ink );
	}
}

/** A color, and how much of it: from 0 to 1. */
function ink( \GdImage $image, string $color, float $much ): int {
	list( $red, $green, $blue ) = channels( $color );
	return (int) imagecolorallocatealpha( $image, $red, $green, $blue, (int) round( 127 * ( 1 - min( 1, $much ) ) ) );
}

/**
 * The part of an outline below a height, or above it where the direction is -1.
 *
 * @param list<array{0: float, 1: float}> $outline Points.
 * @return list<array{0: float, 1: float}>
 */
function between( array $outline, float $height, int $direction ): array {
	$kept = array();
	$last = end( $outline );
	foreach ( $last ? $outline : array() as $point ) {
		$was = ( $last[1] - $height ) * $direction >= 0;
		$is  = ( $point[1] - $height ) * $direction >= 0;
		if ( $was !== $is ) {
			$kept[] = array( $last[0] + ( $point[0] - $last[0] ) * ( $height - $last[1] ) / ( $point[1] - $last[1] ), $height );
		}
		if ( $is ) {
			$kept[] = $point;
		}
		$last = $point;
	}
	return $kept;
}

/**
 * Several outlines as one that returns to its start after each of them: filled, it has the same holes.
 *
 * @param list<list<array{0: float, 1: float}>> $outlines Points.
 * @return list<array{0: float, 1: float}>
 */
function as_one_outline( array $outlines ): array {
	$whole = array();
	foreach ( $outlines as $outline ) {
		array_push( $whole, ...$outline );
		$whole[] = $outline[0];
		if ( $outline !== $outlines[0] ) {
			$whole[] = $outlines[0][0];
		}
	}
	return $whole;
}

/**
 * The points of a path's outlines, curves as short lines.
 *
 * @param array{0: float, 1: float, 2: float} $place As of layer().
 * @return list<list<array{0: float, 1: float}>>
 */
function outlines_of( string $path, array $place ): array {
	$outlines = array();
	preg_match_all( '/([MLC])([^MLCZ]*)/', $path, $commands, PREG_SET_ORDER );
	foreach ( $commands as list( , $command, $numbers ) ) {
		preg_match_all( '/-?[\d.]+/', $numbers, $found );
		$points = array_map( static fn( $pair ) => array( DRAWN_LARGER * ( $place[1] + $place[0] * (float) $pair[0] ), DRAWN_LARGER * ( $place[2] + $place[0] * (float) $pair[1] ) ), array_chunk( $found[0], 2 ) );
		if ( 'M' === $command ) {
			$outlines[] = $points;
			continue;
		}
		$last = count( $outlines ) - 1;
		if ( 'L' === $command ) {
			array_push( $outlines[ $last ], ...$points );
			continue;
		}
		foreach ( array_chunk( $points, 3 ) as $curve ) {
			array_push( $outlines[ $last ], ...points_of_curve( end( $outlines[ $last ] ), ...$curve ) );
		}
	}
	return array_values( array_filter( $outlines, static fn( $outline ) => count( $outline ) > 2 ) );
}

/**
 * @param array{0: float, 1: float} $from   Where the curve begins; it ends at the last point.
 * @param array{0: float, 1: float} $first  Draws it out of there.
 * @param array{0: float, 1: float} $second Draws it in.
 * @param array{0: float, 1: float} $end    Its end.
 * @return list<array{0: float, 1: float}>
 */
function points_of_curve( array $from, array $first, array $second, array $end ): array {
	$length = abs( $first[0] - $from[0] ) + abs( $first[1] - $from[1] ) + abs( $second[0] - $first[0] ) + abs( $second[1] - $first[1] ) + abs( $end[0] - $second[0] ) + abs( $end[1] - $second[1] );
	$steps  = (int) max( 2, min( 48, $length / 8 ) );
	$points = array();
	for ( $step = 1; $step <= $steps; $step++ ) {
		$t        = $step / $steps;
		$u        = 1 - $t;
		$parts    = array( $u * $u * $u, 3 * $u * $u * $t, 3 * $u * $t * $t, $t * $t * $t );
		$points[] = array(
			$parts[0] * $from[0] + $parts[1] * $first[0] + $parts[2] * $second[0] + $parts[3] * $end[0],
			$parts[0] * $from[1] + $parts[1] * $first[1] + $parts[2] * $second[1] + $parts[3] * $end[1],
		);
	}
	return $points;
}
