<?php
/**
 * `?cys-version=<id>` shows a page of the store in an earlier version of its design, to those who may publish it. WordPress draws it from the
 * version's document; nothing is written, and nothing on the page can be pressed.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Before WordPress reads the styles, the title or the front page for the first time. */
function show_version(): void {
	$id       = (int) query_text( 'cys-version' );
	$document = $id > 0 && current_user_can( 'edit_theme_options' ) && current_user_can( shop_capability() ) ? document_to_publish( $id ) : null;
	if ( null === $document ) {
		return;
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	$theme  = (string) ( $document['options']['stylesheet']['option_value'] ?? '' );
	$styles = json_decode( $document['posts'][ "wp_global_styles $theme" ]['content'] ?? '', true );
	$styles = is_array( $styles ) ? $styles : array( 'version' => 3 );
	add_filter( 'wp_theme_json_data_user', static fn() => new \WP_Theme_JSON_Data( $styles, 'custom' ) );
	foreach ( array_merge( PUBLISHED_OPTIONS['frontPage'], PUBLISHED_OPTIONS['site'] ) as $name ) {
		$value = maybe_unserialize( $document['options'][ $name ]['option_value'] ?? '' );
		add_filter( "pre_option_$name", static fn() => $value );
	}
	add_filter( 'pre_render_block', static fn( $drawn, $block ) => part_of_version( $document['posts'], $theme, $block ) ?? $drawn, 10, 2 );
	add_filter( 'template_include', static fn( $file ) => with_home_of_version( $file, home_in( $document, $theme ) ), PHP_INT_MAX );
	keep_in_redirects( 'cys-version', 'wp_theme_preview', 'cys-hide-admin-bar' );
	add_filter( 'show_admin_bar', '__return_false' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_action( 'send_headers', 'nocache_headers' );
	add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( 'document.querySelectorAll("body > *").forEach((element) => (element.inert = true))' ), 100 );
}
add_action( 'plugins_loaded', __NAMESPACE__ . '\show_version' );

/** The blocks of a theme's file; null where it has none. */
function content_of_theme_file( string $type, string $name ): ?string {
	$file = get_block_file_template( $name, $type );
	return null === $file ? null : $file->content;
}

/**
 * The template that the front page of a version has; null where it is a page with the theme's own.
 *
 * @param array{posts: array<string, mixed>, options: array<string, mixed>} $document A design.
 * @param string                                                            $theme    The version's theme.
 */
function home_in( array $document, string $theme ): ?string {
	if ( 'page' !== ( $document['options']['show_on_front']['option_value'] ?? '' ) ) {
		return $document['posts'][ "wp_template $theme//home" ]['content'] ?? content_of_theme_file( 'wp_template', "$theme//home" );
	}
	$page = 'page ' . ( $document['options']['page_on_front']['option_value'] ?? 0 );
	$uses = array_column( $document['posts'][ $page ]['meta'] ?? array(), 'meta_value', 'meta_key' )[ TEMPLATE_OF_PAGE ] ?? '';
	return HOME_OF_PAGE === $uses ? $document['posts'][ "wp_template $theme//" . HOME_OF_PAGE ]['content'] ?? null : content_of_theme_file( 'wp_template', "$theme//page" );
}

/**
 * The front page of a version.
 *
 * @param mixed   $file    What WordPress is about to include.
 * @param ?string $content Blocks.
 * @return mixed
 */
function with_home_of_version( $file, ?string $content ) {
	global $_wp_current_template_content;
	if ( null !== $content && is_front_page() ) {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- where WordPress keeps what it is about to draw.
		$_wp_current_template_content = $content;
	}
	return $file;
}

/**
 * A header or footer of a version in place of the store's.
 *
 * @param array<string, ?array<string, mixed>> $posts Of a document.
 * @param string                               $theme The version's theme.
 * @param array<string, mixed>                 $block As parsed.
 */
function part_of_version( array $posts, string $theme, array $block ): ?string {
	$slug = 'core/template-part' === $block['blockName'] ? ( $block['attrs']['slug'] ?? '' ) : '';
	$key  = "wp_template_part $theme//$slug";
	if ( ! array_key_exists( $key, $posts ) ) {
		return null;
	}
	$content = $posts[ $key ]['content'] ?? content_of_theme_file( 'wp_template_part', "$theme//$slug" );
	return null === $content ? null : drawn_part( $content, $slug, $block );
}
