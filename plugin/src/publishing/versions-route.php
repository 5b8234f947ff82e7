<?php
/**
 * `GET customize-your-store/v1/publications`: the versions of the design. `POST …/publications/<id>` pins one or not. To publish one again
 * is a publication like any other (publications-route.php).
 *
 * Each version tells which parts of the design differ from the one before, by a digest for each row, and what publishing it would change: how
 * many things of each kind that people know. What somebody has worked on since does not count, since it stays.
 *
 * `?cys-version=<id>` shows a page of the store in an earlier version of its design, to those who may publish it. WordPress draws it from the
 * version's document; nothing is written, and nothing on the page can be pressed.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> `versions`, newest first, each with the address of a page that shows it; `live`, the one that visitors see; and those of former_designs(). */
function answer_versions(): array {
	$active   = (string) get_option( 'stylesheet' );
	$versions = array_map( static fn( array $version ): array => $version + array( 'address' => page_of_version( $version['id'], $version['theme'], $active ) ), list_of_versions() );
	return array(
		'versions' => $versions,
		'live'     => version_that_is_live(),
	) + former_designs();
}

/**
 * The versions, newest first, as a list shows them.
 *
 * @return list<array{id: int, date: string, author: string, kind: string, what: string[], theme: string, pinned: bool, saved: bool, of: ?int, publication: ?string}> Dates in UTC.
 */
function list_of_versions(): array {
	return array_map( __NAMESPACE__ . '\version_in_list', rows_of_versions( 'ORDER BY ID DESC' ) );
}

/**
 * @param array<string, string> $row As of rows_of_versions().
 * @return array<string, mixed>
 */
function version_in_list( array $row ): array {
	$about  = from_ascii( $row['post_excerpt'] );
	$author = get_userdata( (int) $row['post_author'] );
	return array(
		'id'          => (int) $row['ID'],
		'date'        => str_replace( ' ', 'T', $row['post_date_gmt'] ) . 'Z',
		'author'      => $author ? $author->display_name : '',
		'kind'        => in_array( $about['kind'] ?? '', VERSION_KINDS, true ) ? $about['kind'] : 'published',
		'what'        => array_values( array_map( 'strval', $about['what'] ?? array() ) ),
		'theme'       => (string) ( $about['theme'] ?? '' ),
		'pinned'      => '0' !== (string) $row['menu_order'],
		// Versions of builds that did not tell were saved, as far as anybody knows.
		'saved'       => 'published' === ( $about['kind'] ?? '' ) && ( $about['saved'] ?? true ),
		'of'          => isset( $about['of'] ) ? (int) $about['of'] : null,
		'publication' => isset( $about['publication'] ) ? (string) $about['publication'] : null,
	);
}

/**
 * @param int $user The id of an account.
 * @return list<array<string, mixed>> The versions that this person published.
 */
function versions_by( int $user ): array {
	return array_map( __NAMESPACE__ . '\version_in_list', rows_of_versions( 'AND post_author = ' . $user . ' ORDER BY ID DESC' ) );
}

/** @param int $user The id of an account, whose name versions do not show any more. */
function forget_author_of_versions( int $user ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts have never seen them.
	$wpdb->update(
		$wpdb->posts,
		array( 'post_author' => 0 ),
		array(
			'post_type'   => VERSION_TYPE,
			'post_author' => $user,
		)
	);
}

/** @return array<string, mixed>|\WP_Error As of answer_versions(). */
function answer_pin( \WP_REST_Request $request ) {
	return pin_version( (int) $request['id'], $request['pinned'] ) ? answer_versions() : no_version();
}

/**
 * @param int  $id     Of a version.
 * @param bool $pinned Whether it is kept however old it gets.
 */
function pin_version( int $id, bool $pinned ): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts are not to see it.
	return null !== whole_version( $id ) && false !== $wpdb->update( $wpdb->posts, array( 'menu_order' => (int) $pinned ), array( 'ID' => $id ) );
}

/** Where the front page shows a version, to those who may design. */
function page_of_version( int $id, string $theme, string $active ): string {
	$other = '' !== $theme && $active !== $theme && wp_get_theme( $theme )->exists() ? array( 'wp_theme_preview' => rawurlencode( $theme ) ) : array();
	return add_query_arg( array( 'cys-version' => $id ) + $other, home_url( '/' ) );
}

/** It was forgotten meanwhile, or never was. */
function no_version(): \WP_Error {
	return refusal( 'customize_your_store_no_version', __( 'This version is no longer kept.', 'customize-your-store' ), 404 );
}

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

