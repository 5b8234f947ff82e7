<?php
/**
 * Plugin Name: Other content
 * Description: For tests. Content that neither WordPress nor WooCommerce makes: a kind of posts of its own, templates as page builders keep them. `DELETE tests/v1/option?name=…` takes an option away.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		$shown = array(
			'show_in_rest' => true,
			'supports'     => array( 'title', 'custom-fields' ),
		);
		register_post_type( 'course', array( 'public' => true ) + $shown );
		register_post_type( 'note_to_self', array( 'public' => false ) + $shown );
		register_post_type( 'mailpoet_page', array( 'public' => true ) + $shown );
		register_post_type( 'elementor_library', array( 'public' => true ) + $shown );
		register_post_type( 'bricks_template', array( 'public' => false ) + $shown );
		register_post_meta(
			'elementor_library',
			'_elementor_template_type',
			array(
				'show_in_rest'  => true,
				'single'        => true,
				'type'          => 'string',
				'auth_callback' => '__return_true',
			)
		);
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'tests/v1',
			'/option',
			array(
				'methods'             => 'DELETE',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn( $request ) => delete_option( $request['name'] ),
			)
		);
	}
);
