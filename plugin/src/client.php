<?php
/**
 * Loads the built client on the flow's page: the scripts of WordPress that it uses, its boot data, its styles, its module.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The classic scripts and the module share a name: the first is an empty script that only has dependencies. */
const CLIENT = 'customize-your-store';

/**
 * What the build says about a bundle, see build/write-asset-files.ts.
 *
 * @param string $name `main` or `designer`.
 * @return array{file?: string, styles?: string[], modules?: string[], dependencies: non-empty-string[]}|null Null when the client has not been built.
 */
function built( string $name ): ?array {
	$file = plugin_dir_path( PLUGIN_FILE ) . "build/$name.asset.php";
	return is_readable( $file ) ? require $file : null;
}

/** The address of a built file. */
function built_url( string $file ): string {
	return plugins_url( "build/$file", PLUGIN_FILE );
}

/** Enqueues the client on its page. */
function enqueue_client(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$main = built( 'main' );
	if ( ! isset( $main['file'], $main['styles'] ) ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_script( CLIENT, false, $main['dependencies'], null, array( 'in_footer' => true ) );
	wp_enqueue_script( CLIENT );
	foreach ( array_filter( $main['dependencies'], static fn( $handle ) => wp_style_is( $handle, 'registered' ) ) as $handle ) {
		wp_enqueue_style( $handle );
	}
	foreach ( $main['styles'] as $index => $style ) {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the file's name has a hash of what is in it.
		wp_enqueue_style( CLIENT . "-$index", built_url( $style ), array(), null );
	}
	enqueue_module( $main['file'] );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_client' );

/**
 * The client's own code. Modules run after all classic scripts of the page, so the globals it reads are there.
 *
 * @param string $file The built entry's file name.
 */
function enqueue_module( string $file ): void {
	wp_register_script_module( CLIENT, built_url( $file ), designer_modules(), null );
	wp_script_modules()->set_translations( CLIENT, 'customize-your-store', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	wp_enqueue_script_module( CLIENT );
}

/**
 * Boot data is computed when all is enqueued and the footer's scripts are about to be printed (10): only then it is known
 * which of the designer's scripts the page has already.
 */
function print_boot_data(): void {
	if ( ! is_flow_page() || ! wp_script_is( CLIENT, 'enqueued' ) ) {
		return;
	}
	$json = wp_json_encode( boot_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( "window.customizeYourStore = $json;", array( 'id' => CLIENT . '-boot' ) );
}
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_boot_data', 5 );
