<?php
/**
 * The themes that the intro recommends, as a table of facts. Names, prices and palettes are those of the original list.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

/**
 * The recommended themes without what depends on this site.
 *
 * @return list<array{slug: string, name: string, description: string, price: string, is_free: bool, link_url: string, total_palettes: int, palettes: array<string, string[]>}>
 */
function recommended_themes(): array {
	$yearly = __( '$79/year', 'customize-your-store' );
	return array(
		array(
			'slug'           => 'twentytwentyfour',
			'name'           => 'Twenty Twenty-Four',
			'description'    => __( 'A calm, roomy theme that the store designer knows inside out.', 'customize-your-store' ),
			'price'          => __( 'Free', 'customize-your-store' ),
			'is_free'        => true,
			'link_url'       => 'https://wordpress.org/themes/twentytwentyfour/',
			'total_palettes' => 0,
			'palettes'       => array(
				__( 'Black and white', 'customize-your-store' ) => array( '#FEFBF3', '#7F7E7A' ),
				__( 'Brown Sugar', 'customize-your-store' )     => array( '#EFEBE0', '#AC6239' ),
				__( 'Midnight', 'customize-your-store' )        => array( '#161514', '#AFADA7' ),
				__( 'Olive', 'customize-your-store' )           => array( '#FEFBF3', '#7F7E7A' ),
			),
		),
		array(
			'slug'           => 'highline',
			'name'           => 'Highline',
			'description'    => __( 'Tall pictures and warm earth tones for a shop with an eye for architecture.', 'customize-your-store' ),
			'price'          => $yearly,
			'is_free'        => false,
			'link_url'       => 'https://woocommerce.com/products/highline/',
			'total_palettes' => 9,
			'palettes'       => array(
				__( 'Primary', 'customize-your-store' )              => array( '#211f1d' ),
				__( 'Additional color', 'customize-your-store' )     => array( '#aaaaaa' ),
				__( 'Accent Background', 'customize-your-store' )    => array( '#b04b3c' ),
				__( 'Secondary Background', 'customize-your-store' ) => array( '#dabfa1' ),
			),
		),
		array(
			'slug'           => 'luminate',
			'name'           => 'Luminate',
			'description'    => __( 'Soft light and quiet greys that leave the stage to the products.', 'customize-your-store' ),
			'price'          => $yearly,
			'is_free'        => false,
			'link_url'       => 'https://woocommerce.com/products/luminate/',
			'total_palettes' => 5,
			'palettes'       => array(
				__( 'Primary', 'customize-your-store' )   => array( '#242a2e' ),
				__( 'Lite', 'customize-your-store' )      => array( '#f6f5f2' ),
				__( 'Grey', 'customize-your-store' )      => array( '#a5a5a5' ),
				__( 'Lite Grey', 'customize-your-store' ) => array( '#e4e4e1' ),
			),
		),
		array(
			'slug'           => 'nokul',
			'name'           => 'Nokul',
			'description'    => __( 'Bold type on paper tones, with one strong red.', 'customize-your-store' ),
			'price'          => $yearly,
			'is_free'        => false,
			'link_url'       => 'https://woocommerce.com/products/nokul/',
			'total_palettes' => 6,
			'palettes'       => array(
				__( 'Foreground and background', 'customize-your-store' ) => array( '#000000', '#f1eee2' ),
				__( 'Foreground and secondary', 'customize-your-store' )  => array( '#000000', '#999999' ),
				__( 'Foreground and accent', 'customize-your-store' )     => array( '#000000', '#d82f16' ),
				__( 'Primary and background', 'customize-your-store' )    => array( '#d9d0bf', '#f1eee2' ),
			),
		),
	);
}
