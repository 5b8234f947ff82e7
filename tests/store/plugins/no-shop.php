<?php
/**
 * Plugin Name: No shop
 * Description: For tests. Takes away the word of whoever stands in for WooCommerce.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'customize_your_store_has_shop', '__return_false', 99 );
