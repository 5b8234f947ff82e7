<?php
/**
 * The six sample products: a small shop for home goods.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/**
 * Key (also the image's name) → name, description, price in whole units, alternative text.
 *
 * @return array<string, array{name: string, description: string, price: string, alt: string}>
 */
function sample_products(): array {
	return array(
		'stoneware-vase'  => array(
			'name'        => __( 'Stoneware vase', 'customize-your-store' ),
			'description' => __( 'Thrown by hand and left unglazed outside, so that every piece keeps the marks of its making. Holds water, and a branch or two.', 'customize-your-store' ),
			'price'       => '68',
			'alt'         => __( 'A round stoneware vase', 'customize-your-store' ),
		),
		'linen-throw'     => array(
			'name'        => __( 'Washed linen throw', 'customize-your-store' ),
			'description' => __( 'Soft from the first evening. Woven from European flax and washed twice, for the end of the bed or the arm of a chair.', 'customize-your-store' ),
			'price'       => '129',
			'alt'         => __( 'A folded linen throw', 'customize-your-store' ),
		),
		'everyday-mug'    => array(
			'name'        => __( 'Everyday mug', 'customize-your-store' ),
			'description' => __( 'A generous handle, a thin rim and room for a proper cup. Safe in the dishwasher, happy on the breakfast table.', 'customize-your-store' ),
			'price'       => '24',
			'alt'         => __( 'A ceramic mug with a round handle', 'customize-your-store' ),
		),
		'beeswax-candle'  => array(
			'name'        => __( 'Beeswax candle', 'customize-your-store' ),
			'description' => __( 'Poured from pure beeswax in small batches. Burns for forty hours with a faint scent of honey.', 'customize-your-store' ),
			'price'       => '32',
			'alt'         => __( 'A candle in a low holder', 'customize-your-store' ),
		),
		'serving-bowl'    => array(
			'name'        => __( 'Serving bowl', 'customize-your-store' ),
			'description' => __( 'Wide enough for a salad for six and handsome enough to stay on the table. Turned from a single piece of ash.', 'customize-your-store' ),
			'price'       => '85',
			'alt'         => __( 'A wide serving bowl', 'customize-your-store' ),
		),
		'table-lamp'      => array(
			'name'        => __( 'Paper table lamp', 'customize-your-store' ),
			'description' => __( 'A warm pool of light through folded paper. Dimmable, with a cord in natural cotton.', 'customize-your-store' ),
			'price'       => '149',
			'alt'         => __( 'A table lamp with a paper shade', 'customize-your-store' ),
		),
	);
}
