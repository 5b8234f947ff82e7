<?php
/**
 * What shoppers look for in a header: search, account and cart. WooCommerce's own blocks where they are.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** An icon as quiet as those of account and cart; the field opens beside it. */
const SEARCH_ICON = array(
	'buttonPosition'      => 'button-only',
	'isSearchFieldHidden' => true,
	'style'               => array(
		'color' => array(
			'background' => 'transparent',
			'text'       => 'currentColor',
		),
	),
);

/**
 * Search, account and cart, each once, in one color: WooCommerce 11 lets the account's be that of links.
 *
 * @param array<string, mixed> $search How the search looks, as of product_search().
 */
function store_tools( array $search = SEARCH_ICON ): void {
	product_search( $search );
	echo "\n";
	account_and_cart();
}

/** Those two, as icons. */
function account_and_cart(): void {
	echo has_block_type( 'woocommerce/customer-account' )
		? '<!-- wp:woocommerce/customer-account {"displayStyle":"icon_only","iconStyle":"line","iconClass":"wc-block-customer-account__account-icon","style":{"elements":{"link":{"color":{"text":"currentColor"}}}}} /-->'
		: '';
	echo has_block_type( 'woocommerce/mini-cart' ) ? "\n" . '<!-- wp:woocommerce/mini-cart {"hasHiddenPrice":true} /-->' : '';
}

/**
 * A search that finds products, as WooCommerce's own "Product Search" does.
 *
 * @param array<string, mixed> $look Further attributes of core's search block.
 */
function product_search( array $look ): void {
	$search = array(
		'label'         => __( 'Search', 'customize-your-store' ),
		'showLabel'     => false,
		'placeholder'   => __( 'Search products', 'customize-your-store' ),
		'buttonText'    => __( 'Search', 'customize-your-store' ),
		'buttonUseIcon' => true,
		'query'         => array( 'post_type' => 'product' ),
	);
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment( 'search', $search + $look, '/' );
}

/**
 * Headers that say themselves where account and cart stand: WooCommerce hooks neither of them in beside the navigation.
 * It cannot see for itself that they are there: for patterns from files it is asked before their content is read.
 *
 * @param mixed $patterns Names of patterns.
 * @return string[]
 */
function headers_with_store_tools( $patterns ): array {
	$patterns = is_array( $patterns ) ? $patterns : array();
	foreach ( array( 'centered-menu', 'essential', 'minimal', 'large' ) as $header ) {
		$patterns[] = "customize-your-store/header-$header";
		$patterns[] = "woocommerce-blocks/header-$header";
	}
	foreach ( array( 'centered-logo', 'announcement', 'over-picture', 'sticky' ) as $header ) {
		$patterns[] = "customize-your-store/header-$header";
	}
	return $patterns;
}
add_filter( 'woocommerce_hooked_blocks_pattern_exclude_list', __NAMESPACE__ . '\headers_with_store_tools' );
