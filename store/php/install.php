<?php
/**
 * Installs WordPress in a folder from the command line, unless it is installed: php install.php FOLDER. Prints `installed`.
 *
 * @package CustomizeYourStore
 */

define( 'WP_INSTALLING', true );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/** WordPress tells the administrator by mail that there is a new site; a store on one's own computer sends none. */
function wp_mail(): bool {
	return true;
}

require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
if ( ! is_blog_installed() ) {
	wp_install( 'My WordPress Website', 'admin', 'admin@localhost.com', true, '', 'password' );
}
echo 'installed';
