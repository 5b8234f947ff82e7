<?php
/**
 * The pattern pack: headers, footers and home page sections that the designer offers, and the categories on which it lays them.
 *
 * One file per pattern in `plugin/patterns`, described by its header comment. They are registered when somebody asks for
 * the store's patterns: saved pages hold blocks and no patterns, so a shopper's request has no use for them. The files say to PHP which picture
 * or address they need, and take from the store its categories, its ways to pay, its form for news.
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

/**
 * The address of the picture that stands in this place of a pattern: the named one, or the one chosen for the store's trade.
 *
 * @param string $name  File name in `plugin/pictures`, for example `dunes.webp`.
 * @param string $place One that has a picture of its own: a tile.
 */
function picture( string $name, string $place = '' ): string {
	return picture_address( StoreContent\standing_picture( $name, $place ) );
}

/**
 * The address of one of our pictures, of one that is drawn when it is asked for, or of a photograph that WooCommerce brings.
 *
 * @param string $name File name in `plugin/pictures`, of a drawn picture or of a photograph.
 */
function picture_address( string $name ): string {
	if ( StoreContent\is_drawn( $name ) ) {
		return home_url( '/?' . DRAWN_PICTURE . "=$name" );
	}
	return StoreContent\is_photograph( $name ) ? StoreContent\photograph_address( $name ) : plugins_url( 'pictures/' . $name, PLUGIN_FILE );
}

/** Where a "Shop now" button leads: the list of products, or the front page while there is none. */
function shop_address(): string {
	$list = post_type_exists( 'product' ) ? get_post_type_archive_link( 'product' ) : false;
	return false === $list ? home_url( '/' ) : $list;
}

/** Where a button to what is new leads: the list of products, the newest first. */
function newest_address(): string {
	return post_type_exists( 'product' ) ? add_query_arg( 'orderby', 'date', shop_address() ) : shop_address();
}

/**
 * Prints a value as it stands inside a block's comment, quotes included: JSON that cannot end the comment.
 *
 * @param string|array<string, mixed> $value Plain text, an address, or attributes.
 */
function in_attributes( string|array $value ): void {
	$json = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- wp_json_encode() escapes, and no comment ends in it.
	echo str_replace( '--', '\\u002d\\u002d', (string) $json );
}

/**
 * Prints the attributes of a block, with a space behind them; nothing where there are none.
 *
 * @param array<string, string> $metadata Marks that are empty are left out.
 * @param array<string, mixed>  $others   What follows.
 */
function block_attributes( array $metadata, array $others = array() ): void {
	$all = array_filter( array( 'metadata' => array_filter( $metadata, 'strlen' ) ) ) + $others;
	if ( array() !== $all ) {
		in_attributes( $all );
		echo ' ';
	}
}

/** The name of a day of the week in the site's language; 0 is Sunday. */
function weekday( int $day ): string {
	return $GLOBALS['wp_locale']->get_weekday( $day );
}

/**
 * The text that marks a block as a sample; empty where the merchant's own description says what stands there.
 *
 * @param string $written The text as it stands in the pattern's file.
 * @param string $shown   As it is shown.
 */
function unsaid( string $written, string $shown ): string {
	return StoreContent\is_said( $written ) ? '' : $shown;
}

/**
 * Which facts about the shop the columns of a row are for, if the merchant tells them: what the description says stays. Delivery is for the
 * second column or else the third, since when there is the shop for the first or else another, if no heading has a year.
 *
 * @param list<string> $samples  As of unsaid(), by column.
 * @param list<string> $headings By column.
 * @return list<array{heading: array<string, string>, text: array<string, string>}> Marks, by column.
 */
function facts_in_row( array $samples, array $headings ): array {
	$marks    = array_fill( 0, count( $samples ), array( 'heading' => array(), 'text' => array() ) );
	$free     = array_keys( array_filter( $samples, 'strlen' ) );
	$delivery = current( array_intersect( array( 1, 2 ), $free ) );
	$since    = preg_match( '/\d{4}/', implode( ' ', $headings ) ) ? false : current( array_diff( $free, array( $delivery ) ) );
	if ( false !== $delivery ) {
		$marks[ $delivery ] = array(
			'heading' => array(
				'shopFact'   => 'delivery',
				'shopFactAs' => __( 'Pick-up and delivery', 'customize-your-store' ),
			),
			'text'    => array( 'shopFact' => 'delivery' ),
		);
	}
	if ( false !== $since ) {
		$marks[ $since ] = array(
			'heading' => array(
				'shopFact'   => 'since',
				/* translators: %s: a year, e.g. "1987". */
				'shopFactAs' => __( 'Since %s', 'customize-your-store' ),
			),
			'text'    => array(
				'shopFact'   => 'since',
				'shopFactAs' => __( 'There is a lot to tell about it.', 'customize-your-store' ),
			),
		);
	}
	return $marks;
}

/** So many tiles with categories. */
const CATEGORY_TILES = 3;

/**
 * Whether the store has what a pattern shows: a section with nothing in it is not offered.
 *
 * @param string $needs As in the header comment of the pattern's file: `posts`, `sale`, or nothing.
 */
