<?php
/** `php engine.php SITE ENGINE` has every table of the store kept by that engine of MariaDB. */

$engine = $argv[2];
require __DIR__ . '/load.php';
global $wpdb;
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	$wpdb->query( "ALTER TABLE `$table` ENGINE = $engine" );
}
