<?php
/**
 * For tests: becomes wp-content/sunrise.php, which WordPress reads with each request to a network, before it asks for any address.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

// Playground names the store's address in constants; each site of a network has one of its own.
remove_filter( 'option_home', '_config_wp_home' );
remove_filter( 'option_siteurl', '_config_wp_siteurl' );

// On every site.
require WP_CONTENT_DIR . '/plugins/writes.php';
