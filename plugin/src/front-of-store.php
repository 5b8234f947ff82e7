<?php
/**
 * What is in front of the store today, for a question that names the pages by their titles.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Its shape is that of the client's `Front` codec.
 *
 * @return array{page: string, posts: string, shop: bool, languages: bool, list: bool} Titles of the page in front and of the one that lists the posts, empty where there is none; whether the first is the shop; whether other languages have other pages in front; whether posts are in front and listed nowhere else.
 */
function front_of_store(): array {
	$options = raw_options( array( 'show_on_front', 'page_on_front', 'page_for_posts' ) );
	$pages   = array_map( static fn( string $name ): ?\WP_Post => 'page' === $options['show_on_front'] ? get_post( max( 0, (int) $options[ $name ] ) ) : null, array( 'page_on_front', 'page_for_posts' ) );
	// get_post() takes 0 for the page that is shown.
	list( $front, $posts ) = array_map( static fn( ?\WP_Post $page ): string => is_public_page( $page ) && in_array( (string) $page->ID, $options, true ) ? plain_title( $page ) : '', $pages );
	return array(
		'page'      => $front,
		'posts'     => $posts,
		'shop'      => '' !== $front && is_shop_in_front( (int) $options['page_on_front'] ),
		'languages' => '' !== $front && has_fronts_per_language( (string) $options['page_on_front'] ),
		'list'      => 'page' !== $options['show_on_front'] && current_user_can( 'publish_pages' ) && has_own_posts() && ! has_list_of_posts(),
	);
}

function plain_title( \WP_Post $page ): string {
	return html_entity_decode( wp_strip_all_tags( $page->post_title ), ENT_QUOTES, 'UTF-8' );
}

/** @param string $stored The page in front, as the database has it. Plugins for several languages tell another one for each. */
function has_fronts_per_language( string $stored ): bool {
	return (bool) has_filter( 'option_page_on_front' ) || (bool) has_filter( 'pre_option_page_on_front' ) || (string) get_option( 'page_on_front' ) !== $stored;
}

/** Is there a published post that came not with WordPress? */
function has_own_posts(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type = 'post' AND post_status = 'publish'
		AND NOT ( post_modified_gmt = post_date_gmt AND ( ID = 1 OR post_name = 'hello-world' ) )
		LIMIT 1"
	);
}

/** Does a page list posts? */
function has_list_of_posts(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type = 'page' AND post_status = 'publish'
		AND ( post_content LIKE '%<!-- wp:query %' OR post_content LIKE '%<!-- wp:latest-posts %' )
		LIMIT 1"
	);
}
