<?php
/**
 * One publication at a time, all of it or nothing.
 *
 * A row among the options, which only one request can insert, lets one publish. The drop-in for SQLite has no other lock, and a database that is
 * shared by several servers needs one that all of them see. While it writes, other plugins may print, lead to another page, throw, or end PHP
 * without harm.
 *
 * A savepoint is set after each step and asked for after the next: where it is lost, something ended our transaction (a table was altered,
 * another transaction began, the connection was made anew, or, on SQLite, a query failed), so that what was written since stays. Then, and
 * wherever a table knows no transactions, the recovery record puts everything back.
 *
 * WordPress's functions often say only that the database refused to store something, and some not even that. Why it did is in WordPress's
 * list of errors.
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

/** What stops a publication: a refusal, as whoever asked for it gets it. */
final class Publication_Stopped extends \RuntimeException {
	/** @var \WP_Error The refusal. */
	public $refusal;

	public function __construct( \WP_Error $refusal ) {
		parent::__construct( $refusal->get_error_message() );
		$this->refusal = $refusal;
	}
}

/**
 * Takes the steps in one transaction. The recovery record has to be stored.
 *
 * @param callable[] $steps  By name. Each throws a Publication_Stopped to have nothing written.
 * @param string     $holder Who publishes.
 * @throws \Throwable What a step threw, after everything is as before.
 */
function write_all_or_nothing( array $steps, string $holder ): void {
	global $wpdb;
	$errors = database_errors();
	$quiet  = $wpdb->suppress_errors( true );
	$dbh    = $wpdb->dbh;
	begin_shared_cache_pause();
	try {
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( 'SAVEPOINT ' . SAVEPOINT );
		foreach ( $steps as $name => $step ) {
			$step();
			stop_if_refused( $errors );
			set_savepoint_again( (string) $name );
		}
		if ( false === $wpdb->query( 'COMMIT' ) ) {
			throw new Publication_Stopped( interrupted( 'commit' ) );
		}
	} catch ( \Throwable $stopped ) {
		$cause   = true_cause( $stopped, $errors, $dbh !== $wpdb->dbh );
		$refusal = take_back( $holder );
		throw null === $refusal ? $cause : new Publication_Stopped( $refusal );
	} finally {
		$wpdb->suppress_errors( $quiet );
	}
	end_shared_cache_pause();
}

/**
 * Of some things WordPress does not say that the database refused them.
 *
 * @param int $errors How many there were before.
 * @throws Publication_Stopped It refused something.
 */
function stop_if_refused( int $errors ): void {
	$refusal = refusal_since( $errors );
	if ( null !== $refusal ) {
		throw new Publication_Stopped( $refusal );
	}
}

/**
 * What failed first is the cause, not what failed because of it: a post that is not stored because the disk is full, a savepoint that is gone
 * with the connection.
 *
 * @param \Throwable $stopped What stopped the publication.
 * @param int        $errors  How many there were before.
 * @param bool       $is_lost Whether the connection is another one than at the beginning.
 */
function true_cause( \Throwable $stopped, int $errors, bool $is_lost ): \Throwable {
	if ( ! $stopped instanceof Publication_Stopped || ( $stopped->refusal->get_error_data()['status'] ?? 500 ) < 500 ) {
		return $stopped;
	}
	$refusal = refusal_since( $errors ) ?? ( $is_lost ? connection_lost() : null );
	return null === $refusal ? $stopped : new Publication_Stopped( $refusal );
}

/**
 * Ends the transaction without what was written in it, and puts back what stayed nevertheless: of this publication, never of somebody
 * else's.
 *
 * @param string $holder Who publishes.
 * @return ?\WP_Error Why something of it is still there.
 */
function take_back( string $holder ): ?\WP_Error {
	global $wpdb;
	$quiet   = $wpdb->suppress_errors( true );
	$is_lost = false === $wpdb->query( 'RELEASE SAVEPOINT ' . SAVEPOINT );
	$wpdb->query( 'ROLLBACK' );
	end_shared_cache_pause();
	$refusal = is_record_of( $holder ) ? recover( $is_lost ) : null;
	$wpdb->suppress_errors( $quiet );
	// Where only the record stays, everything is as before.
	return null !== $refusal && 'customize_your_store_not_put_back' === $refusal->get_error_code() ? $refusal : null;
}

/** The savepoint's name. */
const SAVEPOINT = 'customize_your_store';

/**
 * @param string $step The step before, for the message.
 * @throws Publication_Stopped The savepoint is lost.
 */
function set_savepoint_again( string $step ): void {
	global $wpdb;
	if ( false === $wpdb->query( 'RELEASE SAVEPOINT ' . SAVEPOINT ) || false === $wpdb->query( 'SAVEPOINT ' . SAVEPOINT ) ) {
		throw new Publication_Stopped( interrupted( $step ) );
	}
}

