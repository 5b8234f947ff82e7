<?php
/**
 * Why the database refused to store something. WordPress's functions often say only that they failed, and some not even that; what the database
 * said itself is in WordPress's list of errors.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
