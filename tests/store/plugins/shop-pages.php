<?php
/**
 * Plugin Name: WooCommerce's pages, by their addresses
 */
function wc_get_page_id( string $name ): int {
	return get_page_by_path( $name )->ID ?? -1;
}
