<?php
/**
 * Our pictures move into the media library with the page that shows them: a page that was saved is whole without this plugin.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of our pictures in content that is being saved become those of copies in the media library. Saved again they
 * are the same copies. A picture that cannot be copied stays where it is.
 *
 * @param array<string, mixed> $post The post's fields, slashed: no address has anything to slash.
 * @return array<string, mixed>
 */
function keep_pictures( array $post ): array {
	$folder = (string) preg_replace( '/^https?:/', '', plugins_url( 'pictures/', PLUGIN_FILE ) );
	if ( ! str_contains( $post['post_content'], $folder ) ) {
		return $post;
	}
	$address = '~(?:https?:)?' . preg_quote( $folder, '~' ) . '([\w/-]+\.webp)~';

	$post['post_content'] = preg_replace_callback( $address, __NAMESPACE__ . '\kept_or_same', $post['post_content'] );
	return $post;
}

/**
 * The kept address of a picture that was found, or the one that was there.
 *
 * @param string[] $found The whole address, and the picture's name.
 */
function kept_or_same( array $found ): string {
	$kept = kept_address( $found[1] );
	return '' === $kept ? $found[0] : $kept;
}

/**
 * The address of the copy in the media library, made at first need; empty when there can be none.
 *
 * @param string $name File name in `plugin/pictures`.
 */
function kept_address( string $name ): string {
	$id = isset( StoreContent\pictures()[ $name ] ) ? StoreContent\attachment_of( $name ) : 0;
	return $id ? (string) wp_get_attachment_url( $id ) : '';
}
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\keep_pictures' );
