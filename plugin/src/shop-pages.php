<?php
/**
 * The pages of the shop, for the designer's screen about them: their templates, and what the store has to build them with.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The templates that the flow changes, by their slugs; the client has the same list. */
const SHOP_TEMPLATES = array( 'single-product', 'archive-product', 'coming-soon' );

/** Blocks that not every WooCommerce has, and that a choice needs. */
const BLOCKS_OF_SHOP = array( 'woocommerce/product-filters', 'woocommerce/product-filter-taxonomy', 'woocommerce/product-filter-price' );

/**
 * What the designer is told.
 *
 * @return ?array<string, mixed> Null without WooCommerce.
 */
function shop_pages(): ?array {
	if ( ! has_woocommerce() ) {
		return null;
	}
	$registered = \WP_Block_Type_Registry::get_instance();
	return array(
		'templates' => (object) shop_templates(),
		'version'   => version_of_shop_templates(),
		'blocks'    => array_values( array_filter( BLOCKS_OF_SHOP, array( $registered, 'is_registered' ) ) ),
		'pages'     => in_site_language( __NAMESPACE__ . '\pages_of_menu' ),
		'words'     => in_site_language(
			static fn(): array => array(
				'delivery'      => __( 'Ask us about delivery and returns before you order.', 'customize-your-store' ),
				'deliveryTitle' => __( 'Delivery and returns', 'customize-your-store' ),
				'soon'          => __( 'We are getting our shop ready. Please come back soon.', 'customize-your-store' ),
				'categories'    => __( 'Categories', 'customize-your-store' ),
				'price'         => __( 'Price', 'customize-your-store' ),
			)
		),
	);
}

/**
 * The templates by their slugs, as WordPress would use them.
 *
 * @return array<string, array{id: string, content: string, edited: bool}> Those that the store has.
 */
function shop_templates(): array {
	$found = array();
	foreach ( get_block_templates( array( 'slug__in' => SHOP_TEMPLATES ) ) as $template ) {
		$found[ $template->slug ] = $found[ $template->slug ] ?? array(
			'id'      => $template->id,
			'content' => $template->content,
			'edited'  => 'custom' === $template->source,
		);
	}
	return $found;
}

/** One version for all of them: whoever changes one looks at the others, too. */
function version_of_shop_templates(): string {
	global $wpdb;
	$slugs = quoted( SHOP_TEMPLATES );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- what the cache has may be older; escaped.
	$rows = $wpdb->get_results( "SELECT ID, post_status, post_content FROM $wpdb->posts WHERE post_type = 'wp_template' AND post_status IN ( 'publish', 'draft', 'auto-draft' ) AND post_name IN ( $slugs ) ORDER BY ID", ARRAY_A );
	// phpcs:enable
	return md5( (string) wp_json_encode( $rows ) );
}

/** Addresses that people give their page about themselves, in the languages that shops are described in. */
const ABOUT_SLUGS = array( 'about', 'about-us', 'ueber-uns', 'uber-uns', 'a-propos', 'qui-sommes-nous', 'quienes-somos', 'sobre-nosotros', 'chi-siamo', 'sobre-nos', 'sobre' );

/**
 * The pages that a menu leads to besides the shop: those that are there, and where those would be that are not. Only what this person could
 * publish is offered.
 *
 * @return array<string, array{link: array<string, mixed>, missing: bool, samples: list<string>}> By kind; the link as attributes of core's navigation-link block, and the texts that only the merchant can write.
 */
function pages_of_menu(): array {
	$found = array(
		'about'   => first_page_named( ABOUT_SLUGS ),
		'contact' => contact_page(),
	);
	$pages = array();
	foreach ( $found as $kind => $page ) {
		if ( null !== $page ) {
			$pages[ $kind ] = array(
				'link'    => page_link( $page ),
				'missing' => false,
				'samples' => is_made_page( $page ) ? samples_in( $page->post_content ) : array(),
			);
		} elseif ( current_user_can( 'publish_pages' ) ) {
			$title          = title_of_made_page( $kind );
			$pages[ $kind ] = array(
				'link'    => array(
					'label' => $title,
					'url'   => address_of_new_page( sanitize_title( $title ) ),
					'kind'  => 'custom',
				),
				'missing' => true,
				'samples' => samples_in( words_for_page( $kind ) ),
			);
		}
	}
	return $pages;
}

/**
 * The sample texts that stand in blocks which nobody has touched.
 *
 * @return list<string> As often as they stand there.
 */
function samples_in( string $blocks ): array {
	preg_match_all( '/"sampleText":("(?:[^"\\\\]|\\\\.)+")/', $blocks, $found );
	return array_map( static fn( string $json ): string => (string) json_decode( $json ), $found[1] );
}

/** Where a page of this name will be. */
function address_of_new_page( string $name ): string {
	$name = wp_unique_post_slug( $name, 0, 'publish', 'page', 0 );
	return '' === (string) get_option( 'permalink_structure' ) ? add_query_arg( 'pagename', $name, home_url( '/' ) ) : home_url( user_trailingslashit( $name, 'page' ) );
}
