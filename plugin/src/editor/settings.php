<?php
/**
 * `GET customize-your-store/v1/editor-settings`: the settings of the block editor for the active theme.
 *
 * The fonts that come with the plugin are a collection of the Font Library. The flow installs from it what a design uses; no other host is
 * asked, and a saved page needs nothing of the plugin.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const EDITOR_SETTINGS = 'customize-your-store/v1/editor-settings';

/**
 * What core's own Site Editor would get. It changes with theme and styles, which the flow changes while its page stays open: hence a route.
 *
 * @return array<string, mixed>
 */
function editor_settings(): array {
	stand_on_editor_screen();
	$context  = new \WP_Block_Editor_Context( array( 'name' => 'core/edit-site' ) );
	$settings = get_block_editor_settings(
		array(
			'siteUrl'        => site_url(),
			'supportsLayout' => wp_theme_has_theme_json(),
		),
		$context
	);
	return array(
		// Relative addresses of the theme's fonts and pictures begin here,
		'themeUrl'   => get_stylesheet_directory_uri(),
		// but for files that a child theme leaves to its parent.
		'themeFiles' => (object) theme_files( wp_get_global_settings( array( 'typography', 'fontFamilies' ), array( 'origin' => 'base' ) ) ),
		'menuPlaces' => in_site_language( __NAMESPACE__ . '\menu_places' ),
		'shopPages'  => shop_pages(),
	) + $settings;
}

/**
 * Where the theme's files are that are named in a setting as `file:./…`.
 *
 * @param mixed $setting A setting of theme.json.
 * @return array<string, string> Addresses by those names.
 */
function theme_files( $setting ): array {
	$files = array();
	array_walk_recursive(
		$setting,
		static function ( $value ) use ( &$files ): void {
			if ( is_string( $value ) && str_starts_with( $value, 'file:./' ) ) {
				$files[ $value ] = get_theme_file_uri( substr( $value, strlen( 'file:./' ) ) );
			}
		}
	);
	return $files;
}

/**
 * Core collects the canvas's styles from registries that an admin page fills and a REST request has not touched yet; and plugins
 * ask for the screen before they bring the looks of their blocks (`is_admin()`, `is_block_editor()`).
 */
function stand_on_editor_screen(): void {
	require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
	require_once ABSPATH . 'wp-admin/includes/screen.php';
	// Without the action of the same name: who listens to it expects a page of the admin around it.
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- set_current_screen() would do that action.
	$GLOBALS['current_screen'] = \WP_Screen::get( 'site-editor' );
	$GLOBALS['current_screen']->is_block_editor( true );
	wp_scripts();
	wp_styles();
}

/**
 * The canvas gets one style sheet for all core blocks and the theme's own for all blocks, as in core's editors. Left alone,
 * a REST request has one file per core block, some 140 of them, and none of the theme's: blocks are registered before
 * WordPress knows that the request is not for a page.
 *
 * @param mixed $separate Whether blocks have style sheets of their own, loaded when they are rendered.
 */
function join_block_styles( $separate ): bool {
	return $separate && ! asks_for( EDITOR_SETTINGS );
}
add_filter( 'should_load_separate_core_block_assets', __NAMESPACE__ . '\join_block_styles', 99 );
add_filter( 'should_load_block_assets_on_demand', __NAMESPACE__ . '\join_block_styles', 99 );

/** Registers the collection; the build has put files and list there (build/fonts/ship-fonts.ts). */
function register_font_collection(): void {
	$list = plugin_dir_path( PLUGIN_FILE ) . 'build/fonts/fonts.json';
	if ( ! is_readable( $list ) ) {
		return;
	}
	wp_register_font_collection(
		'customize-your-store',
		array(
			'name'          => __( 'Customize Your Store', 'customize-your-store' ),
			'description'   => __( 'The fonts of the store designer. They come with the plugin and are served by your own site.', 'customize-your-store' ),
			'font_families' => array_map( __NAMESPACE__ . '\with_addresses', wp_json_file_decode( $list, array( 'associative' => true ) ) ),
			'categories'    => array(
				array(
					'name' => _x( 'Sans Serif', 'font category', 'customize-your-store' ),
					'slug' => 'sans-serif',
				),
				array(
					'name' => _x( 'Serif', 'font category', 'customize-your-store' ),
					'slug' => 'serif',
				),
				array(
					'name' => _x( 'Monospace', 'font category', 'customize-your-store' ),
					'slug' => 'monospace',
				),
			),
		)
	);
}
if ( did_action( 'init' ) ) {
	register_font_collection();
} else {
	add_action( 'init', __NAMESPACE__ . '\register_font_collection' );
}

/**
 * Names of files become addresses on this site.
 *
 * @param array{font_family_settings: array<string, mixed>, categories: string[]} $entry As in the list.
 * @return array{font_family_settings: array<string, mixed>, categories: string[]}
 */
function with_addresses( array $entry ): array {
	foreach ( $entry['font_family_settings']['fontFace'] as &$face ) {
		$face['src'] = built_url( 'fonts/' . $face['src'] );
	}
	return $entry;
}
