<?php
/**
 * The fonts that come with the plugin, as a collection of the Font Library. The flow installs from it what a design uses; no
 * other host is asked, and a saved page needs nothing of the plugin.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
