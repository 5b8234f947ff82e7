<?php
/**
 * `customize-your-store/v1/photographs`: photographs in the public domain, found at Openverse once somebody has agreed that the search
 * words go there. POST `/consent` {agreed}; GET `?search=…&page=…`; POST {id} copies one into the media library.
 *
 * Openverse is a catalog of freely licensed pictures. It gets the search words and nothing else: no address of this site, no name, no cookie.
 *
 * A photograph that was found is fetched by the store, and looked at before it is taken, with its author, source and license in its
 * description. The same photograph is copied once.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** 'yes' once somebody has agreed that search words go to Openverse. */
const PHOTOGRAPHS_CONSENT = 'customize_your_store_photographs';

/** Until when Openverse asked not to be asked. */
const OPENVERSE_WAIT = 'customize_your_store_photographs_wait';

/** The licenses that ask for no attribution: a cover has no place for one. */
const PHOTOGRAPH_LICENSES = array(
	'cc0' => array( 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/' ),
	'pdm' => array( 'Public Domain Mark 1.0', 'https://creativecommons.org/publicdomain/mark/1.0/' ),
);

/** An id of Openverse. */
const PHOTOGRAPH_ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Where Openverse's API is, with a slash at its end. */
function openverse_address(): string {
	/**
	 * Filters where photographs are searched: Openverse, or a service that answers like it.
	 *
	 * @param string $address The address of the API, version 1.
	 */
	return trailingslashit( (string) apply_filters( 'customize_your_store_openverse', 'https://api.openverse.org/v1/' ) );
}

/** How requests introduce themselves. WordPress's own line has the site's address in it. */
function photographs_agent(): string {
	return 'Customize Your Store (WordPress plugin)';
}

/**
 * Asks Openverse once, or takes the answer of the last 24 hours.
 *
 * @param string $path Relative to the API, with its query.
 * @return array<string, mixed>|\WP_Error|\WP_REST_Response The answer, or a refusal.
 */
function ask_openverse( string $path ) {
	$address = openverse_address() . $path;
	$place   = 'customize_your_store_photographs_' . md5( $address );
	$known   = get_transient( $place );
	if ( is_array( $known ) ) {
		return $known;
	}
	$wait = (int) get_transient( OPENVERSE_WAIT ) - time();
	if ( $wait > 0 ) {
		return openverse_is_busy( $wait );
	}
	$answer = wp_safe_remote_get(
		$address,
		array(
			'timeout'             => 15,
			'redirection'         => 2,
			'limit_response_size' => MB_IN_BYTES,
			'user-agent'          => photographs_agent(),
			'headers'             => array( 'Accept' => 'application/json' ),
		)
	);
	if ( is_wp_error( $answer ) ) {
		return refusal( 'customize_your_store_photographs_unreachable', __( 'Your store could not reach Openverse. Please try again later. If that does not help, ask your host to let your store reach api.openverse.org.', 'customize-your-store' ), 502 );
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( 429 === $status ) {
		$wait = seconds_asked_for( wp_remote_retrieve_header( $answer, 'retry-after' ) );
		set_transient( OPENVERSE_WAIT, time() + $wait, $wait );
		return openverse_is_busy( $wait );
	}
	if ( 404 === $status ) {
		return photograph_is_gone();
	}
	$said = 200 === $status ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	if ( ! is_array( $said ) || ! ( is_array( $said['results'] ?? null ) || is_string( $said['id'] ?? null ) ) ) {
		return refusal( 'customize_your_store_photographs_garbled', __( 'Openverse gave no answer that can be used. Please try again later.', 'customize-your-store' ), 502 );
	}
	set_transient( $place, $said, DAY_IN_SECONDS );
	return $said;
}

/**
 * How long a Retry-After asks to wait: a number of seconds or a date, and never more than a day.
 *
 * @param mixed $header As it came.
 */
function seconds_asked_for( $header ): int {
	$header = is_array( $header ) ? (string) end( $header ) : (string) $header;
	$wait   = ctype_digit( $header ) ? (int) $header : (int) strtotime( $header ) - time();
	return $wait > 0 ? min( $wait, DAY_IN_SECONDS ) : MINUTE_IN_SECONDS;
}

/**
 * The answer while Openverse wants no more questions.
 *
 * @param int $seconds Until the next question is welcome.
 */
function openverse_is_busy( int $seconds ): \WP_REST_Response {
	$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
	$answer  = rest_convert_error_to_response(
		refusal(
			'customize_your_store_photographs_busy',
			sprintf(
				/* translators: %d: a number of minutes. */
				_n( 'Openverse is busy and asks to wait %d minute before the next search.', 'Openverse is busy and asks to wait %d minutes before the next search.', $minutes, 'customize-your-store' ),
				$minutes
			),
			429
		)
	);
	$answer->header( 'Retry-After', (string) $seconds );
	return $answer;
}

/** The answer where a photograph is not there any more, or not free any more. */
function photograph_is_gone(): \WP_Error {
	return refusal( 'customize_your_store_photographs_gone', __( 'This photo is not there any more. Please choose another one.', 'customize-your-store' ), 404 );
}

/**
 * What is known of a photograph, as plain text; null for one that is not free, is for adults, or has no proper address.
 *
 * @param mixed $found An entry of Openverse's answer.
 * @return array{id: string, title: string, creator: string, creatorPage: string, page: string, source: string, license: string, thumbnail: string, width: int, height: int, url: string}|null
 */
function as_photograph( $found ): ?array {
	$text    = static fn( string $field ): string => is_array( $found ) && is_scalar( $found[ $field ] ?? null ) ? mb_substr( trim( wp_strip_all_tags( (string) $found[ $field ] ) ), 0, 300 ) : '';
	$address = static fn( string $field ): string => is_array( $found ) && is_string( $found[ $field ] ?? null ) ? esc_url_raw( $found[ $field ], array( 'http', 'https' ) ) : '';
	$license = $text( 'license' );
	if ( ! preg_match( '/^' . PHOTOGRAPH_ID . '$/', $text( 'id' ) ) || ! isset( PHOTOGRAPH_LICENSES[ $license ] ) || ! empty( $found['mature'] ) || '' === $address( 'url' ) ) {
		return null;
	}
	return array(
		'id'          => $text( 'id' ),
		'title'       => $text( 'title' ),
		'creator'     => $text( 'creator' ),
		'creatorPage' => $address( 'creator_url' ),
		'page'        => $address( 'foreign_landing_url' ),
		'source'      => $text( 'source' ),
		'license'     => $license,
		// Never an address from the answer: the browser asks Openverse and nobody else.
		'thumbnail'   => openverse_address() . 'images/' . $text( 'id' ) . '/thumb/',
		'width'       => max( 0, (int) $text( 'width' ) ),
		'height'      => max( 0, (int) $text( 'height' ) ),
		'url'         => $address( 'url' ),
	);
}

/** Photographs in one answer, and how many answers there are at most: nobody who is not registered gets more. */
const PHOTOGRAPHS_PER_PAGE = 20;
const PHOTOGRAPH_PAGES     = 12;

/** @return true|\WP_Error */
function consent_to_openverse() {
	return 'yes' === get_option( PHOTOGRAPHS_CONSENT )
		? true : refusal( 'customize_your_store_photographs_consent', __( 'Nobody has agreed yet that search words are sent to Openverse.', 'customize-your-store' ), 403 );
}

/**
 * Records the consent, or takes it back.
 *
 * @return array{agreed: bool}
 */
function write_photographs_consent( \WP_REST_Request $request ): array {
	if ( $request['agreed'] ) {
		update_option( PHOTOGRAPHS_CONSENT, 'yes', false );
	} else {
		delete_option( PHOTOGRAPHS_CONSENT );
	}
	return array( 'agreed' => (bool) $request['agreed'] );
}

/**
 * One page of what Openverse found. It leaves out what is not free for any use, and what is for adults, also where the answer has it.
 *
 * @return array{photographs: list<array<string, mixed>>, page: int, pages: int}|\WP_Error|\WP_REST_Response
 */
function found_photographs( \WP_REST_Request $request ) {
	$words = trim( (string) preg_replace( '/\s+/u', ' ', $request['search'] ) );
	$said  = ask_openverse(
		'images/?' . http_build_query(
			array(
				'q'         => $words,
				'license'   => implode( ',', array_keys( PHOTOGRAPH_LICENSES ) ),
				'mature'    => 'false',
				'page_size' => PHOTOGRAPHS_PER_PAGE,
				'page'      => $request['page'],
			)
		)
	);
	if ( ! is_array( $said ) ) {
		return $said;
	}
	$found = array_filter( array_map( __NAMESPACE__ . '\as_photograph', array_values( (array) ( $said['results'] ?? array() ) ) ) );
	$pages = $said['page_count'] ?? 1;
	return array(
		// The picture's own address stays here: only the store fetches it.
		'photographs' => array_values( array_map( static fn( $one ) => array_diff_key( $one, array( 'url' => '' ) ), $found ) ),
		'page'        => $request['page'],
		'pages'       => min( PHOTOGRAPH_PAGES, max( 1, is_numeric( $pages ) ? (int) $pages : 1 ) ),
	);
}

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
