<?php
/**
 * Plugin Name: Three Ways
 * Description: For the tests: a block in each of the ways in which plugins bring theirs, and data that is only printed on an editor's screen.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

// By its block.json, whose editor script is a file.
// By a handle that is registered beforehand.
add_action(
	'init',
	static function (): void {
		register_block_type( __DIR__ . '/by-metadata' );
		wp_register_script( 'three-ways-handle', plugins_url( 'by-handle.js', __FILE__ ), array( 'wp-blocks', 'wp-element' ), '1', true );
		wp_register_style( 'three-ways-look', false, array(), '1' );
		wp_add_inline_style( 'three-ways-look', '.three-ways { color: rgb(1, 2, 3); }' );
		register_block_type(
			'three-ways/by-handle',
			array(
				'api_version'   => 3,
				'editor_script' => 'three-ways-handle',
			)
		);
	}
);

// Only when an editor asks, with data that depends on the screen.
add_action(
	'enqueue_block_editor_assets',
	static function (): void {
		wp_enqueue_script( 'three-ways-hook', plugins_url( 'by-hook.js', __FILE__ ), array( 'wp-blocks', 'wp-block-editor', 'wp-element' ), '1', true );
		$words = get_current_screen()->is_block_editor() && is_admin() ? 'Told by the screen' : 'Told by nobody';
		wp_add_inline_script( 'three-ways-hook', 'window.threeWays = ' . wp_json_encode( array( 'words' => $words, 'nonce' => wp_create_nonce( 'three-ways' ) ) ), 'before' );
	}
);

// The look of its blocks, for the canvas.
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() ) {
			wp_enqueue_style( 'three-ways-look' );
		}
	}
);
