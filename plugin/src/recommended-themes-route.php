<?php
/**
 * `GET wc-admin/onboarding/themes/recommended`: the theme cards of the intro.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

/** Steps aside for a WooCommerce that has the route. */
function register_recommended_themes_route(): void {
	register_missing_route(
		'wc-admin',
		'/onboarding/themes/recommended',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\theme_cards',
				'permission_callback' => static fn() => current_user_can( shop_capability() )
					?: refusal( 'woocommerce_rest_cannot_view', __( 'Sorry, you are not allowed to see the recommended themes.', 'customize-your-store' ) ),
				'args'                => array(
					'industry' => array( 'type' => 'string' ),
					'currency' => array(
						'type'    => 'string',
						'enum'    => array( 'USD', 'AUD', 'CAD', 'EUR', 'GBP' ),
						'default' => 'USD',
					),
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_recommended_themes_route', 999 );

/**
 * The cards. A merchant who switched marketplace suggestions off gets none.
 *
 * @return array{themes: list<array<string, mixed>>, _links: array<string, mixed>}
 */
function theme_cards(): array {
	$wanted = 'no' !== get_option( 'woocommerce_show_marketplace_suggestions', 'yes' );
	// Only whoever may install themes has a page to look for new ones; never on a network's store, nor where the host provides them.
	$page = current_user_can( 'install_themes' ) && ! is_managed_hosting() ? 'theme-install.php' : 'themes.php';
	return array(
		'themes' => $wanted ? array_map( __NAMESPACE__ . '\theme_card', recommended_themes() ) : array(),
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
		'price'          => $theme['price'],
		'is_free'        => $theme['is_free'],
		'color_palettes' => array_map(
			static fn( $title, $colors ) => array( 'title' => $title, 'primary' => $colors[0], 'secondary' => $colors[1] ?? $colors[0] ),
			array_keys( $theme['palettes'] ),
			$theme['palettes']
		),
		'total_palettes' => $theme['total_palettes'],
		'slug'           => $theme['slug'],
		'thumbnail_url'  => theme_thumbnail( $theme['slug'] ),
		'link_url'       => $theme['link_url'],
		'is_active'      => get_stylesheet() === $theme['slug'],
	);
}

/** The screenshot of an installed theme; for the others a picture of our own, so that no card loads from another site. */
function theme_thumbnail( string $slug ): string {
	$theme = wp_get_theme( $slug );
	return ( $theme->exists() ? $theme->get_screenshot() : false ) ?: plugins_url( "pictures/themes/$slug.svg", PLUGIN_FILE );
}
