<?php
/**
 * Plugin Name: Person in German
 * Description: For tests. Whoever is logged in has chosen German for the admin area; the site is in English. The theme knows one word of it.
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

add_filter(
	'gettext',
	static fn( $translated, $text, $domain ) => 'twentytwentyfour' === $domain && 'Careers' === $text && 'de_DE' === determine_locale() ? 'Stellenangebote' : $translated,
	10,
	3
);
