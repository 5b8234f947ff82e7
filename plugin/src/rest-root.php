<?php
/**
 * Where the pages of the admin area ask the REST API. WordPress names an address below that of the visitors. Where administrators are at
 * another host (Settings › General), the browser sends no login there, and refuses what it answers; the same WordPress answers at both.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * @param string $url  Of a route, as WordPress has it.
 * @param string $path The route, with a leading slash.
 */
function rest_url_of_admin( string $url, string $path ): string {
	$host = static fn( string $address ): array => array_intersect_key( (array) wp_parse_url( $address ), array_flip( array( 'host', 'port' ) ) );
	return ! is_admin() || $host( $url ) === $host( admin_url() ) ? $url : add_query_arg( 'rest_route', $path, site_url( 'index.php' ) );
}
add_filter( 'rest_url', __NAMESPACE__ . '\rest_url_of_admin', 10, 2 );
