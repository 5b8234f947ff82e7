<?php
/**
 * What of a design differs from another: a digest for each row, and the parts of a design as people know them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A short text for each key, which is another where the row is.
 *
 * @param array{posts: array<string, ?array<string, mixed>>, options: array<string, ?array<string, string>>} $document A design.
 * @return array<string, string> By key; options have `option ` before their names.
 */
function digests_of( array $document ): array {
	$digests = array();
	foreach ( $document['posts'] as $key => $post ) {
		unset( $post['id'], $post['made'] );
		$digests[ $key ] = null === $post ? '' : md5( serialize( $post ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- JSON cannot hold bytes that are no UTF-8.
	}
	foreach ( $document['options'] as $name => $row ) {
		$digests[ "option $name" ] = null === $row ? '' : md5( $row['option_value'] );
	}
	return $digests;
}

/**
 * What of a design differs. What the flow made besides is no part of it, and changes with the merchant's daily work.
 *
 * @param array<string, string> $one   As of digests_of().
 * @param array<string, string> $other The same; a key that only one has does not count.
 * @return string[] Of `theme`, `frontPage`, `site`, `styles`, `header`, `footer`, `home`, `templates`, `pages`, `menus`, `settings`.
 */
function differing_entities( array $one, array $other ): array {
	$keys  = array_filter( array_keys( array_intersect_key( $one, $other ) ), static fn( string $key ): bool => $one[ $key ] !== $other[ $key ] && ! is_thing_key( $key ) );
	$found = array_unique( array_map( __NAMESPACE__ . '\entity_of_key', $keys ) );
	$order = array( 'theme', 'frontPage', 'site', 'styles', 'header', 'footer', 'home', 'templates', 'pages', 'menus' );
	$named = array_values( array_intersect( $order, $found ) );
	// A theme's own notes change with the logo or with the theme, which are told.
	return array() === $named && array() !== $found ? array( 'settings' ) : $named;
}

/** @param string $key As of digests_of(). */
function entity_of_key( string $key ): string {
	list( $type, $name ) = explode( ' ', $key, 2 );
	switch ( $type ) {
		case 'option':
			foreach ( PUBLISHED_OPTIONS as $entity => $names ) {
				if ( in_array( $name, $names, true ) ) {
					return $entity;
				}
			}
			return 'settings';
		case 'wp_global_styles':
			return 'styles';
		case 'wp_template_part':
			return str_contains( $name, 'footer' ) ? 'footer' : 'header';
		case 'wp_navigation':
			return 'menus';
		case 'page':
			return in_array( strtok( (string) get_post_meta( (int) $name, MADE_PAGE, true ), ' ' ), array( 'about', 'contact' ), true ) ? 'pages' : 'frontPage';
		default:
			return in_array( parts_of_key( $key )[2], SHOP_TEMPLATES, true ) ? 'templates' : 'home';
	}
}
