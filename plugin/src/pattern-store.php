<?php
/**
 * What the patterns take from the store: its categories, its ways to pay, its form for news.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