/** The kinds of settings, in the words of the client; those of the flow that are not here are `settings`. Others belong to the theme. */
const KINDS_OF_OPTIONS = array(
	'stylesheet'                                           => 'theme',
	'show_on_front'                                        => 'frontPage',
	'page_on_front'                                        => 'frontPage',
	'page_for_posts'                                       => 'frontPage',
	'site_logo'                                            => 'logo',
	'site_icon'                                            => 'logo',
	'blogname'                                             => 'title',
	'blogdescription'                                      => 'tagline',
	'woocommerce_allow_tracking'                           => 'tracking',
	'woocommerce_allow_tracking_first_optin'               => 'tracking',
	'woocommerce_allow_tracking_last_modified'             => 'tracking',
	'woocommerce_admin_customize_store_completed'          => 'task',
	'woocommerce_admin_customize_store_completed_theme_id' => 'task',
	StoreContent\PATTERN_TEXTS                             => 'words',
	StoreContent\PATTERN_PICTURES                          => 'words',
);

/**
 * The former designs that are worth an offer: the store before the flow, and the design that was saved last.
 *
 * @return array{before: array<string, mixed>, saved: ?array<string, mixed>} As of former_design().
 */
function former_designs(): array {
	$saved = array_filter( list_of_versions(), static fn( array $version ): bool => $version['saved'] );
	$id    = array_column( $saved, 'id' )[0] ?? null;
	return array(
		'before' => former_design( version_before_the_flow() ),
		// What the wizard notes for itself is no design.
		'saved'  => null === $id ? null : former_design( $id, array( 'settings' ) ),
	);
}

/**
 * @param int      $id      Of a version.
 * @param string[] $without Kinds that do not count.
 * @return array{id: int, theme: string, changes: object} The name of the theme that it activates, and how many things of each kind it changes.
 */
function former_design( int $id, array $without = array() ): array {
	$document = document_to_publish( $id ) ?? no_keys();
	return array(
		'id'      => $id,
		'theme'   => (string) wp_get_theme( $document['options']['stylesheet']['option_value'] ?? '' )->get( 'Name' ),
		'changes' => (object) array_count_values( array_diff( kinds_changed_by( $document ), $without ) ),
	);
}

/**
 * @param array{posts: array<string, mixed>, options: array<string, mixed>} $document A design.
 * @return string[] A kind for each row that it changes.
 */
function kinds_changed_by( array $document ): array {
	$keys    = array(
		'posts'   => array_keys( $document['posts'] ),
		'options' => array_keys( $document['options'] ),
	);
	$present = present_document( $keys );
	$differs = array_keys( array_diff_assoc( digests_of( $present ), digests_of( $document ) ) );
	$stays   = array_keys( array_filter( settings_of_flow_in( $document['options'] ), static fn( bool $goes ): bool => ! $goes ) );
	$kinds   = array();
	foreach ( $differs as $key ) {
		list( $type, $name ) = explode( ' ', $key, 2 );
		if ( 'option' === $type ) {
			$kinds[] = in_array( $name, $stays, true ) ? '' : KINDS_OF_OPTIONS[ $name ] ?? ( in_array( $name, OPTIONS_OF_FLOW, true ) ? 'settings' : '' );
		} elseif ( is_thing_key( $key ) ) {
			$kinds[] = kind_of_changed_thing( $key, $document['posts'][ $key ], $present['posts'][ $key ], $document );
		} else {
			// What WordPress has made by itself nobody sees.
			$is_made = isset( $document['posts'][ $key ]['made'] ) || isset( $present['posts'][ $key ]['made'] );
			$kinds[] = $is_made && ( null === $document['posts'][ $key ] || null === $present['posts'][ $key ] ) ? '' : entity_of_key( $key );
		}
	}
	// Of what is one thing to people several rows may differ.
	$kinds = array_filter( $kinds );
	$many  = array( 'products', 'pictures', 'fonts' );
	return array_merge( array_unique( array_diff( $kinds, $many ) ), array_intersect( $kinds, $many ) );
}

/**
 * @param string                                                            $key      Of a thing.
 * @param ?array<string, mixed>                                             $then     As the version has it.
 * @param ?array<string, mixed>                                             $now      As it is.
 * @param array{posts: array<string, mixed>, options: array<string, mixed>} $document The version.
 * @return string Its kind; empty where it stays as it is.
 */
function kind_of_changed_thing( string $key, ?array $then, ?array $now, array $document ): string {
	list( $type, , $id ) = parts_of_key( $key );
	$thing               = get_post( (int) $id );
	if ( ! $thing instanceof \WP_Post || 'wp_font_face' === $type ) {
		return '';
	}
	$kind = array(
		'product'        => 'products',
		'attachment'     => 'pictures',
		'wp_font_family' => 'fonts',
	)[ $type ];
	if ( null === $now ) {
		return get_post_meta( $thing->ID, PUT_AWAY, true ) === $thing->post_status ? $kind : '';
	}
	if ( null !== $then ) {
		return StoreContent\is_ours_to_write( $thing ) ? 'words' : '';
	}
	return ! is_of_flow( $key ) || is_touched( $thing ) || is_shown_in( $document, $thing ) ? '' : $kind;
}

/**
 * Does a version show it, so that it stays?
 *
 * @param array{posts: array<string, mixed>, options: array<string, mixed>} $document The version.
 * @param \WP_Post                                                          $thing    A picture, a family or a product.
 */
