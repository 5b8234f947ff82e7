<?php
/**
 * A design as one document: the stored rows of everything that publications write, so that it can be put back byte for byte. Ids, dates and
 * revisions are not part of it.
 *
 * A key names one row: an option by its name; a post by its type, a space and its name, e.g. `wp_template_part twentytwentyfour//header`,
 * `wp_global_styles twentytwentyfour`, `wp_navigation 17` or `page 2`. A row that is not there is null. Of a page only the template that it
 * uses belongs to a design: its text is the merchant's. All of a page does that a publication made, as long as nobody has touched it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The columns of a post that belong to a design, by their names in a document. */
const COLUMNS_OF_DESIGN = array(
	'title'   => 'post_title',
	'content' => 'post_content',
	'excerpt' => 'post_excerpt',
	'status'  => 'post_status',
	'name'    => 'post_name',
	'parent'  => 'post_parent',
);

/** The taxonomies of a post that belong to a design. */
const TAXONOMIES_OF_DESIGN = array( 'wp_theme', 'wp_template_part_area' );

/** The meta of a page that belongs to a design: the template that it uses, the one that it used before, and the marks of one that was made. */
const META_OF_PAGE = array( TEMPLATE_OF_PAGE, TEMPLATE_BEFORE, MADE_PAGE, FRONT_BEFORE );

/** The colors of WooCommerce's mails, which may follow those of the theme. */
const COLORS_OF_MAILS = array( 'woocommerce_email_base_color', 'woocommerce_email_background_color', 'woocommerce_email_body_background_color', 'woocommerce_email_text_color', 'woocommerce_email_footer_text_color' );

/** The options that a change of theme writes, and that belong to a design: WordPress's, and those that WooCommerce sets as the theme wants it. */
const OPTIONS_OF_THEME = array( 'template_root', 'stylesheet_root', 'sidebars_widgets', 'woocommerce_catalog_columns', 'woocommerce_catalog_rows', ...COLORS_OF_MAILS );

/**
 * @param string $key Of a post.
 * @return array{0: string, 1: ?string, 2: string} Its type; its theme, null where it belongs to none; its name there, or its id.
 */
function parts_of_key( string $key ): array {
	list( $type, $name ) = array_pad( explode( ' ', $key, 2 ), 2, '' );
	if ( 'wp_global_styles' === $type ) {
		return array( $type, $name, strtolower( 'wp-global-styles-' . urlencode( $name ) ) );
	}
	list( $theme, $slug ) = array_pad( explode( '//', $name, 2 ), 2, null );
	return null === $slug ? array( $type, null, $name ) : array( $type, $theme, $slug );
}

/** The post of a key; 0 for none. */
function post_of_key( string $key ): int {
	list( $type, $theme, $slug ) = parts_of_key( $key );
	if ( null !== $theme ) {
		return post_of_template( $type, "$theme//$slug" );
	}
	$post = raw_post( (int) $slug );
	return null !== $post && $type === $post['post_type'] ? (int) $post['ID'] : 0;
}

/**
 * The keys of the posts that a theme's design consists of, as the designer knows it.
 *
 * @return string[]
 */
function posts_of_theme( string $theme ): array {
	return array( "wp_global_styles $theme", "wp_template_part $theme//header", "wp_template_part $theme//footer", "wp_template $theme//home", "wp_template $theme//" . HOME_OF_PAGE );
}

/**
 * The keys of what these writes change.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @return array{posts: string[], options: string[]}
 */
