<?php
/**
 * Plugin Name: Connected to Jetpack
 * Description: For tests. Makes Jetpack's connection, which WooCommerce brings, believe that this site is connected.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_option_jetpack_options', static fn() => array( 'id' => 1 ) );
add_filter( 'pre_option_jetpack_private_options', static fn() => array( 'blog_token' => 'one.two' ) );
