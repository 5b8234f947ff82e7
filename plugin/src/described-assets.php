<?php
/**
 * One registered script or style as data: its address and the inline code that WordPress would print around it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A script as data. An alias without a file has an empty `src`.
 *
 * @param \WP_Scripts $scripts The page's scripts.
 * @param string      $handle  A registered handle.
 * @return array{handle: string, src: string, before: string[], after: string[]}
 */
function described_script( \WP_Scripts $scripts, string $handle ): array {
	$before = array(
		(string) $scripts->get_data( $handle, 'data' ),
		(string) $scripts->print_translations( $handle, false ),
		$scripts->get_inline_script_data( $handle, 'before' ),
	);
	// What is printed after the site editor's script begins the editor.
	$after = SITE_EDITOR === $handle ? '' : $scripts->get_inline_script_data( $handle, 'after' );
	return array(
		'handle' => $handle,
		'src'    => asset_address( $scripts, $handle, 'script_loader_src' ),
		'before' => array_values( array_filter( $before ) ),
		'after'  => array_values( array_filter( array( $after ) ) ),
	);
}

/**
 * Blocks of older WooCommerces (9.x) register themselves when the site editor's store says for the first time which template is
 * being edited. Here the editor does not begin, so this says it, after all others.
 *
 * @return array{handle: string, src: string, before: string[], after: string[]} As described_script().
 */
function script_that_says_what_is_edited(): array {
	$code = "wp.data.select( 'core/edit-site' ) && wp.data.dispatch( 'core/edit-site' ).setEditedEntity?.( 'wp_template', %s );";
	return array(
		'handle' => 'customize-your-store-edited',
		'src'    => '',
		'before' => array( sprintf( $code, wp_json_encode( get_stylesheet() . '//home' ) ) ),
		'after'  => array(),
	);
}

/**
 * Blocks without a script are nothing to an editor: a header's language switcher would be told as not supported. Core has the server draw
 * those that ask for it; here it draws all that no script has registered. WooCommerce's may come late.
 *
 * @return array{handle: string, src: string, before: string[], after: string[]} As described_script().
 */
function script_that_names_blocks_of_the_server(): array {
	$drawn = array_filter(
		\WP_Block_Type_Registry::get_instance()->get_all_registered(),
		static fn( \WP_Block_Type $type ): bool => $type->is_dynamic() && array() === array( ...$type->editor_script_handles, ...$type->script_handles ) && ! preg_match( '~^(core|woocommerce|customize-your-store)/~', $type->name )
	);
	$code  = '( ( names ) => { window.__unstableAutoRegisterBlocks = [ ...new Set( [ ...( window.__unstableAutoRegisterBlocks || [] ), ...names ] ) ].filter( ( name ) => ! wp.blocks.getBlockType( name ) ) } )( %s );';
	return array(
		'handle' => 'customize-your-store-server-blocks',
		'src'    => '',
		'before' => array( sprintf( $code, wp_json_encode( array_keys( $drawn ) ) ) ),
		'after'  => array(),
	);
}

/**
 * A style sheet as data, or null for one that has neither a file nor inline rules.
 *
 * @param \WP_Styles $styles The page's styles.
 * @param string     $handle A registered handle.
 * @return array{handle: string, href: string, inline: string[]}|null
 */
function described_style( \WP_Styles $styles, string $handle ): ?array {
	$href   = asset_address( $styles, $handle, 'style_loader_src' );
	$inline = array_values( array_filter( (array) $styles->get_data( $handle, 'after' ) ) );
	if ( is_rtl() && $href && 'replace' === $styles->get_data( $handle, 'rtl' ) ) {
		$href = (string) preg_replace( '/((?:\.min)?\.css)(?=\?|$)/', '-rtl$1', $href );
	}
	return '' === $href && ! $inline ? null : compact( 'handle', 'href', 'inline' );
}

/**
 * The full address of a registered file with its version, as WordPress would print it.
 *
 * @param \WP_Scripts|\WP_Styles $registry Scripts or styles.
 * @param string                 $handle   A registered handle.
 * @param 'script_loader_src'|'style_loader_src' $filter The filter that sees the address last.
 */
function asset_address( \WP_Dependencies $registry, string $handle, string $filter ): string {
	$asset = $registry->registered[ $handle ];
	if ( ! $asset->src || true === $asset->src ) {
		return '';
	}
	$relative = ! preg_match( '#^(https?:)?//#', $asset->src ) && ! ( $registry->content_url && str_starts_with( $asset->src, $registry->content_url ) );
	$src      = ( $relative ? $registry->base_url : '' ) . $asset->src;
	$named    = $asset->ver ? $asset->ver : $registry->default_version;
	$version  = null === $asset->ver ? '' : $named;
	if ( $version ) {
		$src = add_query_arg( 'ver', rawurlencode( (string) $version ), $src );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own, for scripts or for styles.
	return esc_url_raw( (string) apply_filters( $filter, $src, $handle ) );
}
