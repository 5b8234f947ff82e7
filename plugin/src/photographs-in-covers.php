<?php
/**
 * Patterns in which a photograph, or a picture of a trade's goods, stands behind a text. Our scenes were made for the text that is over
 * them; these may be bright, and have their object anywhere. So it is darkened, and the object stays in sight where the picture is cut.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** In percent. White on a white photograph that is darkened so has a contrast of 5.7 : 1. */
const DARKENED = 60;

/** A drawn picture for such a place is dark by itself, but for its goods. */
const DARKENED_DRAWN = 50;

/** The start of a cover: its comment, its element up to the picture, the picture, and the layer over it. */
const COVER = '~<!-- wp:cover (?<attributes>\{[^\n]*\}) -->(?<element>\s*<div[^>]*>)(?<picture><img[^>]*/>)<span aria-hidden="true" class="[^"]*"></span>~';

/**
 * The answer to who asks for the store's patterns: they are read when it is made, in the language of the site.
 *
 * @param mixed            $answer  Perhaps somebody else's.
 * @param mixed            $handler What answered.
 * @param \WP_REST_Request $request What was asked.
 * @return mixed
 */
function patterns_with_photographs( $answer, $handler, \WP_REST_Request $request ) {
	if ( $answer instanceof \WP_REST_Response && '/wp/v2/block-patterns/patterns' === $request->get_route() && is_array( $answer->get_data() ) ) {
		$answer->set_data( array_map( __NAMESPACE__ . '\pattern_with_photographs', $answer->get_data() ) );
	}
	return $answer;
}
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\patterns_with_photographs', 10, 3 );

/**
 * A pattern of the answer.
 *
 * @param mixed $pattern With its content, where that was asked for.
 * @return mixed
 */
function pattern_with_photographs( $pattern ) {
	if ( is_array( $pattern ) && str_contains( (string) ( $pattern['content'] ?? '' ), '?customize-your-store' ) ) {
		$pattern['content'] = with_photographs( $pattern['content'] );
	}
	return $pattern;
}

/** The pattern's markup, with what its photographs need. */
function with_photographs( string $content ): string {
	return preg_replace_callback( COVER, __NAMESPACE__ . '\cover_of_photograph', $content ) ?? $content;
}

/**
 * A cover without a photograph stays as it is. One without a dark layer has no text on the picture itself.
 *
 * @param array<string> $found As of COVER.
 */
function cover_of_photograph( array $found ): string {
	$cover = json_decode( $found['attributes'], true );
	$url   = (string) ( $cover['url'] ?? '' );
	$drawn = StoreContent\focus_of_drawn( StoreContent\picture_at( $url ) );
	$focus = str_ends_with( $url, StoreContent\PHOTOGRAPH_MARK ) ? StoreContent\photographs()[ basename( $url, StoreContent\PHOTOGRAPH_MARK ) ]['focus'] ?? null : $drawn;
	if ( null === $focus ) {
		return $found[0];
	}
	$dim      = 0 === $cover['dimRatio'] ? 0 : max( null === $drawn ? DARKENED : DARKENED_DRAWN, $cover['dimRatio'] );
	$place    = sprintf( '%d%% %d%%', round( $focus[0] * 100 ), round( $focus[1] * 100 ) );
	$comment  = str_replace(
		'"dimRatio":' . $cover['dimRatio'],
		'"dimRatio":' . $dim . ',"focalPoint":' . wp_json_encode(
			array(
				'x' => $focus[0],
				'y' => $focus[1],
			)
		),
		$found['attributes']
	);
	$picture  = str_replace( ' data-object-fit="cover"', ' style="object-position:' . $place . '" data-object-fit="cover" data-object-position="' . $place . '"', $found['picture'] );
	// The cover block names no share where it is a half.
	$darkness = ( 50 === $dim ? '' : "has-background-dim-$dim " ) . 'has-background-dim';
	return "<!-- wp:cover $comment -->{$found['element']}$picture<span aria-hidden=\"true\" class=\"wp-block-cover__background $darkness\"></span>";
}
