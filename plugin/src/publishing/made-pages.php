<?php
/**
 * Pages that a publication makes. The settings under Settings › Reading need them: one that stands in front where none can show the
 * design (the shop's page, or one that is gone), so that the list of posts stays at its address; and one that lists the posts where the
 * homepage takes their place. Or the merchant asked for them: a page about the shop, and one to reach it. As long as nobody touches them
 * they belong to the design, and go with it.
 *
 * WordPress, too, makes something by itself because the flow asked or published something: the menu of all pages, for a header that names
 * none, and the record of a theme's styles, without any. What nobody has touched of it is none of the store before the flow. WordPress makes
 * it again when it needs one.
 *
 * Where the shop was in front and will not be, links to it are changed: in the merchant's own menus, and in headers and footers, they name
 * the address of the front page, which will be another page's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The kinds of pages that the client asks for. */
const MADE_PAGES = array( 'posts', 'about', 'contact' );

/** Marks such a page: its kind, `home` or one of MADE_PAGES, and once it is published a hash of its words. */
const MADE_PAGE = '_customize_your_store_made_page';

/** The number of the page that was in front before. */
const FRONT_BEFORE = '_customize_your_store_front_before';

/** Whether the design needs a page of its own: one is in front that cannot show it, or posts are listed on a page and none is in front. */
function needs_home_page(): bool {
	$options = raw_options( array( 'show_on_front', 'page_on_front', 'page_for_posts' ) );
	return 'page' === $options['show_on_front'] && 0 === page_in_front()
		&& ( (int) $options['page_on_front'] > 0 || is_public_page( get_post( max( 0, (int) $options['page_for_posts'] ) ) ) );
}

/** The page that shows or will show the design; 0 for none. It has to be prepared. */
function page_for_design(): int {
	$page = page_in_front();
	return 0 === $page && needs_home_page() ? prepared_page( 'home' ) : $page;
}

/**
 * The page of a kind that is prepared and not published yet; 0 for none.
 *
 * @param string $kind `home`, or one of MADE_PAGES.
 */
function prepared_page( string $kind ): int {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	return (int) $wpdb->get_var(
		$wpdb->prepare(
			"SELECT post.ID FROM $wpdb->posts AS post
			JOIN $wpdb->postmeta AS mark ON mark.post_id = post.ID AND mark.meta_key = %s AND mark.meta_value = %s
			WHERE post.post_type = 'page' AND post.post_status = 'auto-draft' ORDER BY post.ID LIMIT 1",
			MADE_PAGE,
			$kind
		)
	);
}

/**
 * Makes the pages that these writes need, as drafts that nobody sees and that WordPress itself deletes after a week.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @throws Publication_Stopped The database refuses it.
 */
function prepare_pages( array $writes ): void {
	$contents = array_column( $writes['pages'] ?? array(), 'content', 'new' );
	$kinds    = array_column( $writes['pages'] ?? array(), 'new' );
	if ( isset( $writes['frontPage']['template'] ) && needs_home_page() ) {
		$kinds[] = 'home';
	}
	foreach ( $kinds as $kind ) {
		$page = prepared_page( $kind );
		if ( 0 !== $page && ! isset( $contents[ $kind ] ) ) {
			continue;
		}
		$made = wp_insert_post(
			array(
				'ID'           => $page,
				'post_type'    => 'page',
				'post_status'  => 'auto-draft',
				'post_title'   => title_of_made_page( $kind ),
				// Its pictures move into the media library before the publication begins.
				'post_content' => wp_slash( $contents[ $kind ] ?? words_for_page( $kind ) ),
				'meta_input'   => array( MADE_PAGE => $kind ),
			)
		);
		if ( 0 === $made || is_wp_error( $made ) ) {
			throw new Publication_Stopped( not_stored() );
		}
	}
}

/**
 * Publishes a page that is prepared.
 *
 * @param string $kind `home`, or one of MADE_PAGES.
 * @return int Its id.
 * @throws Publication_Stopped It is refused.
 */
