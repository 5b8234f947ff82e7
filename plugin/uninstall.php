<?php
/**
 * The plugin is deleted; WordPress has asked before. What it noted for itself goes. The design stays as it is, with its pictures
 * and products: it is the merchant's, and visitors see it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/src/kept.php';

if ( is_multisite() ) {
	// Sites by the hundred, so that a large network does not fill the memory.
	for ( $begin = 0; ; $begin += 100 ) {
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 100,
				'offset' => $begin,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			forget_what_is_kept();
			restore_current_blog();
		}
		if ( count( $sites ) < 100 ) {
			break;
		}
	}
} else {
	forget_what_is_kept();
}
