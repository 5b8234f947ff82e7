<?php
/**
 * What shoppers look for in a header: search, account and cart. WooCommerce's own blocks where they are.
 *
 * And the menus of headers and footers. A store in which nobody made a menu would show a list of all its pages, "Sample Page" first.
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

/**
 * A navigation block: the store's own menu where it has one, else the pages that shoppers look for.
 *
 * @param array<string, mixed> $look      Attributes of core's navigation block.
 * @param bool                 $with_tools Whether account and cart are among the links, where no icons stand for them.
 */
function store_menu( array $look, bool $with_tools ): void {
	$links = has_own_menu() ? array() : menu_links( $with_tools );
	if ( array() === $links ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
		echo block_comment( 'navigation', $look, '/' );
		return;
	}
	link_list( $look, $links );
}

/**
 * A menu of these links.
 *
 * @param array<string, mixed>             $look  Attributes of core's navigation block.
 * @param array<int, array<string, mixed>> $links Attributes of core's navigation-link block.
 */
function link_list( array $look, array $links ): void {
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment( 'navigation', $look ), "\n";
	foreach ( $links as $link ) {
		echo block_comment( 'navigation-link', $link, '/' ), "\n";
	}
	echo '<!-- /wp:navigation -->';
	// phpcs:enable
}

/** Whether a person made a menu: WordPress itself makes one that lists all pages. */
function has_own_menu(): bool {
	$shown = get_posts(
		array(
			'post_type'   => 'wp_navigation',
			'post_status' => 'publish',
			'numberposts' => 1,
		)
	);
	$first = $shown[0] ?? null;
	$blank = null === $first || '' === trim( (string) preg_replace( '/<!-- wp:page-list .*?\/-->/s', '', $first->post_content ) );
	return ! $blank || array() !== wp_get_nav_menus();
}

/**
 * Shop and contact, with account and cart between them if wanted; what the store does not have is left out.
 *
 * @return array<int, array<string, mixed>> Attributes of core's navigation-link block.
 */
function menu_links( bool $with_tools ): array {
	$tools = $with_tools ? array( shop_page( 'cart' ), shop_page( 'myaccount' ) ) : array();
	$pages = array_filter( array( ...$tools, contact_page() ), static fn( $page ) => is_public_page( $page ) );
	$shop  = shop_page( 'shop' );
	return array(
		is_public_page( $shop ) ? page_link( $shop ) : array(
			'label' => __( 'Shop', 'customize-your-store' ),
			'url'   => shop_address(),
			'kind'  => 'custom',
		),
		...array_map( __NAMESPACE__ . '\page_link', array_values( $pages ) ),
	);
}

/**
 * What is for sale, who sells it, and how to reach them: the shop, three categories, and the pages about the store, also those that the
 * first publication makes. None without a shop: then no page is made.
 *
 * @return array<int, array<string, mixed>> Attributes of core's navigation-link block.
 */
function selling_links(): array {
	if ( ! has_woocommerce() ) {
		return array();
	}
	$categories = array_map( __NAMESPACE__ . '\category_link', array_column( store_categories(), 'term' ) );
	return array( menu_links( false )[0], ...$categories, ...array_column( pages_of_menu(), 'link' ) );
}

/**
 * A page that WooCommerce made.
 *
 * @param string $name As WooCommerce calls it: `shop`, `cart`, `myaccount`.
 */
function shop_page( string $name ): ?\WP_Post {
	$id = function_exists( 'wc_get_page_id' ) ? (int) wc_get_page_id( $name ) : 0;
	return $id > 0 ? get_post( $id ) : null;
}

/** Addresses that people give their page of contact, in the languages that shops are described in. */
const CONTACT_SLUGS = array( 'contact', 'contact-us', 'kontakt', 'contactez-nous', 'contacto', 'contatti', 'contato', 'contactos' );

/** The first page of contact that visitors can open. */
function contact_page(): ?\WP_Post {
	return first_page_named( CONTACT_SLUGS );
}

/**
 * The first page of these names that visitors can open.
 *
 * @param string[] $slugs Names in addresses.
 */
function first_page_named( array $slugs ): ?\WP_Post {
	$pages = get_posts(
		array(
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_name__in' => $slugs,
			'post_parent'   => 0,
			'orderby'       => 'ID',
			'order'         => 'ASC',
			'numberposts'   => 1,
		)
	);
	return $pages[0] ?? null;
}

/**
 * Whether visitors can open it.
 *
 * @phpstan-assert-if-true \WP_Post $page
 */
function is_public_page( ?\WP_Post $page ): bool {
	return null !== $page && 'page' === $page->post_type && 'publish' === $page->post_status;
}

/**
 * @return array<string, mixed> Attributes of a navigation-link block.
 */
function page_link( \WP_Post $page ): array {
	return array(
		'label' => wp_strip_all_tags( $page->post_title ),
		'type'  => 'page',
		'id'    => $page->ID,
		'url'   => own_address( $page ),
		'kind'  => 'post-type',
	);
}

/**
 * Where the page is once the home page of the design is in front. Of the shop that is in front today, WordPress tells the front page's
 * address, which will be another page's. Any other page stays in front (publishing/shop-pages.php).
 */
function own_address( \WP_Post $page ): string {
	return (string) ( is_shop_in_front( $page->ID ) ? _get_page_link( $page ) : get_permalink( $page ) );
}

/** Is this the shop's page, in front? */
function is_shop_in_front( int $page ): bool {
	return 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page && shop_page( 'shop' )?->ID === $page;
}
