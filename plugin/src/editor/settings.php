<?php
/**
 * What the editor of the flow's page asks WordPress for.
 *
 * `GET customize-your-store/v1/editor-settings`: the settings of the block editor for the active theme.
 *
 * The fonts that come with the plugin are a collection of the Font Library. The flow installs from it what a design uses; no other host is
 * asked, and a saved page needs nothing of the plugin.
 *
 * WordPress's own media library, on demand: the page only says where its scripts are, and asks for what wp_enqueue_media() would
 * print into a page: words, settings, nonces and templates. It is asked for in the admin area, since plugins add to the
 * library where they see it around them.
 *
 * What the admin area tells the flow's page, it tells nobody else. A page on another origin can name any address in a `<script>`, and the
 * cookies go along: from a sibling domain of the store they always do. Such a request cannot carry a header of its own, though,
 * so the nonce is asked for there and nowhere else.
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
		'themeUrl'      => get_stylesheet_directory_uri(),
		// but for files that a child theme leaves to its parent.
		'themeFiles'    => (object) theme_files( wp_get_global_settings( array( 'typography', 'fontFamilies' ), array( 'origin' => 'base' ) ) ),
		'menuPlaces'    => in_site_language( __NAMESPACE__ . '\menu_places' ),
		'shopPages'     => shop_pages(),
		'productOrders' => product_orders(),
	) + $settings;
}

/**
 * The orders that a list of products can have: newer versions of WooCommerce have more of them.
 *
 * @return array<int, string>
 */
function product_orders(): array {
	if ( ! has_block_type( 'woocommerce/product-collection' ) ) {
		return array();
	}
	$params = ( new \WP_REST_Posts_Controller( 'product' ) )->get_collection_params();
	return array_values( (array) ( $params['orderby']['enum'] ?? array() ) );
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

const MEDIA_LIBRARY = 'customize-your-store-media';

/** The library's scripts and styles, as wp_enqueue_media() names them. */
const MEDIA_SCRIPTS = array( 'media-editor', 'media-audiovideo' );
const MEDIA_STYLES  = array( 'media-views', 'imgareaselect' );

/** Tells the client where the library is: what neither the page nor the designer loads. */
function print_media_library(): void {
	if ( ! is_flow_page() || ! wp_script_is( CLIENT, 'enqueued' ) || ! current_user_can( 'upload_files' ) ) {
		return;
	}
	$json = wp_json_encode( media_library(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( "window.customizeYourStoreMedia = $json;", array( 'id' => MEDIA_LIBRARY . '-js' ) );
}
add_action( 'admin_footer', __NAMESPACE__ . '\print_media_library' );

/**
 * Where the words are, scripts and styles in loading order; none when another plugin has put the library into the page.
 *
 * @return array{words: ?string, scripts: list<array<string, mixed>>, styles: list<array<string, mixed>>}
 */
function media_library(): array {
	if ( did_action( 'wp_enqueue_media' ) ) {
		return array(
			'words'   => null,
			'scripts' => array(),
			'styles'  => array(),
		);
	}
	$scripts = wp_scripts();
	$styles  = wp_styles();
	$ours    = array_merge( $scripts->queue, designer_handles() );
	$missing = array_diff( all_handles( $scripts, MEDIA_SCRIPTS ), all_handles( $scripts, $ours ), $scripts->done );
	$looks   = array_diff( all_handles( $styles, MEDIA_STYLES ), all_handles( $styles, $styles->queue ), $styles->done );
	return array(
		'words'   => admin_url( 'admin-ajax.php?action=' . MEDIA_LIBRARY ),
		'scripts' => array_map( static fn( $handle ) => described_script( $scripts, $handle ), array_values( $missing ) ),
		'styles'  => array_values( array_filter( array_map( static fn( $handle ) => described_style( $styles, $handle ), array_values( $looks ) ) ) ),
	);
}

/** Answers with what comes before the library's scripts: inline code as WordPress prints it, and its templates. */
function send_media_library(): void {
	answer_only_our_page( 'upload_files' );
	ob_start();
	wp_enqueue_media();
	ob_clean();
	wp_print_media_templates();
	$templates = (string) ob_get_clean();
	$code      = array_map( static fn( $handle ) => (string) wp_scripts()->get_data( $handle, 'data' ), array( 'wp-plupload', 'media-views' ) );
	// Never from a cache: there are nonces in it.
	header( 'Cache-Control: private, no-store' );
	wp_send_json( compact( 'code', 'templates' ) );
}
add_action( 'wp_ajax_' . MEDIA_LIBRARY, __NAMESPACE__ . '\send_media_library' );

/**
 * Ends a request that does not come from our page, or from somebody without the right. A nonce that is too old is refused in
 * the words of the REST interface, which the client answers with a fresh one.
 *
 * @param string $capability What the answer takes.
 */
function answer_only_our_page( string $capability ): void {
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Cross-Origin-Resource-Policy: same-origin' );
	$origin = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? sanitize_key( $_SERVER['HTTP_SEC_FETCH_SITE'] ) : 'same-origin';
	$nonce  = isset( $_SERVER['HTTP_X_WP_NONCE'] ) ? sanitize_key( $_SERVER['HTTP_X_WP_NONCE'] ) : '';
	if ( 'same-origin' !== $origin || ! wp_verify_nonce( $nonce, 'wp_rest' ) ) {
		refuse_page( 'rest_cookie_invalid_nonce', __( 'Only the store designer is told this.', 'customize-your-store' ) );
	}
	if ( ! current_user_can( $capability ) ) {
		refuse_page( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) );
	}
}

/** Refuses as a REST route does. */
function refuse_page( string $code, string $message ): void {
	nocache_headers();
	wp_send_json(
		array(
			'code'    => $code,
			'message' => $message,
			'data'    => array( 'status' => 403 ),
		),
		403
	);
}
