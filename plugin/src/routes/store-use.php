<?php
/**
 * Whether this store is fit for the flow, and if not, what is in the way and who can help: one sentence and one link.
 *
 * `GET customize-your-store/v1/store`: is the store in use, and what do visitors see of it? A design must know before it replaces
 * anything. Each question ends at the first find, whatever the size of the store.
 *
 * What is in front of the store today, for a question that names the pages by their titles.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Named in the plugin's header, too. */
const OLDEST_WOOCOMMERCE = '9.4';

/** Is there a shop: WooCommerce, or something that says that it takes its place? */
function has_shop(): bool {
	/**
	 * Filters whether there is a shop that the flow can work with.
	 *
	 * @param bool $there True with WooCommerce.
	 */
	return (bool) apply_filters( 'customize_your_store_has_shop', has_woocommerce() );
}

/**
 * What is in the way; null when nothing is.
 *
 * @return array{sentence: string, link: array{text: string, url: string}|null}|null
 */
function unmet_requirement(): ?array {
	if ( ! has_shop() ) {
		return said(
			__( 'Customize Your Store needs WooCommerce, which is not active on this site.', 'customize-your-store' ),
			'activate_plugins',
			__( 'See your plugins', 'customize-your-store' ),
			'plugins.php'
		);
	}
	if ( ! has_woocommerce() ) {
		return null;
	}
	if ( version_compare( (string) WC_VERSION, OLDEST_WOOCOMMERCE, '<' ) ) {
		return said(
			/* translators: 1: the version that is there, 2: the oldest one that will do. */
			sprintf( __( 'This store runs WooCommerce %1$s, and Customize Your Store needs %2$s or newer.', 'customize-your-store' ), WC_VERSION, OLDEST_WOOCOMMERCE ),
			'update_plugins',
			__( 'See the updates', 'customize-your-store' ),
			'update-core.php'
		);
	}
	return is_store_updating() ? said(
		__( 'WooCommerce has been updated, but the store’s database has not. Please let the update finish first: until then, your design may not be saved correctly.', 'customize-your-store' ),
		'manage_woocommerce',
		__( 'Go to the database update', 'customize-your-store' ),
		'admin.php?page=wc-settings'
	) : null;
}

/** Is WooCommerce half updated: its files are newer than its database, or it is at work on that right now? */
function is_store_updating(): bool {
	return ( is_callable( array( 'WC_Install', 'needs_db_update' ) ) && \WC_Install::needs_db_update() ) || 'yes' === get_transient( 'wc_installing' );
}

/**
 * A sentence for everybody, with a link for those who can mend it.
 *
 * @param string $sentence   What is in the way.
 * @param string $capability Who can help.
 * @param string $text       The link's.
 * @param string $page       In the admin area.
 * @return array{sentence: string, link: array{text: string, url: string}|null}
 */
function said( string $sentence, string $capability, string $text, string $page ): array {
	return current_user_can( $capability )
		? array(
			'sentence' => $sentence,
			'link'     => array(
				'text' => $text,
				'url'  => admin_url( $page ),
			),
		)
		: array(
			'sentence' => $sentence . ' ' . __( 'Ask an administrator of the store for help.', 'customize-your-store' ),
			'link'     => null,
		);
}

/**
 * Its shape is the client's `StoreUse` codec.
 *
 * @return array{visitors: ?string, products: bool, orders: bool, frontPage: bool, pageInFront: bool, front: array{page: string, posts: string, shop: bool, languages: bool, list: bool}, launch: ?string}
 */
function store_use(): array {
	return array(
		'visitors'    => what_visitors_see(),
		'products'    => has_own_products(),
		'orders'      => has_orders(),
		'frontPage'   => has_own_front_page(),
		'pageInFront' => has_page_in_front(),
		'front'       => front_of_store(),
		'launch'      => launch_address(),
	);
}

/** 'everything', 'no-shop' when only the shop's pages come soon, 'nothing'; null where a store cannot be hidden. */
function what_visitors_see(): ?string {
	if ( ! has_woocommerce() ) {
		return null;
	}
	// WooCommerce, too, takes a store for open that says nothing about it.
	if ( 'yes' !== get_option( 'woocommerce_coming_soon' ) ) {
		return 'everything';
	}
	return 'yes' === get_option( 'woocommerce_store_pages_only' ) ? 'no-shop' : 'nothing';
}

