<?php
/** `php engine.php SITE ENGINE [TABLE]` has every table of the store kept by that engine of MariaDB, or one: `posts`. */

$engine = $argv[2];
define( 'SHORTINIT', true );
require __DIR__ . '/load.php';
global $wpdb;
foreach ( isset( $argv[3] ) ? array( $wpdb->prefix . $argv[3] ) : $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	$wpdb->query( "ALTER TABLE `$table` ENGINE = $engine" );
}
