<?php
/**
 * Plugin Name: Unicode address
 * Description: For tests. The site's files are told under the host bücher.example, as browsers write it.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

$in_unicode = static fn( $address ) => preg_replace( '~^https?://[^/]+~', 'http://xn--bcher-kva.example', (string) $address );
add_filter( 'plugins_url', $in_unicode );
add_filter( 'wp_get_attachment_url', $in_unicode );