function keys_of_writes( array $writes ): array {
	$active  = (string) raw_options( array( 'stylesheet' ) )['stylesheet'];
	$theme   = (string) ( $writes['theme'] ?? $active );
	$posts   = array_map( static fn( array $menu ): string => 'wp_navigation ' . (int) $menu['id'], $writes['menus'] ?? array() );
	$options = array( "theme_mods_$active" );
	foreach ( array_intersect_key( $writes, PUBLISHED_POSTS ) as $entity => $wanted ) {
		$posts[] = PUBLISHED_POSTS[ $entity ] . ' ' . ( 'styles' === $entity ? theme_of_styles( (int) $wanted['id'], $theme ) : (string) $wanted['id'] );
	}
	foreach ( $writes['templates'] ?? array() as $template ) {
		$posts[] = 'wp_template ' . $template['id'];
	}
	$pages = array_map( static fn( array $page ): int => prepared_page( $page['new'] ), $writes['pages'] ?? array() );
	if ( isset( $writes['frontPage']['template'] ) ) {
		$pages[] = page_for_design();
	}
	foreach ( array_filter( $pages ) as $page ) {
		$posts[] = "page $page";
	}
	if ( lists_posts_in_new_theme( $writes ) ) {
		$posts[] = 'wp_template ' . TEMPLATE_OF_LIST;
	}
	$shop = shop_leaving_front( $writes );
	array_push( $posts, ...( null === $shop ? array() : array_keys( posts_that_link( $shop ) ) ) );
	foreach ( array_intersect_key( PUBLISHED_OPTIONS, $writes ) as $of_entity ) {
		array_push( $options, ...$of_entity );
	}
	if ( isset( $writes['theme'] ) ) {
		array_push( $options, "theme_mods_$theme", ...OPTIONS_OF_THEME, ...OPTIONS_OF_THEME_CHANGE );
	}
	if ( isset( $writes['styles'] ) ) {
		array_push( $options, ...COLORS_OF_MAILS );
	}
	if ( isset( $writes['completed'] ) ) {
		array_push( $options, ...OPTIONS_OF_COMPLETION );
	}
	return array(
		'posts'   => array_values( array_unique( $posts ) ),
		'options' => array_values( array_unique( array_merge( $options, names_of_notes( $options ) ) ) ),
	);
}

/** The theme that a post of styles belongs to. */
function theme_of_styles( int $id, string $otherwise ): string {
	$names = wp_get_object_terms( $id, 'wp_theme', array( 'fields' => 'names' ) );
	return is_array( $names ) && isset( $names[0] ) ? (string) $names[0] : $otherwise;
}

/**
 * The keys of a design: of the active theme's, of what these writes change, and of what earlier versions have.
 *
 * @param array{posts: string[], options: string[]} $written  As of keys_of_writes().
 * @param string[]                                  $themes   Slugs.
 * @param array{posts: string[], options: string[]} $earlier  Keys that earlier versions have.
 * @return array{posts: string[], options: string[]}
 */
function keys_of_design( array $written, array $themes, array $earlier ): array {
	$posts   = array_merge( $earlier['posts'], $written['posts'], ...array_map( __NAMESPACE__ . '\posts_of_theme', $themes ) );
	$options = array_merge( $earlier['options'], array_merge( ...array_values( PUBLISHED_OPTIONS ) ), OPTIONS_OF_THEME, $written['options'] );
	foreach ( $themes as $theme ) {
		$options[] = "theme_mods_$theme";
	}
	$posts = array_values( array_unique( array_merge( $posts, keys_of_things(), keys_of_made_menus() ) ) );
	// What is no design: notes, WordPress's of a change of theme and ours.
	return array(
		'posts'   => array_values( array_unique( array_merge( $posts, menus_shown_in( $posts ) ) ) ),
		'options' => array_values( array_unique( array_filter( array_diff( $options, OPTIONS_OF_THEME_CHANGE ), static fn( string $name ): bool => ! is_note( $name ) ) ) ),
	);
}

/**
 * The menus that parts show.
 *
 * @param string[] $keys Of posts.
 * @return string[] Keys.
 */
function menus_shown_in( array $keys ): array {
	$menus = array();
	foreach ( $keys as $key ) {
		$post = str_starts_with( $key, 'wp_template_part ' ) ? raw_post( post_of_key( $key ) ) : null;
		preg_match_all( '/<!-- wp:navigation \{[^>]*?"ref":(\d+)/', $post['post_content'] ?? '', $found );
		foreach ( $found[1] as $id ) {
			$menus[] = "wp_navigation $id";
		}
	}
	return $menus;
}

/**
 * The design as it is stored now.
 *
 * @param array{posts: string[], options: string[]} $keys As of keys_of_design().
 * @return array{posts: array<string, ?array<string, mixed>>, options: array<string, ?array<string, string>>}
 */
