<?php
/**
 * The pattern pack: headers, footers and home page sections that the designer offers, and the categories on which it lays them.
 *
 * One file per pattern in `plugin/patterns`, described by its header comment. They are registered when somebody asks for
 * the store's patterns: saved pages hold blocks and no patterns, so a shopper's request has no use for them.
 *
 * `customize-your-store/v1/patterns`: is there a pattern library, and fetch what it has. For stores without WooCommerce's; here
 * the plugin's own patterns are the library, so both questions are answered yes at once.
 *
 * A photograph, or a picture of a trade's goods, may stand behind a text. Our scenes were made for the text that is over them; these may be
 * bright, and have their object anywhere. So it is darkened, and the object stays in sight where the picture is cut.
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
	$files    = glob( dirname( __DIR__, 2 ) . '/patterns/*.php' );
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

/** Registers the six categories of home page sections, and WooCommerce's own where it is absent. */
function register_pattern_categories(): void {
	$registry = \WP_Block_Pattern_Categories_Registry::get_instance();
	foreach ( pattern_categories() as $slug => $words ) {
		if ( ! $registry->is_registered( $slug ) ) {
			register_block_pattern_category( $slug, $words );
		}
	}
}

/** @return array<string, array{label: string, description: string}> */
function pattern_categories(): array {
	return array(
		'intro'            => array(
			'label'       => __( 'Intro', 'customize-your-store' ),
			'description' => __( 'Openings that welcome visitors and say what the store is about.', 'customize-your-store' ),
		),
		'featured-selling' => array(
			'label'       => __( 'Products', 'customize-your-store' ),
			'description' => __( 'Shelves for the products and categories you want seen first.', 'customize-your-store' ),
		),
		'about'            => array(
			'label'       => __( 'About', 'customize-your-store' ),
			'description' => __( 'Room for your story, and for what makes your business different.', 'customize-your-store' ),
		),
		'services'         => array(
			'label'       => __( 'Services', 'customize-your-store' ),
			'description' => __( 'What you do for your customers besides selling to them.', 'customize-your-store' ),
		),
		'reviews'          => array(
			'label'       => __( 'Reviews', 'customize-your-store' ),
			'description' => __( 'Kind words from customers, which help others to decide.', 'customize-your-store' ),
		),
		'social-media'     => array(
			'label'       => __( 'Social media', 'customize-your-store' ),
			'description' => __( 'Ways for shoppers to follow you elsewhere.', 'customize-your-store' ),
		),
		'woo-commerce'     => array(
			'label'       => __( 'WooCommerce', 'customize-your-store' ),
			'description' => __( 'Headers, footers and sections made for stores.', 'customize-your-store' ),
		),
	);
}

/** @return array{success: true} */
function pattern_library(): array {
	return array( 'success' => true );
}

/** In percent. White on a white photograph that is darkened so has a contrast of 5.7 : 1. */
const DARKENED = 60;

/** A drawn picture for such a place is dark by itself, but for its goods. */
const DARKENED_DRAWN = 50;

/** The start of a cover: its comment, its element up to the picture, the picture, and the layer over it. */
const COVER = '~<!-- wp:cover (?<attributes>\{[^\n]*\}) -->(?<element>\s*<div[^>]*>)(?<picture><img[^>]*/>)<span aria-hidden="true" class="[^"]*"></span>~';

/**
 * The answer to who asks for the store's patterns: they are read when it is made, in the language of the site.
 *
 * @param mixed            $answer  Perhaps somebody else's.
 * @param mixed            $handler What answered.
 * @param \WP_REST_Request $request What was asked.
 * @return mixed
 */
function patterns_with_photographs( $answer, $handler, \WP_REST_Request $request ) {
	if ( $answer instanceof \WP_REST_Response && '/wp/v2/block-patterns/patterns' === $request->get_route() && is_array( $answer->get_data() ) ) {
		$answer->set_data( array_map( __NAMESPACE__ . '\pattern_with_photographs', $answer->get_data() ) );
	}
	return $answer;
}
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\patterns_with_photographs', 10, 3 );

/**
 * A pattern of the answer.
 *
 * @param mixed $pattern With its content, where that was asked for.
 * @return mixed
 */
function pattern_with_photographs( $pattern ) {
	if ( is_array( $pattern ) && str_contains( (string) ( $pattern['content'] ?? '' ), '?customize-your-store' ) ) {
		$pattern['content'] = with_photographs( $pattern['content'] );
	}
	return $pattern;
}

/** The pattern's markup, with what its photographs need. */
function with_photographs( string $content ): string {
	return preg_replace_callback( COVER, __NAMESPACE__ . '\cover_of_photograph', $content ) ?? $content;
}

/**
 * A cover without a photograph stays as it is. One without a dark layer has no text on the picture itself.
 *
 * @param array<string> $found As of COVER.
 */
function cover_of_photograph( array $found ): string {
	$cover = json_decode( $found['attributes'], true );
	$url   = (string) ( $cover['url'] ?? '' );
	$drawn = StoreContent\focus_of_drawn( StoreContent\picture_at( $url ) );
	$focus = str_ends_with( $url, StoreContent\PHOTOGRAPH_MARK ) ? StoreContent\photographs()[ basename( $url, StoreContent\PHOTOGRAPH_MARK ) ]['focus'] ?? null : $drawn;
	if ( null === $focus ) {
		return $found[0];
	}
	$dim      = 0 === $cover['dimRatio'] ? 0 : max( null === $drawn ? DARKENED : DARKENED_DRAWN, $cover['dimRatio'] );
	$place    = sprintf( '%d%% %d%%', round( $focus[0] * 100 ), round( $focus[1] * 100 ) );
	$comment  = str_replace(
		'"dimRatio":' . $cover['dimRatio'],
		'"dimRatio":' . $dim . ',"focalPoint":' . wp_json_encode(
			array(
				'x' => $focus[0],
				'y' => $focus[1],
			)
		),
		$found['attributes']
	);
	$picture  = str_replace( ' data-object-fit="cover"', ' style="object-position:' . $place . '" data-object-fit="cover" data-object-position="' . $place . '"', $found['picture'] );
	// The cover block names no share where it is a half.
	$darkness = ( 50 === $dim ? '' : "has-background-dim-$dim " ) . 'has-background-dim';
	return "<!-- wp:cover $comment -->{$found['element']}$picture<span aria-hidden=\"true\" class=\"wp-block-cover__background $darkness\"></span>";
}