function is_shown_in( array $document, \WP_Post $thing ): bool {
	if ( 'product' === $thing->post_type ) {
		return false;
	}
	if ( 'wp_font_family' === $thing->post_type && has_foreign_faces( $thing->ID ) ) {
		return true;
	}
	$sign = 'attachment' === $thing->post_type ? sign_of_picture( $thing ) : sign_of_family( $thing );
	return array() !== preg_grep( $sign['pattern'], array_column( array_filter( $document['posts'] ), 'content' ) );
}

/** Is there anything that a restore may change? Asked each time that the designer opens, so it only looks whether the flow has been at work. */
function is_something_to_restore(): bool {
	return array() !== rows_of_versions( 'LIMIT 1' ) || array() !== rows_before()['names'] || array() !== keys_of_things();
}

/** Before WordPress reads the styles, the title or the front page for the first time. */
function show_version(): void {
	$id       = (int) query_text( 'cys-version' );
	$document = $id > 0 && current_user_can( 'edit_theme_options' ) && current_user_can( shop_capability() ) ? document_to_publish( $id ) : null;
	if ( null === $document ) {
		return;
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	$theme  = (string) ( $document['options']['stylesheet']['option_value'] ?? '' );
	$styles = json_decode( $document['posts'][ "wp_global_styles $theme" ]['content'] ?? '', true );
	$styles = is_array( $styles ) ? $styles : array( 'version' => 3 );
	add_filter( 'wp_theme_json_data_user', static fn() => new \WP_Theme_JSON_Data( $styles, 'custom' ) );
	foreach ( array_merge( PUBLISHED_OPTIONS['frontPage'], PUBLISHED_OPTIONS['site'] ) as $name ) {
		$value = maybe_unserialize( $document['options'][ $name ]['option_value'] ?? '' );
		add_filter( "pre_option_$name", static fn() => $value );
	}
	add_filter( 'pre_render_block', static fn( $drawn, $block ) => part_of_version( $document['posts'], $theme, $block ) ?? $drawn, 10, 2 );
	add_filter( 'template_include', static fn( $file ) => with_home_of_version( $file, home_in( $document, $theme ) ), PHP_INT_MAX );
	keep_in_redirects( 'cys-version', 'wp_theme_preview', 'cys-hide-admin-bar' );
	add_filter( 'show_admin_bar', '__return_false' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_action( 'send_headers', 'nocache_headers' );
	add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( 'document.querySelectorAll("body > *").forEach((element) => (element.inert = true))' ), 100 );
}
add_action( 'plugins_loaded', __NAMESPACE__ . '\show_version' );

/** The blocks of a theme's file; null where it has none. */
function content_of_theme_file( string $type, string $name ): ?string {
	$file = get_block_file_template( $name, $type );
	return null === $file ? null : $file->content;
}

/**
 * The template that the front page of a version has; null where it is a page with the theme's own.
 *
 * @param array{posts: array<string, mixed>, options: array<string, mixed>} $document A design.
 * @param string                                                            $theme    The version's theme.
 */
function home_in( array $document, string $theme ): ?string {
	if ( 'page' !== ( $document['options']['show_on_front']['option_value'] ?? '' ) ) {
		return $document['posts'][ "wp_template $theme//home" ]['content'] ?? content_of_theme_file( 'wp_template', "$theme//home" );
	}
	$page = 'page ' . ( $document['options']['page_on_front']['option_value'] ?? 0 );
	$uses = array_column( $document['posts'][ $page ]['meta'] ?? array(), 'meta_value', 'meta_key' )[ TEMPLATE_OF_PAGE ] ?? '';
	return HOME_OF_PAGE === $uses ? $document['posts'][ "wp_template $theme//" . HOME_OF_PAGE ]['content'] ?? null : content_of_theme_file( 'wp_template', "$theme//page" );
}

/**
 * The front page of a version.
 *
 * @param mixed   $file    What WordPress is about to include.
 * @param ?string $content Blocks.
 * @return mixed
 */
function with_home_of_version( $file, ?string $content ) {
	global $_wp_current_template_content;
	if ( null !== $content && is_front_page() ) {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- where WordPress keeps what it is about to draw.
		$_wp_current_template_content = $content;
	}
	return $file;
}

/**
 * A header or footer of a version in place of the store's.
 *
 * @param array<string, ?array<string, mixed>> $posts Of a document.
 * @param string                               $theme The version's theme.
 * @param array<string, mixed>                 $block As parsed.
 */
function part_of_version( array $posts, string $theme, array $block ): ?string {
	$slug = 'core/template-part' === $block['blockName'] ? ( $block['attrs']['slug'] ?? '' ) : '';
	$key  = "wp_template_part $theme//$slug";
	if ( ! array_key_exists( $key, $posts ) ) {
		return null;
	}
	$content = $posts[ $key ]['content'] ?? content_of_theme_file( 'wp_template_part', "$theme//$slug" );
	return null === $content ? null : drawn_part( $content, $slug, $block );
}
