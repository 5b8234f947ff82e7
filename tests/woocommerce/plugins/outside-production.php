<?php
/**
 * Plugin Name: Outside production
 * Description: For tests. Makes the site one that is being developed, where WooCommerce refuses options that are not on its list.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

define( 'WP_ENVIRONMENT_TYPE', 'local' );
