<?php
/**
 * Plugin Name: Hooks a block
 * Description: For tests. A block that WordPress adds after each site title wherever it reads one, as WooCommerce does with its cart.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		register_block_type(
			'tests/hooked',
			array(
				'api_version'     => 3,
				'block_hooks'     => array( 'core/site-title' => 'after' ),
				'render_callback' => static fn(): string => '<b>hooked</b>',
			)
		);
	}
);
