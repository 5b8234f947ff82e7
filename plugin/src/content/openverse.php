<?php
/**
 * Openverse, the catalog of freely licensed pictures: one question to it, and what an answer says of a photograph. It gets the search
 * words and nothing else: no address of this site, no name, no cookie.
 *
 * `customize-your-store/v1/photographs`: photographs in the public domain, found at Openverse once somebody has agreed that the search
 * words go there. POST `/consent` {agreed}; GET `?search=…&page=…`; POST {id} copies one into the media library.
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
