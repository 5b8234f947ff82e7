<?php
/**
 * What WordPress makes by itself because the flow asked or published something: the menu of all pages, for a header that names none, and the
 * record of a theme's styles, without any. What nobody has touched of it is none of the store before the flow. WordPress makes it again when it
 * needs one.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** What WordPress writes into such a menu. */
const MENU_OF_ALL_PAGES = '<!-- wp:page-list /-->';

/**
 * Has nobody written it since?
 *
 * @param array<string, string> $row Of a post.
 */
function is_made_by_wordpress( array $row ): bool {
	switch ( $row['post_type'] ) {
		case 'wp_navigation':
			return is_made_menu( $row );
		case 'wp_global_styles':
			$styles = json_decode( $row['post_content'], true );
			$kept   = is_array( $styles ) ? array_filter( array_diff_key( $styles, array_flip( array( 'version', 'isGlobalStylesUserThemeJSON' ) ) ) ) : array( '' );
			return array() === $kept && $row['post_modified_gmt'] === $row['post_date_gmt'] && has_mark( (int) $row['ID'] );
		default:
			return false;
	}
}

/** @return string[] The keys of all such menus. */
function keys_of_made_menus(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	$menus = (array) $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_type = 'wp_navigation' AND post_status = 'publish' AND post_modified_gmt = post_date_gmt ORDER BY ID", ARRAY_A );
	return array_map( static fn( array $menu ): string => 'wp_navigation ' . $menu['ID'], array_values( array_filter( $menus, __NAMESPACE__ . '\is_made_menu' ) ) );
}

/**
 * Is it as WordPress made it: while somebody designed, or for a header that the flow has published?
 *
 * @param array<string, string> $menu Its row.
 */
function is_made_menu( array $menu ): bool {
	if ( 'publish' !== $menu['post_status'] || $menu['post_modified_gmt'] !== $menu['post_date_gmt'] ) {
		return false;
	}
	if ( has_mark( (int) $menu['ID'] ) ) {
		return true;
	}
	$by_itself = MENU_OF_ALL_PAGES === $menu['post_content'] && 1 === preg_match( '/^navigation(-\d+)?$/', $menu['post_name'] );
	$first     = $by_itself ? rows_of_versions( 'ORDER BY ID LIMIT 1' ) : array();
	return array() !== $first && $menu['post_date_gmt'] >= $first[0]['post_date_gmt'];
}

/**
 * @param string[] $keys Of menus that a version does not have.
 * @return string[] Those that stay, since somebody has made, changed or chosen them.
 * @throws Publication_Stopped The database refuses it.
 */
function put_away_menus( array $keys ): array {
	$stayed = array();
	foreach ( $keys as $key ) {
		$id   = post_of_key( $key );
		$menu = raw_post( $id );
		if ( null === $menu ) {
			continue;
		}
		$chosen = preg_grep( '~wp:navigation \{[^>]*"ref":' . $id . '\b~', texts_with( array( '"ref":' . $id ) ) );
		if ( ! is_made_menu( $menu ) || array() !== $chosen ) {
			$stayed[] = $key;
		} elseif ( ! wp_delete_post( $id, true ) ) {
			throw new Publication_Stopped( not_stored() );
		}
	}
	return $stayed;
}
