<?php
/**
 * Plugin Name: Declared features
 * Description: For tests. A request with `?declared-features` says as JSON which features of WooCommerce each plugin declares.
 *
 * @package CustomizeYourStore
 */

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_loaded',
	static function (): void {
		if ( isset( $_GET['declared-features'] ) ) {
			wp_send_json( FeaturesUtil::get_compatible_features_for_plugin( 'customize-your-store/customize-your-store.php' ) );
		}
	}
);
