<?php
/**
 * A drawn picture in two forms: as SVG, as the canvas shows it, and as pixels, which the media library gets. Pixels are drawn twice as large
 * and made smaller, so that edges are smooth.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
