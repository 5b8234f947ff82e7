<?php
/**
 * A drawn picture as layers: its room, and the goods that stand in it as the look has them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * The drawings of goods: width, height, and shapes from the back to the front, each a color and a path.
 *
 * @return array<string, array{0: int, 1: int, 2: list<string>}>
 */
function objects(): array {
	static $objects = null;
	$objects      ??= wp_json_file_decode( catalogue_folder() . '/objects.json', array( 'associative' => true ) );
	return $objects;
}

/**
 * `goods` are cut out of what is behind them where the look is Bold: the ground shines through them, too.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int, objects: list<string>} $picture As of drawn_picture().
 * @return array{room: list<array<string, mixed>>, goods: list<array<string, mixed>>}
 */
function scene_of( array $picture ): array {
	$places = places_of( $picture );
	$scene  = array(
		'room'  => room_of( $picture, middle_of( $picture ) ),
		'goods' => array(),
	);
	// What stands behind is drawn first.
	foreach ( array_reverse( $places ) as list( $object, $scale, $x, $y ) ) {
		list( $width, , $shapes ) = objects()[ $object ];
		array_push( $scene['room'], ...shadows_of( $picture, $x + $scale * $width / 2, $y, $scale * $width ) );
		foreach ( $shapes as $shape ) {
			list( $color, $path ) = explode( ' ', $shape, 2 );
			array_push( $scene['goods'], ...goods_of( $picture['look'], $picture['tone'], $color, $path, array( $scale, $x, $y - $scale * objects()[ $object ][1] ) ) );
		}
	}
	return $scene;
}

/**
 * Beside the text that a dark picture has over it, else in the middle.
 *
 * @param array{tone: string, room: int, width: int, height: int} $picture As of drawn_picture().
 */
function middle_of( array $picture ): float {
	$aside = $picture['width'] > $picture['height'] && ( 'dark' === $picture['tone'] || QUIET_ROOM === $picture['room'] );
	return ( $aside ? 0.7 : 0.5 ) * $picture['width'];
}

/**
 * The first of the goods is the largest and stands in front.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int, objects: list<string>} $picture As of drawn_picture().
 * @return list<array{0: string, 1: float, 2: float, 3: float}> Object, scale, left edge, foot.
 */
function places_of( array $picture ): array {
	list( 'objects' => $objects, 'room' => $room, 'height' => $h ) = $picture;
	$side   = min( $picture['width'], $h );
	$sizes  = array( 1 => array( 0.6 ), array( 0.54, 0.34 ), array( 0.5, 0.32, 0.29 ) )[ count( $objects ) ];
	$tall   = $h > $picture['width'];
	$behind = ! $tall && 'dark' === $picture['tone'];
	// Tall ones have a label at their foot, and wide dark ones are cut to a band behind a text.
	$foot   = ( QUIET_ROOM === $room ? 0.94 : floor_of( $picture ) + ( $tall ? 0.07 : ( $behind ? 0.06 : 0.1 ) ) ) * $h;
	$small  = QUIET_ROOM === $room ? 0.5 : ( $behind ? 0.76 : 1.0 );
	// Every second room is the other way round.
	$turned = 0 === $room % 2 ? -1 : 1;
	$middle = middle_of( $picture );
	$places = array();
	$reach  = array( 0.0, 0.0 );
	foreach ( $objects as $number => $object ) {
		list( $width, $height ) = objects()[ $object ];
		// Flat goods are no giants, and tall ones keep their head below the picture's edge.
		$scale = $small * $side * $sizes[ $number ] / max( $width, $height );
		$wide  = $scale * $width;
		if ( 0 === $number ) {
			$x     = -$wide / 2;
			$reach = array( $x, -$x );
		} else {
			$right = 1 === $number ? 1 : -1;
			$right = $right * $turned;
			$over  = 0.1 * $wide;
			$x     = $right > 0 ? $reach[1] - $over : $reach[0] - $wide + $over;
			$reach = array( min( $reach[0], $x ), max( $reach[1], $x + $wide ) );
		}
		$places[] = array( $object, $scale, $x, $foot - 0.022 * $number * $h * $small );
	}
	// All of them stay inside, with some air.
	$width  = $reach[1] - $reach[0];
	$fit    = min( 1.0, 0.84 * min( $picture['width'], 1.1 * $h ) / $width );
	$middle = min( $middle, 0.95 * $picture['width'] - $fit * $width / 2 );
	return array_map( static fn( $place ) => array( $place[0], $fit * $place[1], $middle + $fit * ( $place[2] - ( $reach[0] + $reach[1] ) / 2 ), $place[3] ), $places );
}

