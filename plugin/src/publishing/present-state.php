<?php
/**
 * What the store has at this moment of everything that a publication can write: the stored rows and raw options, not what filters make of
 * them. A version is a text over that; who wrote something with a version that is not the present one has not seen what is there.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The version of a template or part that only the theme's file has. */
const VERSION_OF_FILE = 'none';

/** The entities that are posts, and their types. */
const PUBLISHED_POSTS = array(
	'styles' => 'wp_global_styles',
	'header' => 'wp_template_part',
	'footer' => 'wp_template_part',
	'home'   => 'wp_template',
);

/** The routes of templates and parts. */
const TEMPLATE_ROUTES = array(
	'wp_template'      => '/wp/v2/templates',
	'wp_template_part' => '/wp/v2/template-parts',
);

/** The options of the other entities. */
const PUBLISHED_OPTIONS = array(
	'theme'     => array( 'stylesheet', 'template', 'current_theme' ),
	'frontPage' => array( 'show_on_front', 'page_on_front', 'page_for_posts' ),
	'site'      => array( 'site_logo', 'site_icon', 'blogname', 'blogdescription' ),
);

/**
 * Options as the database has them. Plugins for several languages filter what `get_option` tells, and an object cache may be late.
 *
 * @param string[] $names At least one.
 * @return array<string, ?string> Null where there is no such option.
 */
function raw_options( array $names ): array {
	global $wpdb;
	$places = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- a placeholder for each name.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $places )", $names ), ARRAY_A );
	return array_column( $rows, 'option_value', 'option_name' ) + array_fill_keys( $names, null );
}

/**
 * The row of a post as the database has it.
 *
 * @param int $id 0 for none.
 * @return ?array<string, string>
 */
function raw_post( int $id ): ?array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	return 0 === $id ? null : $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ), ARRAY_A );
}

/**
 * The post that holds a template or part; 0 where only the theme's file does.
 *
 * @param string $type `wp_template` or `wp_template_part`.
 * @param string $name The theme's slug, two slashes, its own.
 */
function post_of_template( string $type, string $name ): int {
	global $wpdb;
	list( $theme, $slug ) = array_pad( explode( '//', $name, 2 ), 2, '' );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	return (int) $wpdb->get_var(
		$wpdb->prepare(
			"SELECT post.ID FROM $wpdb->posts AS post
			JOIN $wpdb->term_relationships AS belongs ON belongs.object_id = post.ID
			JOIN $wpdb->term_taxonomy AS kind ON kind.term_taxonomy_id = belongs.term_taxonomy_id AND kind.taxonomy = 'wp_theme'
			JOIN $wpdb->terms AS term ON term.term_id = kind.term_id AND term.name = %s
			WHERE post.post_type = %s AND post.post_name = %s AND post.post_status IN ( 'publish', 'draft', 'auto-draft' )
			ORDER BY post.post_date DESC LIMIT 1",
			$theme,
			$type,
			$slug
		)
	);
}

/**
 * The post of an entity; 0 for none, and for what is no post.
 *
 * @param string            $entity As in PUBLISHED_POSTS.
 * @param string|int|float|null $id     As the client names it.
 */
function post_of_entity( string $entity, $id ): int {
	if ( ! isset( PUBLISHED_POSTS[ $entity ] ) || null === $id ) {
		return 0;
	}
	if ( 'styles' !== $entity ) {
		return post_of_template( PUBLISHED_POSTS[ $entity ], (string) $id );
	}
	$post = raw_post( (int) $id );
	return null !== $post && PUBLISHED_POSTS[ $entity ] === $post['post_type'] ? (int) $post['ID'] : 0;
}

/**
 * The version of a stored post.
 *
 * @param ?array<string, mixed> $post Its row; null where there is none.
 */
function version_of_post( ?array $post ): string {
	return null === $post ? VERSION_OF_FILE : md5( $post['post_status'] . "\n" . $post['post_content'] );
}

/**
 * The version of an entity. That of the site has two parts, pictures and words, since who changes the logo does not care who changed the title.
 *
 * @param string                $entity As in PUBLISHED_POSTS or PUBLISHED_OPTIONS.
 * @param string|int|float|null $id     Of a post, as the client names it.
 */
function present_version( string $entity, $id = null ): string {
	if ( isset( PUBLISHED_POSTS[ $entity ] ) ) {
		return version_of_post( raw_post( post_of_entity( $entity, $id ) ) );
	}
	if ( 'templates' === $entity ) {
		return version_of_shop_templates();
	}
	$options = raw_options( PUBLISHED_OPTIONS[ $entity ] );
	switch ( $entity ) {
		case 'theme':
			return (string) $options['stylesheet'];
		case 'site':
			return md5( (int) $options['site_logo'] . ' ' . (int) $options['site_icon'] ) . '-' . md5( $options['blogname'] . "\n" . $options['blogdescription'] );
		default:
			return md5( (string) wp_json_encode( array_map( 'strval', array_values( $options ) ) ) );
	}
}

/**
 * Is this version the present one, as far as it matters for what is written?
 *
 * @param string $entity   The entity.
 * @param string $expected What the client has seen.
 * @param string $present  What the store has.
 * @param mixed  $wanted   What is written of it; null for nothing.
 */
