<?php
/**
 * Our plugin lies in the embedded store as the very folder that a developer works in: deleting it there would delete the
 * work. The store's administrator may do everything else.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

add_filter(
	'map_meta_cap',
	static fn( array $needed, string $capability ): array => in_array(
		$capability,
		array( 'delete_plugins', 'edit_plugins', 'update_plugins' ),
		true
	) ? array( 'do_not_allow' ) : $needed,
	10,
	2
);
