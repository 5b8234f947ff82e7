<?php
/**
 * Plugin Name: In German
 * Description: For tests. The site is in German, without WordPress's own translation.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'locale', static fn() => 'de_DE' );
