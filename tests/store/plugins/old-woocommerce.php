<?php
/**
 * Plugin Name: Old WooCommerce
 * Description: For tests. Says the version before WooCommerce does, which then is an old one.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

define( 'WC_VERSION', '9.3.5' );