function store_has( string $needs ): bool {
	switch ( $needs ) {
		case 'posts':
			return has_own_posts();
		case 'sale':
			return function_exists( 'wc_get_product_ids_on_sale' ) && array() !== wc_get_product_ids_on_sale();
		default:
			return true;
	}
}

/**
 * Three categories for tiles and menus: the merchant's own with the most products, or else those that the samples have, in their order;
 * none while there are fewer than there are tiles.
 *
 * @return list<array{name: string, address: string, term: \WP_Term, made: bool}>
 */
function store_categories(): array {
	if ( ! taxonomy_exists( 'product_cat' ) ) {
		return array();
	}
	$made  = StoreContent\made_categories();
	$own   = get_terms(
		array(
			'taxonomy' => 'product_cat',
			'parent'   => 0,
			'orderby'  => 'count',
			'order'    => 'DESC',
			'number'   => CATEGORY_TILES,
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- the term that stands for none, and our own.
			'exclude'  => array( (int) get_option( 'default_product_cat' ), ...array_column( $made, 'term_id' ) ),
		)
	);
	$terms = is_array( $own ) && count( $own ) === CATEGORY_TILES ? $own : array_slice( array_values( array_filter( $made, __NAMESPACE__ . '\is_of_present_texts' ) ), 0, CATEGORY_TILES );
	$tiles = array();
	foreach ( $terms as $term ) {
		$address = $term instanceof \WP_Term ? get_term_link( $term ) : null;
		if ( is_string( $address ) ) {
			$tiles[] = array(
				'name'    => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
				'address' => $address,
				'term'    => $term,
				'made'    => $terms !== $own,
			);
		}
	}
	return count( $tiles ) === CATEGORY_TILES ? $tiles : array();
}

/**
 * Is a category that we made one of the shop that the patterns' texts are about? The products of a new description are written after its
 * texts, so that until then the categories are those of the description before.
 */
function is_of_present_texts( \WP_Term $term ): bool {
	$texts = StoreContent\pattern_texts();
	return array() === $texts || in_array( html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ), $texts, true );
}

/**
 * Three tiles. One that has the name of a category of the merchant's has its picture, where it has one.
 *
 * @param list<array{0: string, 1: string, 2: string}> $written Of each the picture, its description and its name, as the pattern has them.
 * @return list<array{name: string, sample: string, address: string, picture: string, shows: string}> `sample`: the name where the merchant has not given it.
 */
function tiles_with_pictures( array $written ): array {
	$categories = store_categories();
	$tiles      = array();
	foreach ( $written as $number => list( $picture, $shows, $name ) ) {
		$place   = 'tile-' . ( $number + 1 );
		$tile    = array(
			'name'    => $name,
			'sample'  => $name,
			'address' => shop_address(),
			'picture' => picture( $picture, $place ),
			'shows'   => StoreContent\description_in_place( $place, $shows ),
		);
		$category = $categories[ $number ] ?? null;
		if ( null !== $category ) {
			$own     = $category['made'] ? 0 : (int) get_term_meta( $category['term']->term_id, 'thumbnail_id', true );
			$address = $own > 0 ? wp_get_attachment_image_url( $own, 'large' ) : false;
			$tile    = array(
				'name'    => $category['name'],
				'sample'  => $category['made'] ? $category['name'] : '',
				'address' => $category['address'],
			) + ( false === $address ? array() : array(
				'picture' => $address,
				'shows'   => $category['name'],
			) ) + ( $category['made'] ? array() : array(
				// Of goods that have another name, the picture of the trade is true.
				'picture' => picture( $picture ),
				'shows'   => $shows,
			) ) + $tile;
		}
		$tiles[] = $tile;
	}
	return $tiles;
}

/** The marks of the ways to pay that the store has set up, where WooCommerce can show them. */
function payment_icons(): void {
	echo has_block_type( 'woocommerce/payment-method-icons' ) ? '<!-- wp:woocommerce/payment-method-icons /-->' : '';
}

/** The form for news that the store has, or else a button to where customers make an account. */
function sign_up_form(): void {
	$form = mailpoet_form();
	if ( null !== $form ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
		echo block_comment( 'mailpoet/subscription-form-block', array( 'formId' => $form ), '/' );
	} elseif ( has_block_type( 'jetpack/subscriptions' ) ) {
		echo '<!-- wp:jetpack/subscriptions /-->';
	} else {
		$address = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'myaccount', home_url( '/' ) ) : wp_registration_url();
		?>
		<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
		<div class="wp-block-buttons">
			<!-- wp:button -->
			<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( $address ); ?>"><?php esc_html_e( 'Sign up', 'customize-your-store' ); ?></a></div>
			<!-- /wp:button -->
		</div>
		<!-- /wp:buttons -->
		<?php
	}
}

/** The number of MailPoet's first form that is in use; null while there is none. */
function mailpoet_form(): ?int {
	global $wpdb;
	if ( ! has_block_type( 'mailpoet/subscription-form-block' ) ) {
		return null;
	}
	$shown = $wpdb->suppress_errors();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- MailPoet lists its forms in no function.
	$form = $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}mailpoet_forms WHERE status = 'enabled' AND deleted_at IS NULL ORDER BY id LIMIT 1" );
	$wpdb->suppress_errors( $shown );
	return null === $form ? null : (int) $form;
}