function is_expected( string $entity, string $expected, string $present, $wanted ): bool {
	if ( 'site' !== $entity || ! is_array( $wanted ) ) {
		return $expected === $present;
	}
	list( $pictures_seen, $words_seen ) = array_pad( explode( '-', $expected, 2 ), 2, '' );
	list( $pictures, $words )           = explode( '-', $present, 2 );
	$of_pictures = array_intersect_key( $wanted, array_flip( array( 'site_logo', 'site_icon' ) ) );
	$of_words    = array_intersect_key( $wanted, array_flip( array( 'title', 'description' ) ) );
	return ( array() === $of_pictures || $pictures_seen === $pictures ) && ( array() === $of_words || $words_seen === $words );
}

/**
 * An entity as the client is told of it.
 *
 * @param string                $entity As in PUBLISHED_POSTS or PUBLISHED_OPTIONS.
 * @param string|int|float|null $id     Of a post, as the client names it.
 * @return array{version: string, modified: ?string, value: mixed} A template's or part's value is its stored blocks, or those of the theme's file; null where neither has any.
 */
function present_entity( string $entity, $id = null ): array {
	$post = raw_post( post_of_entity( $entity, $id ) );
	return array(
		'version'  => present_version( $entity, $id ),
		'modified' => null === $post ? null : mysql_to_rfc3339( $post['post_modified'] ),
		'value'    => isset( PUBLISHED_POSTS[ $entity ] ) ? value_of_post( $entity, $post, (string) $id ) : value_of_options( $entity ),
	);
}

/**
 * @param string                 $entity As in PUBLISHED_POSTS.
 * @param ?array<string, string> $post   Its row.
 * @param string                 $id     As the client names it.
 * @return mixed
 */
function value_of_post( string $entity, ?array $post, string $id ) {
	if ( 'styles' !== $entity ) {
		return $post['post_content'] ?? content_of_file( $entity, $id );
	}
	if ( null === $post ) {
		return null;
	}
	$styles = json_decode( $post['post_content'], true );
	return array(
		'settings' => (object) ( is_array( $styles ) ? $styles['settings'] ?? array() : array() ),
		'styles'   => (object) ( is_array( $styles ) ? $styles['styles'] ?? array() : array() ),
	);
}

/**
 * The blocks of a theme's file, as WordPress tells them.
 *
 * @param string $entity A template or part.
 * @param string $id     As the client names it.
 */
function content_of_file( string $entity, string $id ): ?string {
	$read = new \WP_REST_Request( 'GET', TEMPLATE_ROUTES[ PUBLISHED_POSTS[ $entity ] ] . '/' . $id );
	$read->set_query_params( array( 'context' => 'edit' ) );
	$reply = rest_do_request( $read );
	return $reply->is_error() ? null : $reply->get_data()['content']['raw'] ?? null;
}

/**
 * @param string $entity As in PUBLISHED_OPTIONS.
 * @return array<string, string|int>
 */
function value_of_options( string $entity ): array {
	if ( 'templates' === $entity ) {
		return array();
	}
	$options = raw_options( PUBLISHED_OPTIONS[ $entity ] );
	$plain   = static fn( string $name ): string => wp_specialchars_decode( (string) $options[ $name ], ENT_QUOTES );
	switch ( $entity ) {
		case 'theme':
			return array(
				'slug' => (string) $options['stylesheet'],
				'name' => (string) wp_get_theme( (string) $options['stylesheet'] )->get( 'Name' ),
			);
		case 'site':
			return array(
				'site_logo' => (int) $options['site_logo'],
				'site_icon' => (int) $options['site_icon'],
			) + ( current_user_can( 'manage_options' ) ? array(
				'title'       => $plain( 'blogname' ),
				'description' => $plain( 'blogdescription' ),
			) : array() );
		default:
			return array(
				'show_on_front'  => (string) $options['show_on_front'],
				'page_on_front'  => (int) $options['page_on_front'],
				'page_for_posts' => (int) $options['page_for_posts'],
			);
	}
}

/**
 * The version of what a reply is about.
 *
 * @param array<string, mixed> $reply As WordPress answers it, with as many fields as were asked for.
 * @param string               $type  Of the post.
 */
function version_in_reply( array $reply, string $type ): string {
	$name = $reply['id'] ?? 0;
	$id   = $reply['wp_id'] ?? ( is_string( $name ) ? post_of_template( $type, $name ) : $name );
	return version_of_post( $id ? get_post( (int) $id, ARRAY_A ) : null );
}

/**
 * `GET customize-your-store/v1/versions`: the versions of what is no post. Those of posts come with each reading of them.
 *
 * @return array<string, string>
 */
function versions_of_options(): array {
	$entities = array_keys( PUBLISHED_OPTIONS );
	return array_combine( $entities, array_map( __NAMESPACE__ . '\present_version', $entities ) );
}

/** Adds the version to each post that the designer reads. */
function register_version_field(): void {
	if ( ! is_design_request() ) {
		return;
	}
	register_rest_field(
		array_values( array_unique( PUBLISHED_POSTS ) ),
		'customize_your_store_version',
		array(
			'get_callback' => static fn( array $reply, string $field, $request, string $type ): string => version_in_reply( $reply, $type ),
			'schema'       => array(
				'type'     => 'string',
				'readonly' => true,
				'context'  => array( 'edit', 'view' ),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_version_field' );
