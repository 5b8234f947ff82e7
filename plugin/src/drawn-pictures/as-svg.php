<?php
/**
 * A drawn picture as SVG: how the canvas shows it.
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
