<?php
/**
 * What shoppers look for in a header: search, account and cart. WooCommerce's own blocks where they are.
 *
 * And the menus of headers and footers. A store in which nobody made a menu would show a list of all its pages, "Sample Page" first.
 *
 * What a menu can lead to, and the menus that the store has, are for the designer's screen of the header's menu.
 *
 * `GET customize-your-store/v1/classic-menus`: the menus of a classic theme's header and footer as blocks, null for a block theme. A block
 * theme that takes its place would show the newest menu that was made for block themes, or a list of all pages.
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

/** More than these fit in no list that a person chooses from. */
const MOST_PLACES = 100;
const MOST_MENUS  = 10;

/**
 * Links as attributes of core's navigation-link block.
 *
 * @return array<string, mixed>
 */
function menu_places(): array {
	$pages = get_pages( array( 'number' => MOST_PLACES ) );
	return array(
		// What shoppers look for, where the store has it.
		'shop'       => menu_links( true ),
		'pages'      => array( ...array_map( __NAMESPACE__ . '\page_link', false === $pages ? array() : $pages ), ...contact_by_mail() ),
		'categories' => category_links(),
		'menus'      => kept_menus(),
	);
}

/**
 * Where no page is for it: the address that the shop's customers get their mails from. It is only offered, as a page tells it to everybody.
 *
 * @return array<int, array<string, mixed>>
 */
function contact_by_mail(): array {
	$address = sanitize_email( (string) get_option( 'woocommerce_email_from_address', get_option( 'admin_email' ) ) );
	return '' === $address || null !== contact_page() ? array() : array(
		array(
			'label' => __( 'Contact', 'customize-your-store' ),
			'url'   => 'mailto:' . $address,
			'kind'  => 'custom',
		),
	);
}

/**
 * @return array<int, array<string, mixed>>
 */
function category_links(): array {
	$found = taxonomy_exists( 'product_cat' )
		? get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'hide_empty' => true,
				'number'     => MOST_PLACES,
			)
		)
		: array();
	return array_map( __NAMESPACE__ . '\category_link', is_array( $found ) ? array_values( $found ) : array() );
}

/** @return array<string, mixed> Attributes of core's navigation-link block. */
function category_link( \WP_Term $category ): array {
	$address = get_term_link( $category );
	return array(
		'label' => $category->name,
		'type'  => 'product_cat',
		'id'    => $category->term_id,
		'url'   => is_string( $address ) ? $address : '',
		'kind'  => 'taxonomy',
	);
}

/**
 * The store's published menus, the newest first: core shows that one where a header names none.
 *
 * @return array<int, array<string, mixed>>
 */
function kept_menus(): array {
	return array_map(
		static fn( \WP_Post $menu ) => array(
			'id'      => $menu->ID,
			'title'   => $menu->post_title,
			'content' => $menu->post_content,
		),
		get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => MOST_MENUS,
			)
		)
	);
}

/**
 * The menu of the place that is called primary, as WordPress itself looks for it, or else of the theme's first place; and that of the
 * first place which is called after the footer.
 *
 * @return array{menus: array{header: ?string, footer: ?string}|null} Navigation blocks with their links.
 */
function classic_menus(): array {
	if ( wp_is_block_theme() ) {
		return array( 'menus' => null );
	}
	$menus  = array_filter( array_intersect_key( get_nav_menu_locations(), get_registered_nav_menus() ) );
	$footer = array_filter( $menus, static fn( string $place ): bool => str_contains( $place, 'footer' ), ARRAY_FILTER_USE_KEY );
	$others = array_diff_key( $menus, $footer );
	return array(
		'menus' => array(
			'header' => classic_menu( $others['primary'] ?? current( $others ) ),
			'footer' => classic_menu( current( $footer ) ),
		),
	);
}

/**
 * @param int|false $id Of a menu.
 * @return ?string Null where it has no links.
 */
function classic_menu( $id ): ?string {
	$menu = $id ? wp_get_nav_menu_object( $id ) : false;
	$own  = static fn( string $address, int $page ): string => is_shop_in_front( $page ) ? _get_page_link( $page ) : $address;
	add_filter( 'page_link', $own, 10, 2 );
	$links = $menu ? \WP_Classic_To_Block_Menu_Converter::convert( $menu ) : '';
	remove_filter( 'page_link', $own );
	return is_string( $links ) && '' !== trim( $links ) ? "<!-- wp:navigation -->$links<!-- /wp:navigation -->" : null;
}
