<?php
/**
 * `GET customize-your-store/v1/themes/recommended`: the theme cards of the intro, for stores that have no such list of their own.
 *
 * The themes that the intro shows, as a table of facts: the active one, and block themes that anybody can have. None is sold,
 * since nobody can say from here whether it still is.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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

/**
 * The active theme first, then the recommended ones.
 *
 * @return array<string, array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}> By slug.
 */
function themes_to_show(): array {
	$recommended = recommended_themes();
	$active      = get_stylesheet();
	return array( $active => $recommended[ $active ] ?? unknown_theme( wp_get_theme() ) ) + $recommended;
}

/**
 * A theme about which the table says nothing.
 *
 * @return array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}
 */
function unknown_theme( \WP_Theme $theme ): array {
	return array(
		'slug'        => $theme->get_stylesheet(),
		'name'        => wp_strip_all_tags( words_of_theme( $theme, 'Name' ) ),
		'description' => wp_strip_all_tags( words_of_theme( $theme, 'Description' ) ),
		'link_url'    => '',
		'total'       => 0,
		'palettes'    => array(),
	);
}

/**
 * What a theme says of itself, translated.
 *
 * @param 'Name'|'Description' $header Of its style sheet.
 */
function words_of_theme( \WP_Theme $theme, string $header ): string {
	$words = $theme->display( $header );
	return is_string( $words ) ? $words : '';
}

/**
 * The recommended themes without what depends on this site.
 *
 * @return array<string, array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}> By slug.
 */
function recommended_themes(): array {
	$themes = array(
		'twentytwentyfour'  => array(
			'name'        => 'Twenty Twenty-Four',
			'description' => __( 'A calm, roomy theme that the store designer knows inside out.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Black and white', 'customize-your-store' ) => array( '#FEFBF3', '#7F7E7A' ),
				__( 'Brown Sugar', 'customize-your-store' ) => array( '#EFEBE0', '#AC6239' ),
				__( 'Midnight', 'customize-your-store' ) => array( '#161514', '#AFADA7' ),
				__( 'Olive', 'customize-your-store' )    => array( '#FEFBF3', '#7F7E7A' ),
			),
		),
		'twentytwentyfive'  => array(
			'name'        => 'Twenty Twenty-Five',
			'description' => __( 'Large images and fine type, with many ready sections.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Evening', 'customize-your-store' )   => array( '#1B1B1B', '#D1D0EA' ),
				__( 'Noon', 'customize-your-store' )      => array( '#F8F7F5', '#F5B684' ),
				__( 'Dusk', 'customize-your-store' )      => array( '#E2E2E2', '#650DD4' ),
				__( 'Afternoon', 'customize-your-store' ) => array( '#DAE7BD', '#516028' ),
			),
		),
		'twentytwentythree' => array(
			'name'        => 'Twenty Twenty-Three',
			'description' => __( 'As plain as can be, with bold color schemes to choose from.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Aubergine', 'customize-your-store' ) => array( '#1B1031', '#FF746D' ),
				__( 'Canary', 'customize-your-store' )    => array( '#FDFF85', '#000000' ),
				__( 'Grapes', 'customize-your-store' )    => array( '#E1E1C7', '#214F31' ),
				__( 'Marigold', 'customize-your-store' )  => array( '#F6F2EC', '#5B4460' ),
			),
		),
	);
	// How many palettes a theme has in all.
	$palettes = array(
		'twentytwentyfour'  => 0,
		'twentytwentyfive'  => 8,
		'twentytwentythree' => 10,
	);
	$whole    = array();
	foreach ( $themes as $slug => $theme ) {
		$whole[ $slug ] = $theme + array(
			'slug'     => $slug,
			'link_url' => "https://wordpress.org/themes/$slug/",
			'total'    => $palettes[ $slug ],
		);
	}
	return $whole;
}
