<?php
/**
 * What the pattern files say to PHP, and what they take from the store: its categories, its ways to pay, its form for news.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
 * Prints a text as it stands inside a block's comment, quotes included: JSON that cannot end the comment.
 *
 * @param string $text Plain text or an address.
 */
function in_attributes( string $text ): void {
	$json = wp_json_encode( $text, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- wp_json_encode() escapes, and no comment ends in it.
	echo str_replace( '--', '\\u002d\\u002d', (string) $json );
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
	$terms = is_array( $own ) && count( $own ) === CATEGORY_TILES ? $own : array_slice( $made, 0, CATEGORY_TILES );
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
