<?php
/**
 * A drawn picture as layers: its room, and the goods that stand in it as the look has them.
 *
 * The room is made of white and black that the ground shines through: so each is in the colors of any palette. There are four rooms in each
 * look, so that pictures side by side differ. A fifth leaves its upper part to a text.
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

/** The rooms in which goods stand in the middle, and the one in which they stand low. */
const ROOMS      = array( 1, 2, 3, 4 );
const QUIET_ROOM = 5;

/** Where the floor begins, as a part of the height. */
const FLOOR = 0.72;

/** @param array{width: int, height: int} $picture As of drawn_picture(). */
function floor_of( array $picture ): float {
	return FLOOR - ( $picture['height'] > $picture['width'] ? 0.12 : 0 );
}

/**
 * @param array{look: string, tone: string, room: int, width: int, height: int} $picture As of drawn_picture().
 * @param float                                                                  $middle  Where the goods stand, from the left.
 * @return list<array<string, mixed>> Layers, as of layer().
 */
function room_of( array $picture, float $middle ): array {
	$rooms = array(
		'contemporary' => __NAMESPACE__ . '\calm_room',
		'classic'      => __NAMESPACE__ . '\framed_room',
		'bold'         => __NAMESPACE__ . '\graphic_room',
	);
	return $rooms[ $picture['look'] ]( $picture, $middle );
}

/**
 * An arch, a sun, a window or two walls over a floor, in soft light.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int} $picture As of drawn_picture().
 * @return list<array<string, mixed>>
 */
function calm_room( array $picture, float $middle ): array {
	list( 'width' => $w, 'height' => $h, 'room' => $room ) = $picture;
	$shine = 'dark' === $picture['tone'] ? 0.09 : 0.55;
	$side  = min( $w, $h );
	$floor = floor_of( $picture ) * $h;
	$layers = array( layer( box_path( 0, 0, $w, $h ), array( 'white' => 0.4 * $shine, 'fade' => true ) ) );
	if ( 1 === $room ) {
		$layers[] = layer( arch_path( $middle - 0.34 * $side, 0.12 * $h, 0.68 * $side, $floor - 0.12 * $h ), array( 'white' => $shine ) );
	} elseif ( 2 === $room ) {
		$layers[] = layer( oval_path( $middle, 0.44 * $h, 0.36 * $side, 0.36 * $side ), array( 'white' => $shine ) );
	} elseif ( 3 === $room ) {
		foreach ( array( -0.40, -0.06 ) as $left ) {
			$x        = $middle + $left * $side;
			$layers[] = layer( slanted_path( $x, 0.08 * $h, 0.27 * $side, $floor - 0.08 * $h, 0.16 * $side ), array( 'white' => 0.8 * $shine ) );
		}
	} elseif ( 4 === $room ) {
		$layers[] = layer( arch_path( $middle - 0.46 * $side, 0.22 * $h, 0.5 * $side, $floor - 0.22 * $h ), array( 'white' => 0.6 * $shine ) );
		$layers[] = layer( arch_path( $middle - 0.1 * $side, 0.1 * $h, 0.54 * $side, $floor - 0.1 * $h ), array( 'white' => 0.75 * $shine ) );
	}
	$low      = QUIET_ROOM === $room ? 0.86 * $h : $floor;
	$layers[] = layer( box_path( 0, $low, $w, $h - $low ), array( 'black' => 'dark' === $picture['tone'] ? 0.18 : 0.055 ) );
	return $layers;
}

/**
 * Fine lines: a frame, a ground line, an oval, a niche.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int} $picture As of drawn_picture().
 * @return list<array<string, mixed>>
 */
function framed_room( array $picture, float $middle ): array {
	list( 'width' => $w, 'height' => $h, 'room' => $room ) = $picture;
	$color = 'dark' === $picture['tone'] ? 'white' : 'black';
	$side  = min( $w, $h );
	$line  = array( $color => 0.34, 'line' => 0.0028 * $side );
	$wash  = array( 'white' => 'dark' === $picture['tone'] ? 0.07 : 0.42 );
	$floor = ( floor_of( $picture ) + 0.06 ) * $h;
	if ( 1 === $room ) {
		$edge = 0.055 * $side;
		return array(
			layer( box_path( $edge, $edge, $w - 2 * $edge, $h - 2 * $edge ), $wash ),
			layer( box_path( $edge, $edge, $w - 2 * $edge, $h - 2 * $edge ), $line ),
		);
	}
	if ( 2 === $room ) {
		return array( layer( box_path( 0, $floor, $w, 0.0025 * $side ), array( $color => 0.4 ) ), layer( box_path( 0, 0, $w, $floor ), $wash ) );
	}
	if ( 3 === $room ) {
		$oval = oval_path( $middle, 0.5 * $h, 0.38 * $side, 0.43 * $side );
		return array( layer( $oval, $wash ), layer( $oval, $line ) );
	}
	if ( 4 === $room ) {
		$niche = arch_path( $middle - 0.36 * $side, 0.1 * $h, 0.72 * $side, $floor - 0.1 * $h );
		return array( layer( $niche, $wash ), layer( $niche, $line ) );
	}
	return array( layer( box_path( 0, 0.92 * $h, $w, 0.0025 * $side ), array( $color => 0.3 ) ) );
}