function present_document( array $keys ): array {
	$things = array_values( array_filter( $keys['posts'], __NAMESPACE__ . '\is_thing_key' ) );
	$design = array_values( array_diff( $keys['posts'], $things ) );
	return array(
		'posts'   => array_combine( $design, array_map( static fn( string $key ): ?array => post_in_document( post_of_key( $key ) ), $design ) ) + things_in_document( $things ),
		'options' => array_combine( $keys['options'], array_map( __NAMESPACE__ . '\row_of_option', $keys['options'] ) ),
	);
}

/**
 * @param int $id 0 for none.
 * @return ?array<string, mixed>
 */
function post_in_document( int $id ): ?array {
	global $wpdb;
	$row = raw_post( $id );
	if ( null === $row ) {
		return null;
	}
	$whole = whole_post( $id );
	if ( 'page' === $row['post_type'] ) {
		$is_made = is_made_page( get_post( $id ) );
		$words   = $is_made ? columns_in_document( $row ) : array();
		// One that is prepared is not there yet.
		return 'auto-draft' === $row['post_status'] ? null : array( 'id' => $id ) + $words + array(
			'meta'  => meta_of_page( $whole['meta'] ),
			'terms' => array(),
		);
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	$terms = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT kind.taxonomy, term.name FROM $wpdb->term_relationships AS belongs
			JOIN $wpdb->term_taxonomy AS kind ON kind.term_taxonomy_id = belongs.term_taxonomy_id
			JOIN $wpdb->terms AS term ON term.term_id = kind.term_id
			WHERE belongs.object_id = %d ORDER BY kind.taxonomy, term.name",
			$id
		),
		ARRAY_A
	);
	return array( 'id' => $id ) + ( is_made_by_wordpress( $row ) ? array( 'made' => true ) : array() ) + columns_in_document( $row ) + array(
		'meta'  => $whole['meta'],
		'terms' => array_values( array_filter( $terms, static fn( array $term ): bool => in_array( $term['taxonomy'], TAXONOMIES_OF_DESIGN, true ) ) ),
	);
}

/**
 * @param array<string, string> $row Of a post.
 * @return array<string, string> By the names in a document.
 */
function columns_in_document( array $row ): array {
	return array_map( static fn( string $column ): string => (string) $row[ $column ], COLUMNS_OF_DESIGN );
}

/**
 * @param list<array{meta_key: string, meta_value: string}> $meta All that a page has.
 * @return list<array{meta_key: string, meta_value: string}> What belongs to a design.
 */
function meta_of_page( array $meta ): array {
	return array_values( array_filter( $meta, static fn( array $row ): bool => in_array( $row['meta_key'], META_OF_PAGE, true ) ) );
}

/**
 * Makes the store's design that of a document. The theme first, through WordPress; then every row as it was.
 *
 * @param array{posts: array<string, ?array<string, mixed>>, options: array<string, ?array<string, string>>} $document   A design.
 * @param bool                                                                                                $unfiltered Whether whoever asks may write any HTML.
 * @return array{left: string[], stayed: string[]} Entities that stay as they are, since the page or picture that they need is gone; and as of put_back_things().
 * @throws Publication_Stopped The theme cannot be activated, or the database refuses something.
 */
function put_back_document( array $document, bool $unfiltered ): array {
	$left    = entities_without_need( $document['options'], $document['posts'] );
	$of_flow = settings_of_flow_in( $document['options'] );
	$options = options_to_put_back( $document['options'], $left );
	$theme   = (string) ( $document['options']['stylesheet']['option_value'] ?? '' );
	if ( '' !== $theme ) {
		activate_theme( $theme );
	}
	foreach ( $options as $name => $row ) {
		if ( ! put_back_option( $name, $row ) ) {
			throw new Publication_Stopped( not_stored() );
		}
	}
	// WordPress changes the reading settings where it takes a page that is deleted for the one in front.
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	// Pages last: WordPress changes them where the template that they use is deleted.
	$is_page  = static fn( string $key ): bool => str_starts_with( $key, 'page ' );
	$is_away  = static fn( string $key ): bool => str_starts_with( $key, 'wp_navigation ' ) && null === $document['posts'][ $key ];
	$unwanted = array_filter( array_keys( $document['posts'] ), $is_away );
	foreach ( array_filter( $document['posts'], static fn( string $key ): bool => ! $is_page( $key ) && ! is_thing_key( $key ) && ! $is_away( $key ), ARRAY_FILTER_USE_KEY ) as $key => $post ) {
		put_back_design_post( $key, $post, $unfiltered );
	}
	foreach ( array_filter( $document['posts'], $is_page, ARRAY_FILTER_USE_KEY ) as $key => $post ) {
		put_back_any_page( $key, $post, $unfiltered );
	}
	delete_option( PAGES_OF_DELETED_HOME );
	wp_cache_set_last_changed( 'posts' );
	wp_clean_theme_json_cache();
	$stayed = array_merge( put_away_menus( $unwanted ), put_back_things( $document['posts'], $unfiltered ), put_back_settings_of_flow( $of_flow, $document['options'] ) );
	return compact( 'left', 'stayed' );
}

