<?php
/**
 * The shelves on which the designer lays its patterns.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
