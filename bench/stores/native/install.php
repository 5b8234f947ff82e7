<?php
/**
 * Installs WordPress in a folder, from the command line.
 *
 * @package CustomizeYourStore
 */

define( 'WP_INSTALLING', true );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Bench', 'admin', 'admin@example.org', true, '', 'password' );
