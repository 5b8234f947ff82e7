<?php
/**
 * Each size of a picture is made once per store: WooCommerce's samples bring photographs of up to 5,000 pixels, and to scale these six took
 * two of the three seconds that a set-up took.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

add_filter(
	'wp_image_editors',
	static function ( $editors ) {
		if ( ! class_exists( 'WP_Image_Editor_GD' ) ) {
			return $editors;
		}
		require_once __DIR__ . '/class-remembering-editor.php';
		return array_map( static fn( $editor ) => 'WP_Image_Editor_GD' === $editor ? Remembering_Editor::class : $editor, $editors );
	}
);
