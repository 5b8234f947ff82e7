<?php
/**
 * Links to a shop that is in front today and will not be: in the merchant's own menus, and in headers and footers, they name the address of
 * the front page, which will be another page's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's page, where these writes put another one in front of it.
 *
 * @param array<string, mixed> $writes Of a publication.
 */
function shop_leaving_front( array $writes ): ?\WP_Post {
	$shop = isset( $writes['frontPage'] ) ? shop_page( 'shop' ) : null;
	return is_public_page( $shop ) && is_shop_in_front( $shop->ID ) ? $shop : null;
}

/**
 * The menus, headers and footers that link the shop at the front page.
 *
 * @param \WP_Post $shop The shop's page.
 * @return array<string, array{ID: string, post_content: string}> The content as it is to be, by keys as of a document.
 */
function posts_that_link( \WP_Post $shop ): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	$rows  = $wpdb->get_results( "SELECT ID, post_type, post_name, post_content FROM $wpdb->posts WHERE post_type IN ( 'wp_navigation', 'wp_template_part' ) AND post_status = 'publish' AND post_content LIKE '%<!-- wp:navigation-%'", ARRAY_A );
	$found = array();
	foreach ( $rows as $row ) {
		$content = with_links_to( $shop, $row['post_content'] );
		$theme   = 'wp_navigation' === $row['post_type'] ? null : theme_of_styles( (int) $row['ID'], '' );
		if ( $content !== $row['post_content'] && '' !== $theme ) {
			$key           = $row['post_type'] . ' ' . ( null === $theme ? $row['ID'] : "$theme//{$row['post_name']}" );
			$found[ $key ] = array(
				'ID'           => $row['ID'],
				'post_content' => $content,
			);
		}
	}
	return $found;
}

/**
 * @param \WP_Post $shop    The shop's page.
 * @param string   $content Blocks. Those that name the shop, or are called as it is, and lead to the front page lead to the shop's own address then.
 */
function with_links_to( \WP_Post $shop, string $content ): string {
	$front = array( untrailingslashit( home_url() ), untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) );
	return (string) preg_replace_callback(
		'~<!-- wp:navigation-(?:link|submenu) \{.*?\} /?-->~s',
		static function ( array $block ) use ( $shop, $front ): string {
			$attributes = parse_blocks( $block[0] )[0]['attrs'] ?? array();
			$is_shop    = 'custom' === ( $attributes['kind'] ?? 'custom' )
				? plain_title( $shop ) === html_entity_decode( wp_strip_all_tags( (string) ( $attributes['label'] ?? '' ) ), ENT_QUOTES, 'UTF-8' )
				: 'page' === ( $attributes['type'] ?? '' ) && $shop->ID === (int) ( $attributes['id'] ?? 0 );
			if ( ! $is_shop || ! isset( $attributes['url'] ) || ! in_array( untrailingslashit( (string) $attributes['url'] ), $front, true ) ) {
				return $block[0];
			}
			$address = trim( serialize_block_attributes( array( 'url' => _get_page_link( $shop ) ) ), '{}' );
			return (string) preg_replace_callback( '~"url":"(?:[^"\\\\]|\\\\.)*"~', static fn(): string => $address, $block[0], 1 );
		},
		$content
	);
}

/**
 * @param \WP_Post $shop The shop's page.
 * @throws Publication_Stopped The database refuses it.
 */
function link_shop_at_its_own_address( \WP_Post $shop ): void {
	global $wpdb;
	foreach ( posts_that_link( $shop ) as $post ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- one address changes, and everything else stays byte for byte.
		if ( false === $wpdb->update( $wpdb->posts, array( 'post_content' => $post['post_content'] ), array( 'ID' => $post['ID'] ) ) ) {
			throw new Publication_Stopped( not_stored() );
		}
		clean_post_cache( (int) $post['ID'] );
	}
}
