<?php
/**
 * What the pattern files say to PHP.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the picture that stands in this place of a pattern: the named one, or the one chosen for the store's trade.
 *
 * @param string $name  File name in `plugin/pictures`, for example `dunes.webp`.
 * @param string $place One that has a picture of its own: a tile.
 */
function picture( string $name, string $place = '' ): string {
	return picture_address( StoreContent\standing_picture( $name, $place ) );
}

/**
 * The address of one of our pictures, of one that is drawn when it is asked for, or of a photograph that WooCommerce brings.
 *
 * @param string $name File name in `plugin/pictures`, of a drawn picture or of a photograph.
 */
function picture_address( string $name ): string {
	if ( StoreContent\is_drawn( $name ) ) {
		return home_url( '/?' . DRAWN_PICTURE . "=$name" );
	}
	return StoreContent\is_photograph( $name ) ? StoreContent\photograph_address( $name ) : plugins_url( 'pictures/' . $name, PLUGIN_FILE );
}

/** Where a "Shop now" button leads: the list of products, or the front page while there is none. */
function shop_address(): string {
	$list = post_type_exists( 'product' ) ? get_post_type_archive_link( 'product' ) : false;
	return false === $list ? home_url( '/' ) : $list;
}

/** Where a button to what is new leads: the list of products, the newest first. */
function newest_address(): string {
	return post_type_exists( 'product' ) ? add_query_arg( 'orderby', 'date', shop_address() ) : shop_address();
}

/**
 * Prints a text as it stands inside a block's comment, quotes included: JSON that cannot end the comment.
 *
 * @param string $text Plain text or an address.
 */
function in_attributes( string $text ): void {
	$json = wp_json_encode( $text, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- wp_json_encode() escapes, and no comment ends in it.
	echo str_replace( '--', '\\u002d\\u002d', (string) $json );
}

/** The name of a day of the week in the site's language; 0 is Sunday. */
function weekday( int $day ): string {
	return $GLOBALS['wp_locale']->get_weekday( $day );
}

/**
 * The text that marks a block as a sample; empty where the merchant's own description says what stands there.
 *
 * @param string $written The text as it stands in the pattern's file.
 * @param string $shown   As it is shown.
 */
function unsaid( string $written, string $shown ): string {
	return StoreContent\is_said( $written ) ? '' : $shown;
}
