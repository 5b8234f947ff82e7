<?php
/**
 * Protects our plugin, which is mounted from the folder that a developer works in: deleting it in the store would delete the work. The
 * store's administrator may do everything else. Where it is not mounted, it is installed and deleted like any plugin.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

add_filter(
	'map_meta_cap',
	static fn( array $needed, string $capability ): array => ( ! defined( 'EMBEDDED_STORE_MOUNTS_PLUGIN' ) || EMBEDDED_STORE_MOUNTS_PLUGIN ) && in_array(
		$capability,
		array( 'delete_plugins', 'edit_plugins', 'update_plugins' ),
		true
	) ? array( 'do_not_allow' ) : $needed,
	10,
	2
);
