<?php
/**
 * The block bindings source of product prices. Visitors' pages hold paragraphs that are bound to it, so it is always there;
 * what it says is read when a page has one.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const PRICE_SOURCE = 'customize-your-store/product-price';

/** Registers the source. Its label is for editors: no translation is read for a shopper. */
function register_price_source(): void {
	register_block_bindings_source(
		PRICE_SOURCE,
		array(
			'label'              => is_admin() ? __( 'Product price', 'customize-your-store' ) : 'Product price',
			'uses_context'       => array( 'postId', 'postType' ),
			'get_value_callback' => static function ( array $args, \WP_Block $block ): string {
				require_once __DIR__ . '/product-price.php';
				return product_price( (int) ( $block->context['postId'] ?? 0 ) );
			},
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_price_source' );
