<?php
/**
 * Writes all or nothing. A savepoint is set after each step and asked for after the next: where it is lost, something ended our
 * transaction (a table was altered, another transaction began, the connection was made anew, or, on SQLite, a query failed), so that what
 * was written since stays. Then, and wherever a table knows no transactions, the recovery record puts everything back.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
