<?php
/**
 * Copies a photograph that was found into the media library: fetched by the store, looked at before it is taken, with its author, source
 * and license in its description. The same photograph is copied once.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The largest file and the most pixels: WordPress makes smaller copies of it in PHP's memory. */
const LARGEST_PHOTOGRAPH     = 15 * MB_IN_BYTES;
const PHOTOGRAPH_MOST_PIXELS = 40000000;

/** Types that every browser shows and WordPress makes smaller copies of. */
const PHOTOGRAPH_TYPES = array(
	'image/jpeg' => 'jpg',
	'image/png'  => 'png',
	'image/webp' => 'webp',
);

/** Meta of a copy: the photograph's id at Openverse. */
const PHOTOGRAPH_MARK = '_customize_your_store_photograph';

/**
 * The copy, in the shape of WordPress's media route.
 *
 * @return array<string, mixed>|\WP_Error|\WP_REST_Response
 */
function import_photograph( \WP_REST_Request $request ) {
	$id = $request['id'];
	return locked(
		'photograph_' . $id,
		static function () use ( $id ) {
			$copy = copy_of_photograph( $id );
			if ( 0 === $copy ) {
				$said = ask_openverse( "images/$id/" );
				if ( ! is_array( $said ) ) {
					return $said;
				}
				$photograph = as_photograph( $said );
				$copy       = null === $photograph || $photograph['id'] !== $id ? photograph_is_gone() : kept_photograph( $photograph );
			}
			return is_wp_error( $copy ) ? $copy : as_media( $copy );
		},
		90
	);
}

/** The copy that the media library has already; 0 for none. */
function copy_of_photograph( string $id ): int {
	$copies = get_posts(
		array(
			'post_type'      => 'attachment',
			'post_status'    => 'inherit',
			'posts_per_page' => 1,
			'fields'         => 'ids',
			'meta_key'       => PHOTOGRAPH_MARK, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => $id, // phpcs:ignore WordPress.DB.SlowDBQuery
		)
	);
	return is_int( $copies[0] ?? null ) && file_exists( (string) get_attached_file( $copies[0] ) ) ? $copies[0] : 0;
}

/**
 * Fetches, looks at and keeps it.
 *
 * @param array<string, mixed> $photograph As `as_photograph` tells of it.
 * @return int|\WP_Error The attachment's id.
 */
function kept_photograph( array $photograph ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$file = wp_tempnam( 'photograph' );
	try {
		$fault = fetched_photograph( $photograph['url'], $file );
		$type  = null === $fault ? type_of_photograph( $file ) : $fault;
		if ( is_wp_error( $type ) ) {
			return $type;
		}
		$words = words_of_photograph( $photograph['title'] );
		$name  = sanitize_title( mb_substr( $words, 0, 60 ) );
		$copy  = media_handle_sideload(
			array(
				'name'     => ( preg_match( '/^[a-z0-9-]+$/', $name ) ? $name : 'photograph' ) . '.' . PHOTOGRAPH_TYPES[ $type ],
				'tmp_name' => $file,
			),
			0,
			null,
			array(
				'post_title'   => '' === $words ? __( 'Photo without a title', 'customize-your-store' ) : $words,
				'post_content' => credit_of_photograph( $photograph ),
				'meta_input'   => array(
					'_wp_attachment_image_alt' => $words,
					PHOTOGRAPH_MARK            => $photograph['id'],
				),
			)
		);
		return is_wp_error( $copy )
			? refusal( 'customize_your_store_photographs_not_kept', __( 'Your media library did not take the photo. Your store may be out of space: ask your host.', 'customize-your-store' ), 507 ) : $copy;
	} finally {
		if ( file_exists( $file ) ) {
			wp_delete_file( $file );
		}
	}
}

/**
 * Fetches the file. WordPress refuses addresses inside the server's own network, also where another one leads there.
 *
 * @param string $url  Where it is.
 * @param string $file Where it goes.
 */
