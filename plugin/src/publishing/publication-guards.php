<?php
/**
 * What other plugins may do while a publication writes without harm: print, lead to another page, throw, or end PHP.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Runs what may call plugins: what they print does not reach the answer, and where they lead to is no answer either.
 *
 * @param callable(): void $work The work.
 */
function in_silence( callable $work ): void {
	$lead_nowhere = static function (): void {
		throw new Publication_Stopped( refusal( 'customize_your_store_interrupted', __( 'Another plugin of this store leads to another page in the middle of saving, so everything was put back.', 'customize-your-store' ), 500 ) );
	};
	add_filter( 'wp_redirect', $lead_nowhere, PHP_INT_MAX );
	$level = ob_get_level();
	ob_start();
	try {
		$work();
	} finally {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		remove_filter( 'wp_redirect', $lead_nowhere, PHP_INT_MAX );
	}
}

/**
 * Releases the lock at the end, also after a fatal error or an `exit` in a plugin: then everything is put back, and the client is told.
 *
 * @param string $id     Of the publication.
 * @param string $holder Who has the lock.
 * @return callable(): void To be called at a usual end.
 */
function clean_up_at_the_end( string $id, string $holder ): callable {
	$ended = false;
	$end   = static function () use ( &$ended, $holder ): void {
		$ended = true;
		release_publication_lock( $holder );
	};
	// Before WordPress sends what was printed.
	add_action(
		'shutdown',
		static function () use ( &$ended, $end, $id, $holder ): void {
			if ( $ended ) {
				return;
			}
			$refusal = take_back( $holder ) ?? interrupted( 'exit' );
			$end();
			while ( ob_get_level() > 0 ) {
				ob_end_clean();
			}
			if ( ! headers_sent() ) {
				$answer = kept_answer( $id );
				$reply  = null === $answer ? rest_convert_error_to_response( $refusal ) : with_reads( $answer, array() );
				header_remove( 'Location' );
				status_header( $reply->get_status() );
				header( 'Content-Type: application/json; charset=UTF-8' );
				echo wp_json_encode( $reply->get_data() );
			}
		},
		PHP_INT_MIN
	);
	return $end;
}
