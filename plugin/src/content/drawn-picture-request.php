<?php
/**
 * `/?customize-your-store-picture=NAME`: a drawn picture for the canvas, as SVG. Public, since it says nothing about the store. What visitors
 * see is a copy in the media library.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/../loader.php';

/** Answers, and ends the request. */
function serve_drawn_picture(): void {
	$picture = StoreContent\drawn_picture( query_text( DRAWN_PICTURE ) );
	if ( null === $picture ) {
		status_header( 404 );
		exit;
	}
	header( 'Content-Type: image/svg+xml' );
	header( "Content-Security-Policy: default-src 'none'" );
	header( 'X-Content-Type-Options: nosniff' );
	// Another version may draw it otherwise.
	header( 'Cache-Control: public, max-age=86400' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- drawn from our own data by a name that fits a strict pattern.
	echo StoreContent\svg_of( $picture );
	exit;
}
add_action( 'init', __NAMESPACE__ . '\serve_drawn_picture', 0 );
