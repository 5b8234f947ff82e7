<?php
/** `php forget-lock.php SITE` ends the time of a publication's lock. */

define( 'SHORTINIT', true );
require __DIR__ . '/load.php';
global $wpdb;
$wpdb->update( $wpdb->options, array( 'option_value' => 'dead 1' ), array( 'option_name' => 'customize_your_store_publishing' ) );