function fetched_photograph( string $url, string $file ): ?\WP_Error {
	$answer = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => 30,
			'redirection'         => 3,
			'stream'              => true,
			'filename'            => $file,
			'limit_response_size' => LARGEST_PHOTOGRAPH + 1,
			'user-agent'          => photographs_agent(),
		)
	);
	clearstatcache( true, $file );
	$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
	if ( in_array( $status, array( 404, 410 ), true ) ) {
		return photograph_is_gone();
	}
	if ( 200 !== $status ) {
		return refusal( 'customize_your_store_photographs_unfetched', __( 'The photo could not be fetched from where it is kept. Please choose another one.', 'customize-your-store' ), 502 );
	}
	return filesize( $file ) > LARGEST_PHOTOGRAPH ? photograph_is_too_large() : null;
}

/** The answer to a photograph that this store would have trouble with. */
function photograph_is_too_large(): \WP_Error {
	return refusal( 'customize_your_store_photographs_too_large', __( 'This photo is too large for your store. Please choose another one.', 'customize-your-store' ), 413 );
}

/**
 * The type of what was fetched, by what it is and not by what it is called.
 *
 * @param string $file Where it is.
 * @return string|\WP_Error One of PHOTOGRAPH_TYPES.
 */
function type_of_photograph( string $file ) {
	$size = wp_getimagesize( $file );
	$type = is_array( $size ) ? (string) $size['mime'] : '';
	$name = isset( PHOTOGRAPH_TYPES[ $type ] ) ? 'photograph.' . PHOTOGRAPH_TYPES[ $type ] : '';
	if ( ! is_array( $size ) || '' === $name || wp_check_filetype_and_ext( $file, $name )['type'] !== $type ) {
		return refusal( 'customize_your_store_photographs_no_picture', __( 'What was fetched is not an image that your store can show. Please choose another photo.', 'customize-your-store' ), 415 );
	}
	return $size[0] * $size[1] > PHOTOGRAPH_MOST_PIXELS ? photograph_is_too_large() : $type;
}

/**
 * What a photograph shows, in the words of its title; '' for the name that a camera gave it.
 *
 * @param string $title As Openverse has it.
 */
function words_of_photograph( string $title ): string {
	$words = trim( str_replace( '_', ' ', (string) preg_replace( '/\.(jpe?g|png|webp|tiff?|gif)$/i', '', $title ) ) );
	return preg_match( '/^(?:IMG|DSC[NF]?|PXL|P|DJI|GOPR)?[\s\d()-]*$/i', $words ) ? '' : $words;
}

/**
 * Who made it, where it comes from, and what its license is.
 *
 * @param array<string, mixed> $photograph As `as_photograph` tells of it.
 */
function credit_of_photograph( array $photograph ): string {
	list( $license, $terms ) = PHOTOGRAPH_LICENSES[ $photograph['license'] ];
	$linked                  = static fn( string $name, string $address ): string => '' === $address ? $name : trim( "$name ($address)" );
	$lines                   = array(
		/* translators: %s: name of a photographer, with an address. */
		'' === $photograph['creator'] ? '' : sprintf( __( 'Author: %s', 'customize-your-store' ), $linked( $photograph['creator'], $photograph['creatorPage'] ) ),
		/* translators: %s: name of a collection of photographs, with an address. */
		sprintf( __( 'Source: %s', 'customize-your-store' ), $linked( $photograph['source'], $photograph['page'] ) ),
		/* translators: %s: name of a license, with an address. */
		sprintf( __( 'License: %s', 'customize-your-store' ), $linked( $license, $terms ) ),
		__( 'Found through Openverse, which does not guarantee the license.', 'customize-your-store' ),
	);
	return implode( "\n", array_filter( $lines ) );
}

/**
 * An attachment as the media route tells of it.
 *
 * @param int $copy Its id.
 * @return array{id: int, source_url: string, alt_text: string, media_details: array{width: int, height: int}}
 */
function as_media( int $copy ): array {
	$details = wp_get_attachment_metadata( $copy );
	return array(
		'id'            => $copy,
		'source_url'    => (string) wp_get_attachment_url( $copy ),
		'alt_text'      => (string) get_post_meta( $copy, '_wp_attachment_image_alt', true ),
		'media_details' => array(
			'width'  => (int) ( $details['width'] ?? 0 ),
			'height' => (int) ( $details['height'] ?? 0 ),
		),
	);
}
