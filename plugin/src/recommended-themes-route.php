<?php
/**
 * `GET customize-your-store/v1/themes/recommended`: the theme cards of the intro, for stores that have no such list of their own.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_recommended_themes_route(): void {
	register_rest_route(
		REST_SPACE,
		'/themes/recommended',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\theme_cards',
			'permission_callback' => static fn() => current_user_can( shop_capability() )
				? true : refusal( 'woocommerce_rest_cannot_view', __( 'Sorry, you are not allowed to see the recommended themes.', 'customize-your-store' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_recommended_themes_route' );

/**
 * The cards, the active theme's first.
 *
 * @return array{themes: list<array<string, mixed>>, _links: array<string, mixed>}
 */
function theme_cards(): array {
	// Only whoever may install themes has a page to look for new ones: on a network its owner, whom WordPress leads on to the network's
	// page; and nobody where the host provides them.
	$page = current_user_can( 'install_themes' ) && ! is_managed_hosting() ? 'theme-install.php' : 'themes.php';
	return array(
		'themes' => array_map( __NAMESPACE__ . '\theme_card', array_values( themes_to_show() ) ),
		'_links' => array( 'browse_all' => array( 'href' => admin_url( $page ) ) ),
	);
}

/**
 * One card.
 *
 * @param array<string, mixed> $theme An entry of recommended_themes().
 * @return array<string, mixed>
 */
function theme_card( array $theme ): array {
	return array(
		'name'           => $theme['name'],
		'description'    => $theme['description'],
		'price'          => __( 'Free', 'customize-your-store' ),
		'is_free'        => true,
		'color_palettes' => array_map(
			static fn( $title, $colors ) => array(
				'title'     => $title,
				'primary'   => $colors[0],
				'secondary' => $colors[1],
			),
			array_keys( $theme['palettes'] ),
			$theme['palettes']
		),
		'total_palettes' => $theme['total'],
		'slug'           => $theme['slug'],
		'thumbnail_url'  => theme_thumbnail( $theme['slug'] ),
		'link_url'       => $theme['link_url'],
		'is_active'      => get_stylesheet() === $theme['slug'],
	);
}

/** The screenshot of an installed theme. For another one there is a picture of our own or none: no card loads from another site. */
function theme_thumbnail( string $slug ): string {
	$theme      = wp_get_theme( $slug );
	$screenshot = $theme->exists() ? $theme->get_screenshot() : false;
	$own        = is_readable( plugin_dir_path( PLUGIN_FILE ) . "pictures/themes/$slug.svg" ) ? plugins_url( "pictures/themes/$slug.svg", PLUGIN_FILE ) : '';
	return false === $screenshot ? $own : $screenshot;
}
