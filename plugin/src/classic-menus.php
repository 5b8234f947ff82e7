<?php
/**
 * `GET customize-your-store/v1/classic-menus`: the menus of a classic theme's header and footer as blocks, null for a block theme. A block theme that takes its
 * place would show the newest menu that was made for block themes, or a list of all pages.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_classic_menus_route(): void {
	register_rest_route(
		REST_SPACE,
		'/classic-menus',
		array(
			'methods'             => 'GET',
			'callback'            => static fn() => array( 'menus' => wp_is_block_theme() ? null : classic_menus() ),
			'permission_callback' => static fn() => current_user_can( 'edit_theme_options' )
				? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_classic_menus_route' );

/**
 * The menu of the place that is called primary, as WordPress itself looks for it, or else of the theme's first place; and that of the
 * first place which is called after the footer.
 *
 * @return array{header: ?string, footer: ?string} Navigation blocks with their links.
 */
function classic_menus(): array {
	$menus  = array_filter( array_intersect_key( get_nav_menu_locations(), get_registered_nav_menus() ) );
	$footer = array_filter( $menus, static fn( string $place ): bool => str_contains( $place, 'footer' ), ARRAY_FILTER_USE_KEY );
	$others = array_diff_key( $menus, $footer );
	return array(
		'header' => classic_menu( $others['primary'] ?? current( $others ) ),
		'footer' => classic_menu( current( $footer ) ),
	);
}

/**
 * @param int|false $id Of a menu.
 * @return ?string Null where it has no links.
 */
function classic_menu( $id ): ?string {
	$menu = $id ? wp_get_nav_menu_object( $id ) : false;
	$own  = static fn( string $address, int $page ): string => is_shop_in_front( $page ) ? _get_page_link( $page ) : $address;
	add_filter( 'page_link', $own, 10, 2 );
	$links = $menu ? \WP_Classic_To_Block_Menu_Converter::convert( $menu ) : '';
	remove_filter( 'page_link', $own );
	return is_string( $links ) && '' !== trim( $links ) ? "<!-- wp:navigation -->$links<!-- /wp:navigation -->" : null;
}
