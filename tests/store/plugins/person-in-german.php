<?php
/**
 * Plugin Name: Person in German
 * Description: For tests. Whoever is logged in has chosen German for the admin area; the site is in English.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'get_user_metadata',
	static fn( $value, $id, $key ) => 'locale' === $key ? array( 'de_DE' ) : $value,
	10,
	3
);
