<?php
/**
 * `POST customize-your-store/v1/ai/images`: pictures of our own that do not contradict what the store sells.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * No images when the store's content was already written from this description: then it stays as it is.
 *
 * @return array{ai_content_generated: true, images: array<mixed>}
 */
function find_images( \WP_REST_Request $request ): array {
	$description = description_in( $request );
	if ( '' !== $description && get_option( LAST_DESCRIPTION ) === $description && is_written() ) {
		return array( 'ai_content_generated' => true, 'images' => array() );
	}
	$trade = '' === $description ? null : trades()[ trade_of( $description ) ];
	return array(
		'ai_content_generated' => true,
		'images'               => array(
			'images'      => $trade ? array_map( __NAMESPACE__ . '\image_of', array_values( array_unique( array_column( $trade['products'], 3 ) ) ) ) : array(),
			'search_term' => $trade ? $trade['search'] : '',
		),
	);
}

/**
 * @param string $picture A file in `plugin/pictures`.
 * @return array{title: string, URL: string, width: int, height: int}
 */
function image_of( string $picture ): array {
	list( $title, $width, $height ) = pictures()[ $picture ];
	return array( 'title' => $title, 'URL' => \CustomizeYourStore\picture_address( $picture ), 'width' => $width, 'height' => $height );
}

/** Do these images, as a client sends them back, hold at least one picture? */
function has_images( array $images ): bool {
	return is_array( $images['images'] ?? null ) && array() !== $images['images'];
}
