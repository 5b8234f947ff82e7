<?php
/**
 * Plugin Name: Ends at
 * Description: For tests. A request ends at the hook that its header X-End-At names, as if PHP had been killed there.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

if ( isset( $_SERVER['HTTP_X_END_AT'] ) ) {
	add_action(
		preg_replace( '/\W/', '', $_SERVER['HTTP_X_END_AT'] ),
		static function (): void {
			remove_all_actions( 'shutdown' );
			exit;
		},
		PHP_INT_MIN
	);
}