/**
 * The settings of a document that are put back as they are.
 *
 * @param array<string, ?array<string, string>> $options Of a document.
 * @param string[]                              $left    As of entities_without_need().
 * @return array<string, ?array<string, string>>
 */
function options_to_put_back( array $options, array $left ): array {
	$of_left = array_merge( array(), ...array_values( array_intersect_key( PUBLISHED_OPTIONS, array_flip( $left ) ) ) );
	return array_diff_key( $options, array_flip( OPTIONS_OF_FLOW ), array_flip( $of_left ) );
}

/**
 * Last: what else is put back may have WooCommerce complete its task.
 *
 * @param array<string, bool>                   $of_flow As of settings_of_flow_in(), before anything was written.
 * @param array<string, ?array<string, string>> $options Of a document.
 * @return string[] Those that somebody has touched, as `option` and the name.
 * @throws Publication_Stopped The database refuses one.
 */
function put_back_settings_of_flow( array $of_flow, array $options ): array {
	foreach ( array_keys( array_filter( $of_flow ) ) as $name ) {
		if ( ! put_back_option( $name, $options[ $name ] ) ) {
			throw new Publication_Stopped( not_stored() );
		}
		note_as_left( $name );
	}
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	return array_map( static fn( string $name ): string => "option $name", array_keys( array_diff_key( $of_flow, array_filter( $of_flow ) ) ) );
}

/**
 * @param array<string, ?array<string, string>> $options Of a document.
 * @param array<string, ?array<string, mixed>>  $posts   Of the same; a page or picture in it that the flow made comes back.
 * @return string[] Of `frontPage` and `site`.
 */
function entities_without_need( array $options, array $posts ): array {
	$there = static function ( string $name, string $type ) use ( $options, $posts ): bool {
		$id = (int) ( $options[ $name ]['option_value'] ?? 0 );
		if ( 'page' === $type && isset( $posts[ "page $id" ]['content'] ) ) {
			return true;
		}
		$post = raw_post( $id );
		// What the version has and we put away comes back with it.
		if ( null !== $post && isset( $posts[ "$type $id" ] ) && get_post_meta( $id, PUT_AWAY, true ) === $post['post_status'] ) {
			return true;
		}
		return 0 === $id || ( null !== $post && $type === $post['post_type'] && 'trash' !== $post['post_status'] );
	};
	$pages = 'page' !== ( $options['show_on_front']['option_value'] ?? '' ) || ( $there( 'page_on_front', 'page' ) && $there( 'page_for_posts', 'page' ) );
	return array_keys(
		array_filter(
			array(
				'frontPage' => ! $pages,
				'site'      => ! $there( 'site_logo', 'attachment' ) || ! $there( 'site_icon', 'attachment' ),
			)
		)
	);
}

/**
 * @param string                $key        Of a post.
 * @param ?array<string, mixed> $post       As of post_in_document().
 * @param bool                  $unfiltered As of put_back_document().
 * @throws Publication_Stopped The database refuses it.
 */
