<?php
/**
 * The pattern pack: headers, footers and home page sections that the designer offers.
 *
 * One file per pattern in `plugin/patterns`, described by its header comment. They are registered when somebody asks for
 * the store's patterns: saved pages hold blocks and no patterns, so a shopper's request has no use for them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The header comment's fields, as WordPress themes write them. */
const PATTERN_HEADERS = array(
	'title'         => 'Title',
	'slug'          => 'Slug',
	'description'   => 'Description',
	'categories'    => 'Categories',
	'viewportWidth' => 'Viewport Width',
	'blockTypes'    => 'Block Types',
	'needs'         => 'Needs',
	'inserter'      => 'Inserter',
);

/**
 * Every editor asks for patterns and their categories over REST. The flow offers none of WordPress.org's, so when it asks
 * nobody waits for that host.
 *
 * @param mixed            $answer  An answer that somebody has already; it is left alone.
 * @param \WP_REST_Server  $server  The server.
 * @param \WP_REST_Request $request What is asked.
 * @return mixed
 */
function register_patterns_when_asked( $answer, $server, $request ) {
	if ( str_starts_with( $request->get_route(), '/wp/v2/block-patterns/' ) ) {
		register_patterns();
		if ( isset( $request['customize_your_store'] ) ) {
			add_filter( 'should_load_remote_block_patterns', '__return_false' );
		}
	}
	return $answer;
}
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\register_patterns_when_asked', 10, 3 );

/** Registers every pattern of the pack, and the categories that nobody else has registered. */
function register_patterns(): void {
	register_pattern_categories();
	$registry = \WP_Block_Patterns_Registry::get_instance();
	$files    = glob( dirname( __DIR__ ) . '/patterns/*.php' );
	foreach ( $files ? $files : array() as $file ) {
		$pattern = read_pattern( $file );
		// WooCommerce or the theme may have brought it already.
		if ( $registry->is_registered( $pattern['slug'] ) || ! store_has( $pattern['needs'] ) ) {
			continue;
		}
		unset( $pattern['needs'] );
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
 * @return array{slug: string, title: string, categories: string[], filePath: string, source: string, needs: string, inserter: bool}
 */
function read_pattern( string $file ): array {
	$told  = get_file_data( $file, PATTERN_HEADERS );
	$words = static fn( string $line ): array => array_values( array_filter( array_map( 'trim', explode( ',', $line ) ) ) );

	$more = array_filter(
		array(
			'description'   => $told['description'],
			'viewportWidth' => (int) $told['viewportWidth'],
			'blockTypes'    => $words( $told['blockTypes'] ),
		)
	);
	return array(
		'slug'       => $told['slug'],
		// phpcs:ignore WordPress.WP.I18n -- the words are literals of the header comment, which translation tools read.
		'title'      => translate_with_gettext_context( $told['title'], 'Pattern title', 'customize-your-store' ),
		'categories' => $words( $told['categories'] ),
		'filePath'   => $file,
		'source'     => 'plugin',
		'needs'      => $told['needs'],
		'inserter'   => 'no' !== $told['inserter'],
	) + $more;
}
