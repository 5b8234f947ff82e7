<?php
/**
 * Plugin Name: Refusing database
 * Description: For tests. Has the database refuse to store anything, or any post, from the moment that wp-content/refuses says: `always`, `posts` or, while a home template is saved, `later`; `commits` ends the transaction before.
 *
 * With `full` the table of posts takes no more. It is the database that refuses: on SQLite by `PRAGMA query_only`, a trigger or a limit to its
 * pages; on MariaDB by triggers (the route `refusing/v1/ready` makes them) or a table of MyISAM with short pointers.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

global $wpdb;
$is_sqlite = method_exists( $wpdb->dbh, 'get_sqlite_pdo' );

/** Has this connection store nothing more. */
$refuse = static function ( string $what ) use ( $is_sqlite ): void {
	global $wpdb;
	if ( ! $is_sqlite ) {
		mysqli_query( $wpdb->dbh, "SET @refuses = '$what'" );
		// Of statements from now on, but not of a transaction that has begun.
		mysqli_query( $wpdb->dbh, 'always' === $what ? 'SET SESSION TRANSACTION READ ONLY' : 'SET SESSION TRANSACTION READ WRITE' );
	} elseif ( 'posts' === $what ) {
		foreach ( array( 'UPDATE', 'INSERT', 'DELETE' ) as $verb ) {
			$wpdb->dbh->get_sqlite_pdo()->exec( "CREATE TEMP TRIGGER refuses_$verb BEFORE $verb ON main.$wpdb->posts BEGIN SELECT RAISE( ABORT, 'database disk image is malformed' ); END" );
		}
	} else {
		$wpdb->dbh->get_sqlite_pdo()->exec( 'PRAGMA query_only = ON' );
	}
};

$when = is_file( WP_CONTENT_DIR . '/refuses' ) ? trim( file_get_contents( WP_CONTENT_DIR . '/refuses' ) ) : '';
if ( in_array( $when, array( 'always', 'posts' ), true ) ) {
	$refuse( $when );
}
add_action(
	'save_post_wp_template',
	static function () use ( $when, $refuse ): void {
		global $wpdb;
		if ( in_array( $when, array( 'commits', 'commits-posts' ), true ) ) {
			$wpdb->query( 'COMMIT' );
		}
		if ( in_array( $when, array( 'later', 'commits', 'commits-posts' ), true ) ) {
			$refuse( 'commits-posts' === $when ? 'posts' : 'always' );
		}
	},
	20
);

add_action(
	'rest_api_init',
	static function () use ( $is_sqlite ): void {
		// The triggers of MariaDB: what is defined in a transaction would end it.
		register_rest_route(
			'refusing/v1',
			'/ready',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function () use ( $is_sqlite ) {
					global $wpdb;
					foreach ( $is_sqlite ? array() : array( $wpdb->posts, $wpdb->postmeta, $wpdb->options ) as $table ) {
						$of_table = $wpdb->posts === $table ? "@refuses IN ( 'always', 'posts' )" : "@refuses = 'always'";
						foreach ( array( 'INSERT', 'UPDATE', 'DELETE' ) as $verb ) {
							mysqli_query( $wpdb->dbh, "CREATE OR REPLACE TRIGGER refuses_{$table}_$verb BEFORE $verb ON $table FOR EACH ROW IF $of_table THEN SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'; END IF" );
						}
					}
					return true;
				},
			)
		);
	}
);

// A table that is full: SQLite gets no more pages.
if ( $is_sqlite && 'full' === $when ) {
	$pdo   = $wpdb->dbh->get_sqlite_pdo();
	$pages = (int) $pdo->query( 'PRAGMA page_count' )->fetchColumn();
	$pdo->exec( "PRAGMA max_page_count = $pages" );
}
// The rows of a MyISAM table with pointers of two bytes take 64 KB.
if ( ! $is_sqlite && 'full' === $when && 'MyISAM' !== $wpdb->get_var( "SELECT ENGINE FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '$wpdb->posts'" ) ) {
	mysqli_query( $wpdb->dbh, 'SET SESSION sql_mode = ""' );
	mysqli_query( $wpdb->dbh, 'SET GLOBAL myisam_data_pointer_size = 2' );
	mysqli_query( $wpdb->dbh, "ALTER TABLE $wpdb->posts ENGINE = MyISAM MAX_ROWS = 100 AVG_ROW_LENGTH = 100" );
	mysqli_query( $wpdb->dbh, 'SET GLOBAL myisam_data_pointer_size = 6' );
}
