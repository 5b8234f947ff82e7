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
 * @return array{what: string, done: int, left: int, again: bool} How many pictures are in the media library, and how many are not yet; whether the client is to ask again.
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
	foreach ( $names as $name ) {
		// At least one, so that each request brings it forward.
		if ( $until > 0.0 && microtime( true ) > $until ) {
			break;
		}
		kept_address( $name );
		++$done;
		if ( 0.0 === $until && last_post() > $before ) {
			// Where the first one is there, this is not the first request.
			$until = $begun + ( 1 === $done ? PREPARATION_FIRST : PREPARATION_PATIENCE );
		}
	}
	$is_long = $until > 0.0 && microtime( true ) > $begun + PREPARATION_FIRST;
	return array(
		'what'  => 'pictures',
		'done'  => $done,
		'left'  => count( $names ) - $done,
		'again' => $is_long || $done < count( $names ),
	);
}