function publish_made_page( string $kind ): int {
	$page = prepared_page( $kind );
	$text = in_site_language(
		static fn(): array => array(
			'post_title'   => title_of_made_page( $kind ),
			'post_content' => 'posts' === $kind ? list_of_posts() : (string) get_post_field( 'post_content', $page, 'raw' ),
		)
	);
	if ( ! current_user_can( 'publish_pages' ) || 0 === $page || ! current_user_can( 'edit_post', $page ) ) {
		throw new Publication_Stopped( refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) ) );
	}
	$now = array(
		'post_date'     => current_time( 'mysql' ),
		'post_date_gmt' => current_time( 'mysql', true ),
	);
	wp_update_post(
		wp_slash(
			$text + $now + array(
				'ID'          => $page,
				'post_status' => 'publish',
				'post_name'   => sanitize_title( $text['post_title'] ),
			)
		)
	);
	$post = get_post( $page );
	if ( ! is_public_page( $post ) ) {
		throw new Publication_Stopped( interrupted( 'pages' ) );
	}
	update_post_meta( $page, MADE_PAGE, $kind . ' ' . words_of_page( $post ) );
	return $page;
}

/**
 * Puts a page of its own in front, which is to show the design.
 *
 * @return int Its id.
 * @throws Publication_Stopped It is refused.
 */
function put_made_page_in_front(): int {
	$before = (int) raw_options( array( 'page_on_front' ) )['page_on_front'];
	$page   = publish_made_page( 'home' );
	update_post_meta( $page, FRONT_BEFORE, (string) $before );
	dispatch( 'frontPage', 'POST', '/wp/v2/settings', array( 'page_on_front' => $page ) );
	return $page;
}

/** @param string $kind `home`, or one of MADE_PAGES. */
function title_of_made_page( string $kind ): string {
	switch ( $kind ) {
		case 'posts':
			return __( 'Blog', 'customize-your-store' );
		case 'about':
			return __( 'About us', 'customize-your-store' );
		case 'contact':
			return __( 'Contact', 'customize-your-store' );
		default:
			return __( 'Home', 'customize-your-store' );
	}
}

/** The patterns that a page begins with, of the look and the trade that the store has. */
const PATTERNS_OF_PAGES = array(
	'about'   => array( 'story-beside-a-picture', 'founders-note' ),
	'contact' => array( 'opening-hours' ),
);

/**
 * Blocks for a page that the merchant completes.
 *
 * @param string $kind `home`, or one of MADE_PAGES.
 */
function words_for_page( string $kind ): string {
	$names = PATTERNS_OF_PAGES[ $kind ] ?? array();
	if ( array() === $names ) {
		return '';
	}
	return in_site_language(
		static function () use ( $names ): string {
			register_patterns();
			$registry = \WP_Block_Patterns_Registry::get_instance();
			$found    = array_map( static fn( string $name ): string => (string) ( $registry->get_registered( "customize-your-store/$name" )['content'] ?? '' ), $names );
			return trim( implode( "\n\n", array_map( 'trim', $found ) ) );
		}
	);
}

/** Blocks that list all posts, newest first. */
function list_of_posts(): string {
	return '<!-- wp:query {"queryId":1,"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"align":"wide"} -->
<div class="wp-block-query alignwide"><!-- wp:post-template -->
<!-- wp:post-title {"isLink":true} /-->

<!-- wp:post-date /-->

<!-- wp:post-excerpt /-->
<!-- /wp:post-template -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-numbers /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query -->';
}

/** What of a page only its author changes, as a hash. */
function words_of_page( \WP_Post $page ): string {
	return md5( $page->post_title . "\n" . $page->post_content );
}

/**
 * Whether a publication made this page, and nobody has touched it since.
 *
 * @phpstan-assert-if-true \WP_Post $page
 */
function is_made_page( ?\WP_Post $page ): bool {
	return null !== $page && 'page' === $page->post_type
		&& str_ends_with( (string) get_post_meta( $page->ID, MADE_PAGE, true ), ' ' . words_of_page( $page ) );
}

/** @return int[] The pages that publications made and nobody has touched since. */
function made_pages(): array {
	$marked = get_posts(
		array(
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- a publication makes a few at most.
			'meta_key'       => MADE_PAGE,
		)
	);
	return wp_list_pluck( array_filter( $marked, __NAMESPACE__ . '\is_made_page' ), 'ID' );
}

/**
 * Removes a page that a publication made and nobody touched; the page that was in front before comes back.
 *
 * @param int $id Of a page.
 * @return ?array<string, mixed> The page as of post_in_document(), and whether it was `in_front`; null where it stays.
 */
function remove_made_page( int $id ): ?array {
	$document = post_in_document( $id );
	if ( null === $document || ! is_made_page( get_post( $id ) ) ) {
		return null;
	}
	$in_front = (string) $id === raw_options( array( 'page_on_front' ) )['page_on_front'];
	if ( $in_front ) {
		update_option( 'page_on_front', (int) get_post_meta( $id, FRONT_BEFORE, true ) );
	}
	wp_delete_post( $id, true );
	return $document + compact( 'in_front' );
}

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