/** @param string $step Where it happened, for developers. */
function interrupted( string $step ): \WP_Error {
	return new \WP_Error(
		'customize_your_store_interrupted',
		__( 'Another plugin of this store interfered with saving, so everything was put back.', 'customize-your-store' ),
		array(
			'status' => 500,
			'step'   => $step,
		)
	);
}

/** Errors that are mistakes in a statement, as plugins make them: the database is fine. */
const MISTAKEN_STATEMENT = '/syntax|unknown column|no such column|has no column|unknown table|doesn.t exist|no such table|duplicate|unique constraint|cannot be null|not null constraint|default value|incorrect|too long|out of range|invalid data/i';

/** @return int How many errors the database has told in this request. */
function database_errors(): int {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	global $EZSQL_ERROR;
	return count( (array) $EZSQL_ERROR );
}

/**
 * @param int $before As of database_errors().
 * @return string What the database said since then when it refused to store something of WordPress's own; empty for nothing.
 */
function error_since( int $before ): string {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	global $EZSQL_ERROR, $wpdb;
	$tables = implode( '|', array_map( 'preg_quote', array( $wpdb->posts, $wpdb->postmeta, $wpdb->options, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->term_relationships ) ) );
	foreach ( array_slice( (array) $EZSQL_ERROR, $before ) as $error ) {
		$is_write = preg_match( "/^\s*(?:(?:INSERT|REPLACE)(?:\s+IGNORE)?\s+INTO|UPDATE|DELETE\s+FROM)\s+`?(?:$tables)\b/i", $error['query'] ) || 'COMMIT' === $error['query'];
		$said     = words_of_database( $error['error_str'] );
		if ( $is_write && ! preg_match( MISTAKEN_STATEMENT, $said ) ) {
			return $said;
		}
	}
	return '';
}

/**
 * The drop-in for SQLite also tells statements, with all their texts, and paths.
 *
 * @param string $error As WordPress's list has it.
 */
function words_of_database( string $error ): string {
	$words = preg_match( '~class="error_message"[^>]*>(.*?)</div>~s', $error, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : $error;
	return substr( trim( $words ), 0, 200 );
}

/**
 * @param int $before As of database_errors().
 * @return ?\WP_Error Null where the database has refused nothing since then.
 */
function refusal_since( int $before ): ?\WP_Error {
	$said = error_since( $before );
	if ( '' === $said ) {
		return null;
	}
	if ( preg_match( '/lock wait timeout|deadlock|is locked/i', $said ) ) {
		return busy();
	}
	if ( preg_match( '/gone away|lost connection/i', $said ) ) {
		return connection_lost();
	}
	return preg_match( '/packet/i', $said ) ? too_large() : not_stored( $said );
}

/** @param string $said By the database, for developers. */
function not_stored( string $said = '' ): \WP_Error {
	return database_refusal( 'customize_your_store_not_stored', __( 'The store’s database refused to store something. Its disk may be full, or it may be read-only.', 'customize-your-store' ), 507, array( 'database' => $said ) );
}

/** The database takes no statement of this length. */
function too_large(): \WP_Error {
	return database_refusal( 'customize_your_store_too_large', __( 'This design is larger than the store’s database accepts. Ask your host to raise “max_allowed_packet”.', 'customize-your-store' ), 413, array() );
}

/** The connection ended in the middle, and with it the transaction. */
function connection_lost(): \WP_Error {
	return database_refusal( 'customize_your_store_connection_lost', __( 'The store lost the connection to its database in the middle of saving, so everything was put back.', 'customize-your-store' ), 500, array() );
}

/**
 * Some of a publication that ended in the middle is still there.
 *
 * @param string[] $left As of unlike_record().
 * @param string   $said By the database, for developers.
 */
function not_put_back( array $left, string $said ): \WP_Error {
	return database_refusal(
		'customize_your_store_not_put_back',
		__( 'Saving was cut off, and the store’s database refuses to put back what was there before, so visitors may see a part of both designs. The database’s disk may be full, or it may be read-only. The dashboard tells more; until then nothing can be saved.', 'customize-your-store' ),
		507,
		array(
			'left'     => $left,
			'database' => $said,
		)
	);
}

/**
 * @param string               $code    Of the error.
 * @param string               $message For the merchant.
 * @param int                  $status  Of the answer.
 * @param array<string, mixed> $more    For developers.
 */
function database_refusal( string $code, string $message, int $status, array $more ): \WP_Error {
	return new \WP_Error( $code, $message, compact( 'status' ) + $more );
}
