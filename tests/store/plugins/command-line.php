<?php
/**
 * Plugin Name: Command line
 * Description: For tests. Answers by REST what the commands of WP-CLI tell; WP-CLI itself is here only the list of commands.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

if ( ! class_exists( 'WP_CLI' ) ) {
	/** Notes which class was added under which name. */
	class WP_CLI {
		/** @var array<string, string> */
		public static array $commands = array();

		public static function add_command( string $name, string $class ): void {
			self::$commands[ $name ] = $class;
		}
	}
}

add_action(
	'rest_api_init',
	static function (): void {
		require_once WP_PLUGIN_DIR . '/customize-your-store/src/loader.php';
		require_once WP_PLUGIN_DIR . '/customize-your-store/src/command-line.php';
		register_rest_route(
			'command-line/v1',
			'/told',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn() => array(
					'commands' => array_map( static fn( $class ) => get_class_methods( $class ), WP_CLI::$commands ),
					'status'   => CustomizeYourStore\status_of_site(),
					'plugins'  => CustomizeYourStore\active_plugins_with_versions(),
					'drafts'   => CustomizeYourStore\drafts_on_server(),
					'restore'  => CustomizeYourStore\things_to_restore(),
					'versions' => CustomizeYourStore\versions_in_words(),
				),
			)
		);
		register_rest_route(
			'command-line/v1',
			'/publish',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					// Whoever has the shell is nobody on the site.
					wp_set_current_user( 0 );
					return CustomizeYourStore\publish_from_the_shell( (int) $request['version'] );
				},
			)
		);
	}
);
