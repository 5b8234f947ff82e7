<?php
/**
 * What takes its time and harms nobody is done before a publication begins: our pictures become pictures of the media library. At most for
 * ten seconds; then the client is told how many are left, and sends the same request again.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Seconds that one request prepares. */
const PREPARATION_PATIENCE = 10;

/**
 * Copies the pictures of ours that these writes show, each once.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @return array{what: string, done: int, left: int} How many pictures are in the media library, and how many are not yet.
 */
function prepare_pictures( array $writes ): array {
	$names = array();
	foreach ( array_intersect_key( $writes, PUBLISHED_POSTS ) as $wanted ) {
		preg_match_all( address_of_picture(), $wanted['content'] ?? '', $found );
		array_push( $names, ...( $found[1] ?? array() ) );
	}
	$names = array_values( array_unique( $names ) );
	$until = microtime( true ) + PREPARATION_PATIENCE;
	$done  = 0;
	foreach ( $names as $name ) {
		// At least one, so that each request brings it forward.
		if ( $done > 0 && microtime( true ) > $until ) {
			break;
		}
		kept_address( $name );
		++$done;
	}
	return array(
		'what' => 'pictures',
		'done' => $done,
		'left' => count( $names ) - $done,
	);
}
