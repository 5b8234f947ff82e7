<?php
/**
 * The rights that WooCommerce would add: those of administrators and the role of shop managers, while this file is loaded. Nothing is
 * stored, so nothing has to be removed.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** A shop manager's rights outside the shop: those of editors, the theme options, and listing users. */
const MANAGERS_SITE_RIGHTS = array(
	'read', 'read_private_pages', 'read_private_posts', 'edit_posts', 'edit_pages', 'edit_published_posts', 'edit_published_pages',
	'edit_private_pages', 'edit_private_posts', 'edit_others_posts', 'edit_others_pages', 'publish_posts', 'publish_pages',
	'delete_posts', 'delete_pages', 'delete_private_pages', 'delete_private_posts', 'delete_published_pages',
	'delete_published_posts', 'delete_others_posts', 'delete_others_pages', 'manage_categories', 'manage_links',
	'moderate_comments', 'upload_files', 'export', 'import', 'list_users', 'edit_theme_options',
);

/**
 * The rights in a shop; other roles, including editors, have none of them.
 *
 * @return array<string, true>
 */
function shop_rights(): array {
	$products = array( 'edit_product', 'read_product', 'delete_product', 'edit_products', 'edit_others_products', 'publish_products', 'read_private_products', 'delete_products', 'delete_private_products', 'delete_published_products', 'delete_others_products', 'edit_private_products', 'edit_published_products' );
	return array_fill_keys( array( 'manage_woocommerce', ...$products ), true );
}

/**
 * Adds them for everyone who may manage the site's options.
 *
 * @param array<string, bool> $has The capabilities of the user or role.
 * @return array<string, bool>
 */
function grant_shop_rights( array $has ): array {
	return empty( $has['manage_options'] ) ? $has : shop_rights() + $has;
}
add_filter( 'user_has_cap', __NAMESPACE__ . '\grant_shop_rights' );
add_filter( 'role_has_cap', __NAMESPACE__ . '\grant_shop_rights' );

/**
 * The role exists only in this request. Its name is not translated, since a translation needs the user, and the user needs the roles.
 *
 * @param \WP_Roles $roles All roles.
 */
function bring_shop_manager( \WP_Roles $roles ): void {
	$rights                              = array_fill_keys( MANAGERS_SITE_RIGHTS, true ) + shop_rights();
	$roles->roles['shop_manager']        = array(
		'name'         => 'Shop manager',
		'capabilities' => $rights,
	);
	$roles->role_names['shop_manager']   = 'Shop manager';
	$roles->role_objects['shop_manager'] = new \WP_Role( 'shop_manager', $rights );
}
add_action( 'wp_roles_init', __NAMESPACE__ . '\bring_shop_manager' );
if ( isset( $GLOBALS['wp_roles'] ) ) {
	bring_shop_manager( $GLOBALS['wp_roles'] );
}
