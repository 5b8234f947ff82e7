<?php
/**
 * The shop manager's right, which WooCommerce would bring: administrators have it for as long as this file is loaded.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/**
 * Adds the right to whoever may manage the site's options. Nothing is stored, so nothing stays behind.
 *
 * @param array<string, bool> $has What the user or role has.
 * @return array<string, bool>
 */
function grant_shop_right( array $has ): array {
	return empty( $has['manage_options'] ) ? $has : array( 'manage_woocommerce' => true ) + $has;
}
add_filter( 'user_has_cap', __NAMESPACE__ . '\grant_shop_right' );
add_filter( 'role_has_cap', __NAMESPACE__ . '\grant_shop_right' );
