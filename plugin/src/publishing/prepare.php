<?php
/**
 * What takes its time and harms nobody is done before a publication begins: our pictures become pictures of the media library. At most for
 * ten seconds; then the client is told how many are left, and sends the same request again. It is told too when that took long and nothing is
 * left: the next request publishes, and the merchant sees that.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Seconds that one request prepares. */
const PREPARATION_PATIENCE = 10;

/** Seconds that the first one prepares, after which the merchant sees how far it is. */
const PREPARATION_FIRST = 2;

/**
 * Copies the pictures of ours that these writes show, each once.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @return array{what: string, done: int, left: int, again: bool, unkept: string[]} How many pictures are in the media library, and how many are not yet; whether the client is to ask again; the names of those that could not be copied.
 */
function prepare_pictures( array $writes ): array {
	$names = array();
	foreach ( array_intersect_key( $writes, PUBLISHED_POSTS ) as $wanted ) {
		preg_match_all( address_of_picture(), $wanted['content'] ?? '', $found );
		array_push( $names, ...( $found[1] ?? array() ) );
	}
	$names  = array_values( array_unique( $names ) );
	$begun  = microtime( true );
	$before = last_post();
	$until  = 0.0;
	$done   = 0;
	$unkept = array();
	foreach ( $names as $name ) {
		// At least one, so that each request brings it forward.
		if ( $until > 0.0 && microtime( true ) > $until ) {
			break;
		}
		if ( '' === kept_address( $name ) ) {
			$unkept[] = $name;
		}
		++$done;
		if ( 0.0 === $until && last_post() > $before ) {
			// Where the first one is there, this is not the first request.
			$until = $begun + ( 1 === $done ? PREPARATION_FIRST : PREPARATION_PATIENCE );
		}
	}
	$is_long = $until > 0.0 && microtime( true ) > $begun + PREPARATION_FIRST;
	return array(
		'what'   => 'pictures',
		'done'   => $done,
		'left'   => count( $names ) - $done,
		'again'  => $is_long || $done < count( $names ),
		'unkept' => $unkept,
	);
}

/**
 * Pictures that could not be copied, as the answer tells them. They stay at the plugin's address, and go with it.
 *
 * @param string[] $names As of prepare_pictures().
 * @return list<array{name: string, shows: string}>
 */
function unkept_pictures( array $names ): array {
	return array_map(
		static fn( string $name ): array => array(
			'name'  => $name,
			'shows' => (string) ( StoreContent\picture_described( $name )[0] ?? '' ),
		),
		$names
	);
}

/**
 * Why the media library takes nothing, where WordPress says it.
 *
 * @param string[] $names As of prepare_pictures().
 * @return list<array{code: string, message: string}>
 */
function notes_on_uploads( array $names ): array {
	$error = array() === $names ? '' : (string) wp_upload_dir()['error'];
	return '' === $error ? array() : array(
		array(
			'code'    => 'uploads_refused',
			'message' => wp_strip_all_tags( $error ),
		),
	);
}