/** Where a hidden store is opened to everybody. */
function launch_address(): ?string {
	if ( null === what_visitors_see() ) {
		return null;
	}
	return class_exists( '\Automattic\WooCommerce\Admin\Features\LaunchYourStore' )
		? admin_url( 'admin.php?page=wc-admin&path=%2Flaunch-your-store' )
		: admin_url( 'admin.php?page=wc-settings&tab=site-visibility' );
}

/** Is there a product that is no sample, or a sample that somebody has made their own? The marks are WooCommerce's. */
function has_own_products(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts AS product
		WHERE product.post_type = 'product' AND product.post_status IN ( 'publish', 'private', 'pending', 'future', 'draft' )
		AND (
			NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = product.ID AND meta_key = '_headstart_post' )
			OR EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = product.ID AND meta_key = '_edit_last' )
		)
		LIMIT 1"
	);
}

/** Is there an order, wherever WooCommerce keeps them? One that cannot be counted counts. */
function has_orders(): bool {
	if ( ! function_exists( 'wc_get_orders' ) ) {
		return false;
	}
	try {
		return array() !== wc_get_orders(
			array(
				'limit'  => 1,
				'return' => 'ids',
				'type'   => 'shop_order',
			)
		);
	} catch ( \Throwable $broken ) {
		return true;
	}
}

/**
 * Does a page of the merchant's stand in front, a classic theme's own front page, or a template that somebody made or changed, be it a page
 * builder's? Where everybody sees the site, and only the shop comes soon, whatever was published is enough: it is what they see.
 */
function has_own_front_page(): bool {
	if ( 'no-shop' === what_visitors_see() && has_own_content() ) {
		return true;
	}
	if ( has_page_in_front() || has_classic_front_page() || has_builder_templates() ) {
		return true;
	}
	$made = get_posts(
		array(
			'post_type'      => 'wp_template',
			'post_status'    => 'publish',
			'post_name__in'  => array( 'front-page', 'home', ...( is_page_designed() ? array( HOME_OF_PAGE ) : array() ) ),
			'posts_per_page' => 3,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- templates are few.
			'tax_query'      => array(
				array(
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => get_stylesheet(),
				),
			),
		)
	);
	return array() !== array_filter( $made, static fn( \WP_Post $template ) => ! is_ours( $template ) );
}

/**
 * Does WordPress show a page in front, chosen under Settings › Reading, that does not use the design? Only a template named `front-page`
 * comes before it. Where posts are listed on a page, and no page is in front, the homepage needs one, too.
 */
function has_page_in_front(): bool {
	return 'page' === get_option( 'show_on_front' ) && ( get_option( 'page_on_front' ) || needs_home_page() ) && ! is_page_designed();
}

/** Has a theme that is no block theme a file for the front page? It comes before everything that is chosen under Settings › Reading. */
function has_classic_front_page(): bool {
	return ! wp_is_block_theme() && '' !== locate_template( 'front-page.php' );
}

/** Where page builders keep templates: of Elementor, Divi, Beaver Builder, Bricks, Oxygen and Breakdance. Most of these are not public. */
const BUILDER_TYPES = array( 'elementor_library', 'elementor-hf', 'et_template', 'et_header_layout', 'et_body_layout', 'et_footer_layout', 'fl-builder-template', 'fl-theme-layout', 'bricks_template', 'ct_template', 'breakdance_template', 'breakdance_header', 'breakdance_footer' );

/** Has somebody published a template of a page builder? Elementor's settings are kept as one, and are none. */
function has_builder_templates(): bool {
	global $wpdb;
	$types = quoted( array_filter( BUILDER_TYPES, 'post_type_exists' ) );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- there is no function that stops at the first find; escaped.
	return '' !== $types && (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts AS template
		WHERE template.post_type IN ( $types ) AND template.post_status = 'publish'
		AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = template.ID AND meta_key = '_elementor_template_type' AND meta_value = 'kit' )
		LIMIT 1"
	);
	// phpcs:enable
}

