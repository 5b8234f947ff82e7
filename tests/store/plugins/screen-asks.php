<?php
/**
 * Plugin Name: Screen asks
 * Description: For tests. Each admin screen asks REST routes while it is made, as editors do for what they begin with, and says in headers what was answered.
 */

namespace CustomizeYourStore\Tests;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function (): void {
		$answer = static fn( string $route ) => rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_data();
		// WooCommerce does so on every screen, for other routes than those.
		header( 'X-Site: ' . ( $answer( '/wp/v2/settings' )['title'] ?? '' ) );
		header( 'X-Everything-After-Site: ' . (int) function_exists( 'CustomizeYourStore\homes' ) );
		header( 'X-Collections: ' . implode( ' ', array_column( $answer( '/wp/v2/font-collections' ), 'slug' ) ) );
		$ours = array_filter( $answer( '/wp/v2/block-patterns/patterns' ), static fn( $pattern ) => str_contains( $pattern['content'], 'customize-your-store' ) );
		header( 'X-Patterns: ' . count( $ours ) );
	}
);
