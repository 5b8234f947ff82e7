<?php
/**
 * Plugin Name: Another address
 * Description: For tests. The site's own address is https://shop.test, though it is opened at another one.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'admin_url', static fn( $url ) => preg_replace( '#^https?://[^/]+#', 'https://shop.test', $url ) );
