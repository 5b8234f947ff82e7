<?php
/**
 * The scripts and styles of the block editor, described instead of printed: the client fetches them when the merchant comes
 * near the designer, so that the intro and the wizard stay light.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * The script handles that the designer needs, without their dependencies: what the built chunks import, the store of
 * entities that core's blocks read from, those blocks, and the blocks that plugins brought.
 *
 * @return string[]
 */
function designer_handles(): array {
	$imported = built( 'designer' )['dependencies'] ?? array();
	$blocks   = array();
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
		array_push( $blocks, ...$type->editor_script_handles, ...$type->script_handles );
	}
	$handles = array( DESIGNER_PRELOAD, 'wp-data', 'wp-core-data', 'wp-block-editor', BLOCK_DEFINITIONS, 'wp-block-library', ...$imported, ...$blocks );
	return array_values( array_unique( array_filter( $handles, static fn( $handle ) => wp_script_is( $handle, 'registered' ) ) ) );
}

/**
 * The designer's scripts in loading order, without those that the page prints itself.
 *
 * @return list<array{handle: string, src: string, before: string[], after: string[]}>
 */
function designer_scripts(): array {
	$page    = wp_scripts();
	$present = all_handles( $page, $page->queue );
	$missing = array_diff( all_handles( $page, designer_handles() ), $present, $page->done );
	return array_map( static fn( $handle ) => described_script( $page, $handle ), array_values( $missing ) );
}

/**
 * The designer's style sheets in loading order: those that carry the name of one of its scripts.
 *
 * @return list<array{handle: string, href: string, inline: string[]}>
 */
function designer_styles(): array {
	$page    = wp_styles();
	// Content styles belong inside the canvas; in the page around it they would only leak into the designer's own screens.
	$wanted  = array_filter(
		array_diff( all_handles( wp_scripts(), designer_handles() ), array( 'wp-block-library' ) ),
		static fn( $handle ) => wp_style_is( $handle, 'registered' )
	);
	$present = all_handles( $page, $page->queue );
	$missing = array_diff( all_handles( $page, array_values( $wanted ) ), $present, $page->done );
	return array_values( array_filter( array_map( static fn( $handle ) => described_style( $page, $handle ), array_values( $missing ) ) ) );
}

/**
 * Modules that the designer's classic scripts may import while running: they must be in the page's import map.
 *
 * @return list<array{id: string, import: 'dynamic'}>
 */
function designer_modules(): array {
	$modules = array();
	foreach ( all_handles( wp_scripts(), designer_handles() ) as $handle ) {
		foreach ( (array) wp_scripts()->get_data( $handle, 'module_dependencies' ) as $module ) {
			$id = is_array( $module ) ? ( $module['id'] ?? '' ) : (string) $module;
			if ( '' !== $id ) {
				$modules[ $id ] = array( 'id' => $id, 'import' => 'dynamic' );
			}
		}
	}
	return array_values( $modules );
}

/**
 * The handles with all that they depend on, dependencies first. A copy is asked, so that nothing gets printed for it.
 *
 * @param \WP_Dependencies $registry Scripts or styles.
 * @param string[]         $handles  What is wanted.
 * @return string[]
 */
function all_handles( \WP_Dependencies $registry, array $handles ): array {
	$copy        = clone $registry;
	$copy->to_do = array();
	$copy->done  = array();
	$copy->all_deps( $handles, true );
	return $copy->to_do;
}