/**
 * Names as a list in SQL.
 *
 * @param string[] $names Names of kinds of posts.
 */
function quoted( array $names ): string {
	return implode( ', ', array_map( static fn( string $name ): string => "'" . esc_sql( $name ) . "'", $names ) );
}

/** Public kinds of posts that are asked for elsewhere, or that a plugin fills by itself: MailPoet publishes a page of its own at once. */
const OTHER_TYPES = array( 'attachment', 'product', 'mailpoet_page', ...BUILDER_TYPES );

/** WooCommerce's own pages, as wc_get_page_id() names them. */
const SHOP_PAGES = array( 'shop', 'cart', 'checkout', 'myaccount', 'terms', 'refund_returns' );

/**
 * Is there a published post or page, or one of a kind that another plugin shows to visitors, that came neither with WooCommerce nor with
 * WordPress, nor from here? A sample in other words is the merchant's.
 */
function has_own_content(): bool {
	global $wpdb;
	$types = quoted( array( 'post', 'page', ...array_values( array_diff( get_post_types( array( 'public' => true ) ), OTHER_TYPES ) ) ) );
	$known = array_map( static fn( string $page ): int => (int) get_option( "woocommerce_{$page}_page_id" ), SHOP_PAGES );
	$known = implode( ',', array( ...$known, ...made_pages(), (int) get_option( 'wp_page_for_privacy_policy' ) ) );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- there is no function that stops at the first find; numbers, escaped names.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type IN ( $types ) AND post_status = 'publish' AND ID NOT IN ( $known )
		AND NOT ( post_modified_gmt = post_date_gmt AND ( ID IN ( 1, 2 ) OR post_name IN ( 'hello-world', 'sample-page' ) ) )
		LIMIT 1"
	);
	// phpcs:enable
}

/**
 * Its shape is that of the client's `Front` codec.
 *
 * @return array{page: string, posts: string, shop: bool, languages: bool, list: bool} Titles of the page in front and of the one that lists the posts, empty where there is none; whether the first is the shop; whether other languages have other pages in front; whether posts are in front and listed nowhere else.
 */
function front_of_store(): array {
	$options = raw_options( array( 'show_on_front', 'page_on_front', 'page_for_posts' ) );
	$pages   = array_map( static fn( string $name ): ?\WP_Post => 'page' === $options['show_on_front'] ? get_post( max( 0, (int) $options[ $name ] ) ) : null, array( 'page_on_front', 'page_for_posts' ) );
	// get_post() takes 0 for the page that is shown.
	list( $front, $posts ) = array_map( static fn( ?\WP_Post $page ): string => is_public_page( $page ) && in_array( (string) $page->ID, $options, true ) ? plain_title( $page ) : '', $pages );
	return array(
		'page'      => $front,
		'posts'     => $posts,
		'shop'      => '' !== $front && is_shop_in_front( (int) $options['page_on_front'] ),
		'languages' => '' !== $front && has_fronts_per_language( (string) $options['page_on_front'] ),
		'list'      => 'page' !== $options['show_on_front'] && current_user_can( 'publish_pages' ) && has_own_posts() && ! has_list_of_posts(),
	);
}

function plain_title( \WP_Post $page ): string {
	return html_entity_decode( wp_strip_all_tags( $page->post_title ), ENT_QUOTES, 'UTF-8' );
}

/** @param string $stored The page in front, as the database has it. Plugins for several languages tell another one for each. */
function has_fronts_per_language( string $stored ): bool {
	return (bool) has_filter( 'option_page_on_front' ) || (bool) has_filter( 'pre_option_page_on_front' ) || (string) get_option( 'page_on_front' ) !== $stored;
}

/** Is there a published post that came not with WordPress? */
function has_own_posts(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type = 'post' AND post_status = 'publish'
		AND NOT ( post_modified_gmt = post_date_gmt AND ( ID = 1 OR post_name = 'hello-world' ) )
		LIMIT 1"
	);
}

/** Does a page list posts? */
function has_list_of_posts(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type = 'page' AND post_status = 'publish'
		AND ( post_content LIKE '%<!-- wp:query %' OR post_content LIKE '%<!-- wp:latest-posts %' )
		LIMIT 1"
	);
}
