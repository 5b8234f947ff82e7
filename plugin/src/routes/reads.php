<?php
/**
 * The route that answers many reads with one request, so that WordPress and every plugin start once for all of them, and which paths it may read.
 *
 * `customize-your-store/v1/reads`: what `paths` answer to GET, and what this account may do with `rights`. What is refused or broken is
 * left out; who asks for it alone hears why. It never comes from a cache: the flow may have changed the theme, the templates and the menus.
 * Nothing depends on it; a path that is missing, or spelt otherwise by another version of WordPress, is simply requested.
 *
 * The flow asks with GET. Blocks ask while they are drawn, with POST: when the designer opens it is what core's blocks ask (core's own editors
 * do the same inside their page), and what the blocks of this store asked the last time, which the client knows. Later it is what several
 * blocks ask at the same moment.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** How an argument of paths looks. */
const READS_PATHS = array(
	'type'              => 'array',
	'default'           => array(),
	'maxItems'          => 30,
	'items'             => array(
		'type'    => 'string',
		'pattern' => '^/',
	),
	'validate_callback' => __NAMESPACE__ . '\are_readable',
);

/** Routes that ask for others: one of them could hold many more, one in the other. WordPress takes them in any case. */
const NESTING = '~^/(' . REST_SPACE . '/(reads|completion|publications)|batch/v1)(/|$)~i';

/** The name of a template, which has two slashes in it: its theme's, two slashes, its own. */
const TEMPLATE_NAME = '~^(/wp/v2/template(?:s|-parts)/[^/]+)//(?=[^/])~';

/**
 * Is it the path of one route of this site, that is no other address and asks for no further path?
 *
 * @param string $path As sent.
 */
function is_readable_path( string $path ): bool {
	$route = rawurldecode( (string) preg_replace( '/[?#].*$/s', '', $path ) );
	return str_starts_with( $route, '/' )
		&& ! str_contains( (string) preg_replace( TEMPLATE_NAME, '$1/', $route ), '//' )
		&& ! in_array( '..', explode( '/', $route ), true )
		&& 1 !== preg_match( NESTING, $route );
}

/**
 * Refuses all of them where one is not readable.
 *
 * @param mixed            $paths   As sent.
 * @param \WP_REST_Request $request Where they were sent.
 * @param string           $name    The argument.
 * @return true|\WP_Error
 */
function are_readable( $paths, \WP_REST_Request $request, string $name ) {
	$valid = rest_validate_request_arg( $paths, $request, $name );
	if ( is_wp_error( $valid ) ) {
		return $valid;
	}
	foreach ( wp_parse_list( $paths ) as $path ) {
		if ( ! is_readable_path( (string) $path ) ) {
			// translators: %s: a path, e.g. "/batch/v1".
			return new \WP_Error( 'rest_invalid_param', sprintf( __( '%s cannot be read together with other paths.', 'customize-your-store' ), $path ) );
		}
	}
	return true;
}

/** @return array{answers: object, headers: object, rights: object} As of read_together(). */
function answer_reads( \WP_REST_Request $request ): array {
	return read_together( $request['paths'], $request['rights'] );
}

/**
 * Reading theme and menus makes WordPress write the record of the styles and the first menu, where a store has none: so it is a POST,
 * although nothing is sent. What may not be read with others is left out: a browser keeps paths longer than they are right.
 *
 * @param \WP_REST_Request $request `paths` are what the client knows of, `core` says whether what core's blocks ask is answered as well.
 * @return array{answers: object, headers: object, rights: object} As of read_together().
 */
function answer_reads_of_blocks( \WP_REST_Request $request ): array {
	$asked = array_filter( $request['paths'], __NAMESPACE__ . '\is_readable_path' );
	return $request['core'] ? read_together( array( ...paths_of_core_blocks(), ...$asked ), RIGHTS_OF_CORE_BLOCKS ) : read_together( $asked, array() );
}

/**
 * Each path is checked for the account's rights as if it had come alone; WordPress's own editors are preloaded by the same function.
 *
 * @param string[] $paths  What is read.
 * @param string[] $rights Where the methods are asked for that the account may use.
 * @return array{answers: object, headers: object, rights: object} Bodies and headers by path, and methods by path, as in the header `Allow`.
 */
function read_together( array $paths, array $rights ): array {
	$options = array_map( static fn( $path ) => array( $path, 'OPTIONS' ), $rights );
	// @phpstan-ignore argument.type (WordPress's comment leaves out the pairs that it takes, too)
	$replies = array_reduce( array( ...$paths, ...$options ), 'rest_preload_api_request', array() );
	$allowed = $replies['OPTIONS'] ?? array();
	unset( $replies['OPTIONS'] );
	return array(
		'answers' => (object) array_map( static fn( array $reply ) => $reply['body'], $replies ),
		'headers' => (object) array_map( static fn( array $reply ) => (object) $reply['headers'], $replies ),
		'rights'  => (object) array_map( static fn( array $reply ) => $reply['headers']['Allow'] ?? '', $allowed ),
	);
}

const DESIGNER_PRELOAD = 'customize-your-store-preload';

/** Where core's blocks ask what the account may do. */
const RIGHTS_OF_CORE_BLOCKS = array( '/wp/v2/settings', '/wp/v2/navigation' );

/**
 * What core's blocks read, spelt exactly as `@wordpress/core-data` spells it.
 *
 * @return list<string>
 */
function paths_of_core_blocks(): array {
	$site_fields = 'description,gmt_offset,home,image_max_bit_depth,image_sizes,image_size_threshold,image_strip_meta,name,site_icon,site_icon_url,site_logo,timezone_string,url,page_for_posts,page_on_front,show_on_front';
	$logo        = (int) get_option( 'site_logo' );
	$menu        = \WP_Navigation_Fallback::get_fallback();
	return array(
		"/?_fields=$site_fields",
		'/wp/v2/settings',
		'/wp/v2/users/me?context=edit',
		'/wp/v2/types?context=view',
		'/wp/v2/themes?context=edit&status=active',
		'/wp/v2/template-parts?context=edit&per_page=-1',
		'/wp/v2/menus?_locale=user&context=view&per_page=100',
		'/wp/v2/pages?context=edit&per_page=100&_fields=id,link,menu_order,parent,title,type&orderby=menu_order&order=asc',
		'/wp/v2/navigation?context=edit',
		'/wp-block-editor/v1/navigation-fallback?_embed=true',
		'/wp/v2/navigation?context=edit&per_page=100&status[0]=publish&status[1]=draft&order=desc&orderby=date',
		...( $menu ? array( "/wp/v2/navigation/$menu->ID?context=edit" ) : array() ),
		...( $logo ? array( "/wp/v2/media/$logo?context=view" ) : array() ),
	);
}

/** A name without a file: in its turn among the scripts the client puts the answers before the blocks' own requests. */
function register_designer_preload(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- registers a name.
	if ( is_flow_page() || isset( $_GET[ EDITOR_ASSETS ] ) ) {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
		wp_register_script( DESIGNER_PRELOAD, false, array( 'wp-api-fetch' ), null, true );
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\register_designer_preload', 5 );