/**
 * Under the goods: soft, a line's width or a plain disc.
 *
 * @param array{look: string, tone: string} $picture As of drawn_picture().
 * @return list<array<string, mixed>>
 */
function shadows_of( array $picture, float $x, float $y, float $width ): array {
	if ( 'classic' === $picture['look'] ) {
		return array( layer( oval_path( $x, $y, 0.5 * $width, 0.035 * $width ), array( 'black' => 'dark' === $picture['tone'] ? 0.35 : 0.12 ) ) );
	}
	if ( 'bold' === $picture['look'] ) {
		return array( layer( oval_path( $x, $y, 0.5 * $width, 0.05 * $width ), array( 'black' => 0.3 ) ) );
	}
	$layers = array();
	for ( $step = 0; $step < 8; $step++ ) {
		$part     = 1 - $step * 0.1;
		$layers[] = layer( oval_path( $x + 0.05 * $width * $part, $y, 0.62 * $width * $part, 0.1 * $width * $part ), array( 'black' => 'dark' === $picture['tone'] ? 0.06 : 0.03 ) );
	}
	return $layers;
}

/**
 * A shape of the goods as a look has it: in soft light, in ink and wash, or in tones of the ground.
 *
 * @param string                              $ground The picture's tone.
 * @param array{0: float, 1: float, 2: float} $place  As of layer().
 * @return list<array<string, mixed>>
 */
function goods_of( string $look, string $ground, string $color, string $path, array $place ): array {
	$light = brightness( $color );
	if ( 'classic' === $look ) {
		// As in ink and a thin wash: less of the color, and more of the paper where it is light.
		$grey = sprintf( '#%1$02x%1$02x%1$02x', (int) round( 255 * $light ) );
		$wash = mixed( mixed( $color, $grey, 0.3 ), '#fffdf8', 0.35 + 0.3 * $light );
		return array(
			layer( $path, array( 'color' => $wash ), $place ),
			layer( $path, array( 'color' => '#2f2a26', 'line' => 4.4 ), $place ),
		);
	}
	if ( 'bold' === $look ) {
		$dark = 'dark' === $ground;
		$tone = $dark ? array( 'white' => 0.22 + 0.73 * $light ) : ( $light < 0.55 ? array( 'black' => 0.4 + 0.9 * ( 0.55 - $light ) ) : array( 'white' => 0.5 + 1.1 * ( $light - 0.55 ) ) );
		return array( layer( $path, $tone, $place ) );
	}
	$grey = sprintf( '#%1$02x%1$02x%1$02x', (int) round( 255 * $light ) );
	$soft = mixed( mixed( $color, $grey, 0.2 ), '#fff1e0', 0.07 );
	return array( layer( $path, array( 'color' => mixed( $soft, '#ffffff', 0.14 ), 'to' => mixed( $soft, '#3a2233', 0.16 ) ), $place ) );
}

/** From 0 to 1, as the eye has it. */
function brightness( string $color ): float {
	list( $red, $green, $blue ) = channels( $color );
	return ( 0.299 * $red + 0.587 * $green + 0.114 * $blue ) / 255;
}

/** @return array{0: int, 1: int, 2: int} */
function channels( string $color ): array {
	return array( (int) hexdec( substr( $color, 1, 2 ) ), (int) hexdec( substr( $color, 3, 2 ) ), (int) hexdec( substr( $color, 5, 2 ) ) );
}

/** Some of another color in it. */
function mixed( string $color, string $other, float $share ): string {
	$others = channels( $other );
	$mixed  = array_map( static fn( $one, $two ) => (int) round( $one + $share * ( $two - $one ) ), channels( $color ), $others );
	return sprintf( '#%02x%02x%02x', ...$mixed );
}
