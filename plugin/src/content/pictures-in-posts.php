<?php
/**
 * Our pictures move into the media library with the page that shows them: a page that was saved is whole without this plugin. Every
 * kind of post can hold a pattern, so this looks at each that an editor writes, and loads the rest where there is something to move.
 *
 * While they are only looked at, the drawn ones have an address at which the store draws them as SVG. It is public, since it says nothing
 * about the store.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** How a hyphen stands in an address: as itself, or, two of them inside a block's comment, by its number, slashed or not. */
const HYPHEN = '(?:-|\\\\{1,2}u002d)';

/**
 * Addresses of our pictures in content that is being saved become those of copies in the media library. Saved again they
 * are the same copies. A picture that cannot be copied stays where it is.
 *
 * @param mixed $post The post's fields, slashed.
 * @return mixed
 */
function keep_pictures( $post ) {
	if ( ! is_array( $post ) || ! is_string( $post['post_content'] ?? null ) || ! preg_match( '~/pictures/|\?customize-your-store~', $post['post_content'] ) ) {
		return $post;
	}
	$post['post_content'] = preg_replace_callback( address_of_picture(), __NAMESPACE__ . '\kept_or_same', $post['post_content'] ) ?? $post['post_content'];
	return $post;
}

/** The regular expression of an address of one of our pictures, drawn ones too, or of a photograph in a pattern of ours; its group is the picture's name. */
function address_of_picture(): string {
	$ours = address_in( plugins_url( 'pictures/', PLUGIN_FILE ) ) . '([\w/-]+\.webp)';
	$drawn = address_in( home_url( '/' ) ) . '\?' . str_replace( '-', '\-', DRAWN_PICTURE ) . '=(drawn-[\w-]+\.webp)';
	if ( ! defined( 'WC_PLUGIN_FILE' ) ) {
		return "~(?|$ours|$drawn)~";
	}
	$photographs = address_in( plugins_url( 'assets/images/pattern-placeholders/', WC_PLUGIN_FILE ) ) . '([\w-]+\.(?:jpg|png))\?customize-your-store';
	return "~(?|$ours|$drawn|$photographs)~";
}

/** The regular expression of a folder's address, with any protocol. */
function address_in( string $folder ): string {
	return '(?:https?:)?' . str_replace( '\-', HYPHEN, preg_quote( (string) preg_replace( '/^https?:/', '', $folder ), '~' ) );
}

/**
 * The kept address of a picture that was found, or the one that was there.
 *
 * @param string[] $found The whole address, and the picture's name.
 */
function kept_or_same( array $found ): string {
	require_once __DIR__ . '/../loader.php';
	$kept = kept_address( $found[1] );
	if ( '' === $kept ) {
		return $found[0];
	}
	// An address without two hyphens does not tell where it stands; then two hyphens do no harm there either.
	return preg_match( '/\\\\+u002d/', $found[0], $hyphen ) ? str_replace( '--', $hyphen[0] . $hyphen[0], $kept ) : $kept;
}

/**
 * The address of the copy in the media library, made at first need; empty when there can be none. What failed is not tried again in the same
 * request: to draw a picture takes half a second.
 *
 * @param string $name File name in `plugin/pictures`, or of a photograph.
 */
function kept_address( string $name ): string {
	static $failed = array();
	if ( isset( $failed[ $name ] ) ) {
		return '';
	}
	// Visitors read or hear what a picture shows.
	$id = StoreContent\picture_described( $name ) ? in_site_language( static fn(): int => StoreContent\attachment_of( $name ) ) : 0;
	if ( 0 === $id ) {
		$failed[ $name ] = true;
	}
	return $id ? (string) wp_get_attachment_url( $id ) : '';
}
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\keep_pictures' );

/** Answers `/?customize-your-store-picture=NAME`, and ends the request. */
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