function put_back_design_post( string $key, ?array $post, bool $unfiltered ): void {
	global $wpdb;
	$id  = post_of_key( $key );
	$now = post_in_document( $id );
	if ( null === $post ) {
		if ( 0 !== $id && ! wp_delete_post( $id, true ) ) {
			throw new Publication_Stopped( not_stored() );
		}
		return;
	}
	$no_part = array_flip( array( 'id', 'made' ) );
	if ( null !== $now && array_diff_key( $now, $no_part ) === array_diff_key( $post, $no_part ) ) {
		return;
	}
	$row                      = array_combine( COLUMNS_OF_DESIGN, array_map( static fn( string $name ): string => (string) $post[ $name ], array_keys( COLUMNS_OF_DESIGN ) ) );
	$row['post_content']      = $unfiltered ? $row['post_content'] : without_code( parts_of_key( $key )[0], $row['post_content'] );
	$row['post_modified']     = current_time( 'mysql' );
	$row['post_modified_gmt'] = current_time( 'mysql', true );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- wp_update_post() would have plugins and kses change the content.
	if ( 0 === $id ) {
		$id   = null === raw_post( (int) $post['id'] ) ? (int) $post['id'] : null;
		$made = $wpdb->insert(
			$wpdb->posts,
			$row + array_filter( array( 'ID' => $id ) ) + array(
				'post_type'             => parts_of_key( $key )[0],
				'post_author'           => get_current_user_id(),
				'post_date'             => $row['post_modified'],
				'post_date_gmt'         => $row['post_modified_gmt'],
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			)
		);
		$id   = $made ? (int) $wpdb->insert_id : 0;
	} elseif ( false === $wpdb->update( $wpdb->posts, $row, array( 'ID' => $id ) ) ) {
		$id = 0;
	}
	if ( 0 === $id ) {
		throw new Publication_Stopped( not_stored() );
	}
	// phpcs:enable
	clean_post_cache( $id );
	if ( ( $now['terms'] ?? null ) !== $post['terms'] ) {
		foreach ( TAXONOMIES_OF_DESIGN as $taxonomy ) {
			$names = array_column( array_filter( $post['terms'], static fn( array $term ): bool => $taxonomy === $term['taxonomy'] ), 'name' );
			wp_set_object_terms( $id, array_map( 'strval', $names ), $taxonomy );
		}
	}
	// Last: plugins, ours included, note something of a post that gets terms.
	if ( whole_post( $id )['meta'] !== $post['meta'] ) {
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- as above.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->postmeta WHERE post_id = %d AND meta_key NOT IN ( '_edit_lock', '_edit_last' )", $id ) );
		foreach ( $post['meta'] as $meta ) {
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id ) + $meta );
		}
		// phpcs:enable
		clean_post_cache( $id );
	}
}

/**
 * Of a page that a publication made all comes back, or all goes; of another one only what it has of the design.
 *
 * @param string                $key        Of a page.
 * @param ?array<string, mixed> $post       As of post_in_document().
 * @param bool                  $unfiltered As of put_back_document().
 * @throws Publication_Stopped The database refuses it.
 */
function put_back_any_page( string $key, ?array $post, bool $unfiltered ): void {
	$id = post_of_key( $key );
	if ( null === $post && 0 !== $id && is_made_page( get_post( $id ) ) && ! in_array( (string) $id, raw_options( array( 'page_on_front', 'page_for_posts' ) ), true ) ) {
		wp_delete_post( $id, true );
		return;
	}
	if ( isset( $post['content'] ) && 0 === $id && null === raw_post( (int) $post['id'] ) ) {
		put_back_design_post( $key, $post, $unfiltered );
		return;
	}
	put_back_page( $id, $post['meta'] ?? array() );
}

/**
 * @param int                                               $id   0 where the page is gone, which nobody brings back.
 * @param list<array{meta_key: string, meta_value: string}> $meta As of meta_of_page().
 */
function put_back_page( int $id, array $meta ): void {
	global $wpdb;
	if ( 0 === $id || meta_of_page( whole_post( $id )['meta'] ) === $meta ) {
		return;
	}
	foreach ( META_OF_PAGE as $name ) {
		delete_post_meta( $id, $name );
	}
	foreach ( $meta as $row ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- as it was, whatever plugins make of it.
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id ) + $row );
	}
	clean_post_cache( $id );
}

/** What an account may store that may not write any HTML. */
function without_code( string $type, string $content ): string {
	return 'wp_global_styles' === $type
		? (string) wp_unslash( wp_filter_global_styles_post( wp_slash( $content ) ) )
		: wp_kses_post( $content );
}
