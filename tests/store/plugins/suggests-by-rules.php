<?php
/**
 * Plugin Name: Suggests by rules
 * Description: For tests. A host that wants the built-in suggestions, whatever else the site could ask.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'customize_your_store_ai_provider', static fn() => 'rules' );
