<?php
/**
 * Plugin Name: Holds a session
 * Description: For tests. Every request has the same PHP session, as those of one person have, and holds it until it ends: another one waits.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		session_save_path( get_temp_dir() );
		session_id( 'of-one-person' );
		session_start();
	}
);
