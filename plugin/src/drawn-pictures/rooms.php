<?php
/**
 * What is behind and under the goods in a drawn picture, made of white and black that the ground shines through: so each is in the colors
 * of any palette. Four rooms in each look, so that pictures side by side differ. A fifth leaves its upper part to a text.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