/**
 * Large plain shapes: a disc, a slanted half, stripes, a step.
 *
 * @param array{look: string, tone: string, room: int, width: int, height: int} $picture As of drawn_picture().
 * @return list<array<string, mixed>>
 */
function graphic_room( array $picture, float $middle ): array {
	list( 'width' => $w, 'height' => $h, 'room' => $room ) = $picture;
	$shine = 'dark' === $picture['tone'] ? 0.1 : 0.2;
	$side  = min( $w, $h );
	if ( 1 === $room ) {
		return array( layer( oval_path( $middle, 0.5 * $h, 0.41 * $side, 0.41 * $side ), array( 'white' => $shine ) ) );
	}
	if ( 2 === $room ) {
		return array( layer( "M0 {$h}L0 " . round( 0.62 * $h ) . "L$w " . round( 0.22 * $h ) . "L$w {$h}Z", array( 'white' => $shine ) ) );
	}
	if ( 3 === $room ) {
		$layers = array();
		for ( $stripe = 0; $stripe < 3; $stripe++ ) {
			$layers[] = layer( box_path( $middle + ( $stripe - 1.5 ) * 0.3 * $side, 0, 0.15 * $side, $h ), array( 'white' => 0.75 * $shine ) );
		}
		return $layers;
	}
	if ( 4 === $room ) {
		$top = 0.5 * $h;
		return array(
			layer( box_path( 0, $top, $w, $h - $top ), array( 'black' => 0.13 ) ),
			layer( oval_path( $middle, $top, 0.36 * $side, 0.36 * $side ), array( 'white' => $shine ) ),
		);
	}
	return array( layer( box_path( 0, 0.86 * $h, $w, 0.14 * $h ), array( 'black' => 0.12 ) ) );
}

/**
 * One shape of a picture.
 *
 * @param string               $path  Of M, L, C and Z, absolute.
 * @param array<string, mixed> $paint `white` or `black` and how much of it; or `color` and perhaps `to`, the color at its foot; `line`, the width of its outline instead; `fade`: less towards its foot.
 * @param array{0: float, 1: float, 2: float} $place How large, and where.
 * @return array<string, mixed>
 */
function layer( string $path, array $paint, array $place = array( 1.0, 0.0, 0.0 ) ): array {
	return array(
		'path'  => $path,
		'place' => $place,
	) + $paint;
}

/** A rectangle. */
function box_path( float $x, float $y, float $width, float $height ): string {
	return path_of( 'M', $x, $y ) . path_of( 'L', $x + $width, $y ) . path_of( 'L', $x + $width, $y + $height ) . path_of( 'L', $x, $y + $height ) . 'Z';
}

/** A rectangle whose foot is farther to the right, as light falls. */
function slanted_path( float $x, float $y, float $width, float $height, float $shift ): string {
	return path_of( 'M', $x, $y ) . path_of( 'L', $x + $width, $y ) . path_of( 'L', $x + $width + $shift, $y + $height ) . path_of( 'L', $x + $shift, $y + $height ) . 'Z';
}

/** An ellipse around a point. */
function oval_path( float $x, float $y, float $rx, float $ry ): string {
	$a = 0.5523 * $rx;
	$b = 0.5523 * $ry;
	return path_of( 'M', $x - $rx, $y ) . path_of( 'C', $x - $rx, $y - $b, $x - $a, $y - $ry, $x, $y - $ry )
		. path_of( 'C', $x + $a, $y - $ry, $x + $rx, $y - $b, $x + $rx, $y ) . path_of( 'C', $x + $rx, $y + $b, $x + $a, $y + $ry, $x, $y + $ry )
		. path_of( 'C', $x - $a, $y + $ry, $x - $rx, $y + $b, $x - $rx, $y ) . 'Z';
}

/** A rectangle with a round head. */
function arch_path( float $x, float $y, float $width, float $height ): string {
	$r = $width / 2;
	$a = 0.5523 * $r;
	return path_of( 'M', $x, $y + $height ) . path_of( 'L', $x, $y + $r ) . path_of( 'C', $x, $y + $r - $a, $x + $r - $a, $y, $x + $r, $y )
		. path_of( 'C', $x + $r + $a, $y, $x + $width, $y + $r - $a, $x + $width, $y + $r ) . path_of( 'L', $x + $width, $y + $height ) . 'Z';
}

/** A command of a path. */
function path_of( string $command, float ...$numbers ): string {
	return $command . implode( ' ', array_map( static fn( $number ) => (string) round( $number, 1 ), $numbers ) );
}
