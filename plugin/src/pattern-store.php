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
 * The categories with the most products; none while there are fewer than there are tiles.
 *
 * @return list<array{name: string, address: string}>
 */
function store_categories(): array {
	if ( ! taxonomy_exists( 'product_cat' ) ) {
		return array();
	}
	$terms = get_terms(
		array(
			'taxonomy' => 'product_cat',
			'parent'   => 0,
			'orderby'  => 'count',
			'order'    => 'DESC',
			'number'   => CATEGORY_TILES,
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- one term, the one that stands for none.
			'exclude'  => array( (int) get_option( 'default_product_cat' ) ),
		)
	);
	$tiles = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		$address = get_term_link( $term );
		if ( is_string( $address ) ) {
			$tiles[] = array(
				'name'    => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
				'address' => $address,
			);
		}
	}
	return count( $tiles ) === CATEGORY_TILES ? $tiles : array();
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
