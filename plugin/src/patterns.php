<?php
/**
 * The pattern pack: headers, footers and home page sections that the designer offers.
 *
 * One file per pattern in `plugin/patterns`, described by its header comment. WordPress reads a file only when somebody
 * asks for the pattern's content.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/pattern-categories.php';
require __DIR__ . '/pattern-helpers.php';
require __DIR__ . '/product-price.php';

/** The header comment's fields, as WordPress themes write them. */
const PATTERN_HEADERS = array(
	'title'         => 'Title',
	'slug'          => 'Slug',
	'description'   => 'Description',
	'categories'    => 'Categories',
	'viewportWidth' => 'Viewport Width',
	'blockTypes'    => 'Block Types',
);

// After the default priority, so that WooCommerce and the theme have registered theirs and ours step aside.
add_action( 'init', __NAMESPACE__ . '\\register_patterns', 20 );

/** Registers every pattern of the pack whose name nobody else has taken. */
function register_patterns(): void {
	register_pattern_categories();
	$registry = \WP_Block_Patterns_Registry::get_instance();
	foreach ( glob( dirname( __DIR__ ) . '/patterns/*.php' ) as $file ) {
		$pattern = read_pattern( $file );
		// WooCommerce or the theme may have brought it already.
		if ( $registry->is_registered( $pattern['slug'] ) ) {
			continue;
		}
		$fault = pattern_fault( $pattern );
		if ( null === $fault && ! register_block_pattern( $pattern['slug'], $pattern ) ) {
			$fault = 'WordPress did not register it.';
		}
		if ( null !== $fault ) {
			// Named in the log of whoever develops; on a shop's pages nothing is printed.
			wp_trigger_error( __FUNCTION__, sprintf( 'The pattern "%1$s" (%2$s) is left out: %3$s', $pattern['slug'], basename( $file ), $fault ) );
		}
	}
}

/**
 * What keeps a pattern from being registered: WordPress's own rules for the patterns of a theme.
 *
 * @param array<string, mixed> $pattern As read from its file.
 */
function pattern_fault( array $pattern ): ?string {
	if ( 1 !== preg_match( '#^[A-Za-z0-9/_-]+$#', $pattern['slug'] ) ) {
		return 'its slug has other characters than letters, digits, "/", "_" and "-".';
	}
	return '' === ( $pattern['title'] ?? '' ) ? 'it has no title.' : null;
}

/**
 * A pattern's properties, from its file's header comment.
 *
 * @param string $file Absolute path of the pattern's file.
 * @return array{slug: string, title: string, categories: string[], filePath: string, source: string}
 */
function read_pattern( string $file ): array {
	$pattern = get_file_data( $file, PATTERN_HEADERS );
	$words   = static fn( string $list ): array => array_values( array_filter( array_map( 'trim', explode( ',', $list ) ) ) );

	$pattern['categories']    = $words( $pattern['categories'] );
	$pattern['blockTypes']    = $words( $pattern['blockTypes'] );
	$pattern['viewportWidth'] = (int) $pattern['viewportWidth'];
	// phpcs:ignore WordPress.WP.I18n -- the words are literals of the header comment, which translation tools read.
	$pattern['title'] = translate_with_gettext_context( $pattern['title'], 'Pattern title', 'customize-your-store' );

	return array_filter( $pattern ) + array(
		'slug'     => '',
		'filePath' => $file,
		'source'   => 'plugin',
	);
}
