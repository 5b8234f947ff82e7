<?php
/**
 * Plugin Name: Forgets to return
 * Description: For tests. Its filters return nothing, as happens to plugins that only look; and as a writer of texts it answers with objects.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

foreach ( array( 'admin_body_class', 'admin_title', 'should_load_separate_core_block_assets', 'should_load_block_assets_on_demand', 'gettext_customize-your-store', 'woocommerce_hooked_blocks_pattern_exclude_list', 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ) as $cys_filter ) {
	add_filter( $cys_filter, '__return_null', 1 );
}

add_filter(
	'customize_your_store_store_content',
	static function () {
		update_option( 'forgets_to_return_asked', 1 + (int) get_option( 'forgets_to_return_asked' ) );
		$product = static fn( $number ) => (object) array(
			'title'       => "Tea $number",
			'price'       => 5,
			'description' => 'Green tea from Japan.',
		);
		return array(
			'products' => array_map( $product, range( 1, 6 ) ),
			'texts'    => new ArrayObject(),
			'title'    => new stdClass(),
		);
	}
);
