<?php
/**
 * `POST customize-your-store/v1/ai/images`: pictures of our own that do not contradict what the store sells.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * No images when the store's content was already written from this description, in this look: then it stays as it is.
 *
 * @return array{ai_content_generated: true, images: array<mixed>}
 */
function find_images( \WP_REST_Request $request ): array {
	$description = description_in( $request );
	$look        = look_named( $request['look'] );
	if ( '' !== $description && get_option( LAST_DESCRIPTION ) === $description && is_written() && in_array( look_of_patterns(), array( '', $look ), true ) ) {
		return array(
			'ai_content_generated' => true,
			'images'               => array(),
		) + told_of( shop_of( $description ) );
	}
	$shop = '' === $description ? null : shop_of( $description );
	return array(
		'ai_content_generated' => true,
		'images'               => array(
			'images'      => $shop ? array_map( __NAMESPACE__ . '\image_of', product_pictures( $shop, $look ) ) : array(),
			'search_term' => $shop ? search_term( $shop ) : '',
			// Sent back with the images: the words and products that are written next have pictures of this look.
		) + ( $shop ? array( 'look' => $look ) : array() ),
	) + told_of( $shop );
}

/**
 * What was understood of the description. The client masks what is under `summary` in what it records.
 *
 * @param array<string, mixed>|null $shop As of shop_of().
 * @return array{kind?: string, summary?: array<string, mixed>}
 */
function told_of( ?array $shop ): array {
	return null === $shop ? array() : array(
		'kind'    => $shop['kind'],
		'summary' => array_diff_key( $shop, array( 'kind' => '' ) ),
	);
}

/**
 * The pictures of a shop's products, each once.
 *
 * @param array{trades: list<string>, language: string, kind: string} $shop As of shop_of().
 * @return list<string>
 */
function product_pictures( array $shop, string $look ): array {
	$language = '' === $shop['language'] ? 'en' : $shop['language'];
	return array_values( array_unique( array_column( products_of( $shop, $language, $look ), 'picture' ) ) );
}

/**
 * @param string $picture As of picture_described().
 * @return array{title: string, URL: string, width: int, height: int}
 */
function image_of( string $picture ): array {
	list( $title, $width, $height ) = picture_described( $picture ) ?? array( '', 0, 0 );
	return array(
		'title'  => $title,
		'URL'    => \CustomizeYourStore\picture_address( $picture ),
		'width'  => $width,
		'height' => $height,
	);
}

/**
 * Do these images, as a client sends them back, hold at least one picture?
 *
 * @param array<mixed> $images What was sent.
 */
function has_images( array $images ): bool {
	return is_array( $images['images'] ?? null ) && array() !== $images['images'];
}
