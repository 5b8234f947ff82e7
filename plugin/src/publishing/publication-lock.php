<?php
/**
 * One publication at a time: a row among the options, which only one request can insert. The drop-in for SQLite has no other lock, and a
 * database that is shared by several servers needs one that all of them see.
 *
 * While it writes, other plugins may print, lead to another page, throw, or end PHP without harm.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The row's name. Its value: who holds it, a space, and until when in seconds since 1970. */
const PUBLICATION_LOCK = 'customize_your_store_publishing';

/**
 * Seconds after which a holder counts as dead. While it writes it also keeps the row itself locked, so that whoever would take the lock over
 * waits, except where a table knows no transactions.
 */
const PUBLICATION_LOCK_TIMEOUT = 30;

/**
 * Seconds from now until which nobody can have the lock, even by the clock of another server: the clock was wrong when it was taken.
 */
const PUBLICATION_NEVER = HOUR_IN_SECONDS;

/** Seconds to wait for another holder, which usually takes one or two. */
const PUBLICATION_WAIT = 10;

/**
 * Takes the lock as soon as it can be had.
 *
 * @param string $holder As of take_publication_lock().
 * @return bool False: somebody else still has it.
 * @throws Publication_Stopped As of take_publication_lock().
 */
function wait_for_publication_lock( string $holder ): bool {
	$until = microtime( true ) + PUBLICATION_WAIT;
	$taken = take_publication_lock( $holder );
	while ( ! $taken && microtime( true ) < $until ) {
		usleep( 200000 );
		$taken = take_publication_lock( $holder );
	}
	if ( ! $taken ) {
		stop_if_read_only();
	}
	return $taken;
}

/**
 * A holder that a database has stopped by refusing everything cannot release the lock either: then nobody else is publishing.
 *
 * @throws Publication_Stopped The database refuses to store anything.
 */
function stop_if_read_only(): void {
	global $wpdb;
	$errors = database_errors();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no such row, so nothing waits for anybody.
	$wpdb->query( "UPDATE $wpdb->options SET option_value = '' WHERE option_name = 'customize_your_store_nothing'" );
	$refusal = refusal_since( $errors );
	if ( null !== $refusal ) {
		throw new Publication_Stopped( $refusal );
	}
}

/**
 * Takes the lock, also from a holder that died.
 *
 * @param string $holder Letters, digits and hyphens that nobody else has.
 * @return bool False: somebody else has it.
 * @throws Publication_Stopped The database refuses to store it.
 */
function take_publication_lock( string $holder ): bool {
	global $wpdb;
	// Read first: an INSERT would wait for the end of whoever publishes.
	$held = raw_options( array( PUBLICATION_LOCK ) )[ PUBLICATION_LOCK ];
	$until = (int) strstr( (string) $held, ' ' );
	$other = (string) strstr( (string) $held, ' ', true );
	if ( null !== $held && $until >= time() && $until < time() + PUBLICATION_NEVER && ! is_file( note_of_end( $other ) ) ) {
		return false;
	}
	if ( null !== $held ) {
		release_publication_lock( $other );
	}
	$errors = database_errors();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() would write over a row that is there.
	$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", PUBLICATION_LOCK, $holder . ' ' . ( time() + PUBLICATION_LOCK_TIMEOUT ) ) );
	$refusal = false === $taken ? refusal_since( $errors ) : null;
	// Somebody who writes at this moment may have finished the next time.
	if ( null !== $refusal && 'customize_your_store_busy' !== $refusal->get_error_code() ) {
		throw new Publication_Stopped( $refusal );
	}
	return (bool) $taken;
}

/**
 * Has the lock for as long again; in a transaction the row is also locked against everybody until it ends. False if somebody else has taken it
 * meanwhile.
 *
 * @param string $holder As in take_publication_lock().
 */
function keep_publication_lock( string $holder ): bool {
	global $wpdb;
	// Another value than before, since some databases count no row where nothing changes.
	$value = $holder . ' ' . ( time() + PUBLICATION_LOCK_TIMEOUT ) . '.' . wp_rand();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the condition is what matters.
	return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value LIKE %s", $value, PUBLICATION_LOCK, "$holder %" ) );
}

/**
 * Where the database refuses that too, a file says that the holder is done: as soon as the database takes something, the next one has the lock
 * at once. On another server it waits until the holder counts as dead.
 *
 * @param string $holder As in take_publication_lock(); a row of somebody else stays.
 */
function release_publication_lock( string $holder ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- delete_option() asks for no value.
	$is_released = false !== $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value LIKE %s", PUBLICATION_LOCK, "$holder %" ) );
	$note        = note_of_end( $holder );
	if ( ! $is_released ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_touch, WordPress.PHP.NoSilencedErrors.Discouraged -- an empty file; without it the next one waits.
		@touch( $note );
	} elseif ( is_file( $note ) ) {
		wp_delete_file( $note );
	}
}

/**
 * @param string $holder As in take_publication_lock().
 * @return string The path of the file that says that it is done. Nobody else can guess the name.
 */
function note_of_end( string $holder ): string {
	return get_temp_dir() . 'customize-your-store-' . md5( $holder );
}

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
