<?php
/**
 * What a menu can lead to, and the menus that the store has: for the designer's screen of the header's menu.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
