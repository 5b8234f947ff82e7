<?php
/**
 * The scripts of WordPress that the designer's own code stands on, and which of them the page has already.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * What the built chunks import, the store of entities that core's blocks read from, and those blocks. Without dependencies.
 *
 * @return string[]
 */
function designer_handles(): array {
	$imported = built( 'designer' )['dependencies'] ?? array();
	return array_values( array_unique( array( DESIGNER_PRELOAD, 'wp-data', 'wp-core-data', 'wp-block-editor', 'wp-block-library', ...$imported ) ) );
}

/**
 * What the client must know to open the designer: where its scripts and styles are described, and which of them the page
 * prints itself.
 *
 * @return array{assets: string, scripts: string[], styles: string[]}
 */
function designer_boot(): array {
	$present = static fn( \WP_Dependencies $page ) => array_values( array_unique( array( ...$page->done, ...all_handles( $page, $page->queue ) ) ) );
	return array(
		'assets'  => editor_assets_address(),
		'scripts' => $present( wp_scripts() ),
		'styles'  => $present( wp_styles() ),
	);
}

/**
 * Modules that these scripts may import while running: they must be in the page's import map, where a browser reads no second one.
 *
 * @return list<array{id: string, import: 'dynamic'}>
 */
function designer_modules(): array {
	$modules = array();
	foreach ( all_handles( wp_scripts(), designer_handles() ) as $handle ) {
		foreach ( (array) wp_scripts()->get_data( $handle, 'module_dependencies' ) as $module ) {
			$id = is_array( $module ) ? ( $module['id'] ?? '' ) : (string) $module;
			if ( '' !== $id ) {
				$modules[ $id ] = array(
					'id'     => $id,
					'import' => 'dynamic',
				);
			}
		}
	}
	return array_values( $modules );
}
