<?php
/**
 * What a publication writes, step by step: menus first, since a header refers to them; then the theme, which templates belong to. What
 * comes from the client goes through WordPress's own controllers, which judge the account's rights and clean the content.
 *
 * The designer's theme has one template for a homepage and for the list of posts, which demonstrates the theme with the words of an invented
 * company. The homepage is designed; where a publication activates that theme, the list gets its plain template.
 *
 * What takes its time and harms nobody is done before a publication begins: our pictures become pictures of the media library. At most for
 * ten seconds; then the client is told how many are left, and sends the same request again. It is told too when that took long and nothing
 * is left: the next request publishes, and the merchant sees that.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The order of the steps. */
const ORDER_OF_WRITES = array( 'menus', 'theme', 'pages', 'frontPage', 'site', 'styles', 'header', 'footer', 'home', 'templates', 'completed' );

/**
 * The steps of these writes.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @return array<string, callable(): void> By name. Each throws a Publication_Stopped if it is refused.
 */
function steps_of( array $writes ): array {
	$steps = array();
	foreach ( array_intersect( ORDER_OF_WRITES, array_keys( $writes ) ) as $name ) {
		$steps[ $name ] = static fn() => write_entity( $name, $writes[ $name ] );
	}
	$shop = shop_leaving_front( $writes );
	if ( null !== $shop ) {
		$steps['links'] = static fn() => link_shop_at_its_own_address( $shop );
	}
	if ( lists_posts_in_new_theme( $writes ) ) {
		$steps['list'] = __NAMESPACE__ . '\list_posts_plainly';
	}
	return $steps;
}

/**
 * @param string $name   One of ORDER_OF_WRITES.
 * @param mixed  $wanted What is written of it.
 * @throws Publication_Stopped It is refused.
 */
function write_entity( string $name, $wanted ): void {
	switch ( $name ) {
		case 'menus':
			foreach ( $wanted as $menu ) {
				dispatch( $name, 'PUT', '/wp/v2/navigation/' . (int) $menu['id'], array( 'status' => 'publish' ) );
			}
			return;
		case 'theme':
			activate_theme( (string) $wanted );
			return;
		case 'pages':
			array_map( __NAMESPACE__ . '\publish_made_page', array_column( $wanted, 'new' ) );
			return;
		case 'templates':
			foreach ( $wanted as $template ) {
				dispatch( $name, 'PUT', TEMPLATE_ROUTES['wp_template'] . '/' . $template['id'], array( 'content' => $template['content'] ) );
			}
			return;
		case 'frontPage':
			isset( $wanted['template'] ) ? show_design_on_page() : dispatch( $name, 'POST', '/wp/v2/settings', $wanted );
			return;
		case 'site':
			write_site( $wanted );
			return;
		case 'styles':
			dispatch(
				$name,
				'PUT',
				'/wp/v2/global-styles/' . (int) $wanted['id'],
				array(
					'settings' => $wanted['settings'],
					'styles'   => $wanted['styles'],
				)
			);
			return;
		case 'completed':
			dispatch( $name, 'POST', '/wc-admin/options', array_combine( OPTIONS_OF_COMPLETION, array( 'yes', (string) $wanted ) ) );
			return;
		default:
			write_template( $name, $wanted );
	}
}

/**
 * @param array{id: string, content: string} $wanted A template or part.
 * @throws Publication_Stopped It is refused.
 */
function write_template( string $name, array $wanted ): void {
	$route = TEMPLATE_ROUTES[ PUBLISHED_POSTS[ $name ] ];
	if ( null !== get_block_template( $wanted['id'], PUBLISHED_POSTS[ $name ] ) ) {
		dispatch( $name, 'PUT', $route . '/' . $wanted['id'], array( 'content' => $wanted['content'] ) );
		return;
	}
	list( $theme, $slug ) = explode( '//', $wanted['id'], 2 );
	dispatch(
		$name,
		'POST',
		$route,
		array(
			'slug'    => $slug,
			'theme'   => $theme,
			'content' => $wanted['content'],
		) + ( 'home' === $name ? array() : array( 'area' => $name ) )
			+ ( HOME_OF_PAGE === $slug ? array( 'title' => __( 'Homepage', 'customize-your-store' ) ) : array() )
	);
}

/**
 * WordPress keeps the site's words escaped, and takes what looks escaped for escaped: so they are sent escaped. It refuses to clear a
 * picture that is not set.
 *
 * @param array<string, mixed> $wanted Of the site.
 * @throws Publication_Stopped It is refused.
 */
function write_site( array $wanted ): void {
	$changes = array();
	foreach ( $wanted as $name => $value ) {
		if ( is_string( $value ) ) {
			$changes[ $name ] = htmlspecialchars( $value, ENT_QUOTES, 'UTF-8', true );
		} elseif ( null !== $value || false !== get_option( $name ) ) {
			$changes[ $name ] = $value;
		}
	}
	if ( array() !== $changes ) {
		dispatch( 'site', 'POST', '/wp/v2/settings', $changes );
	}
}

/**
 * @param string $slug The theme's folder.
 * @throws Publication_Stopped It cannot be activated.
 */
function activate_theme( string $slug ): void {
	$lack = lack_of_theme( $slug );
	if ( null !== $lack ) {
		throw new Publication_Stopped( $lack );
	}
	if ( get_option( 'stylesheet' ) !== $slug ) {
		switch_theme( $slug );
	}
}

/** Why the theme cannot be activated; null if it can. */
function lack_of_theme( string $slug ): ?\WP_Error {
	if ( ! is_theme_at_hand( $slug ) ) {
		return refusal( 'customize_your_store_no_theme', __( 'This theme is not installed.', 'customize-your-store' ), 400 );
	}
	$lack = validate_theme_requirements( $slug );
	return is_wp_error( $lack ) ? refusal( 'customize_your_store_no_theme', wp_strip_all_tags( $lack->get_error_message() ), 400 ) : null;
}

/**
 * Asks one of the store's own routes.
 *
 * @param string               $name   Whose step it is.
 * @param string               $method Of the request.
 * @param string               $route  Of the request.
 * @param array<string, mixed> $body   Of the request.
 * @throws Publication_Stopped It is refused.
 */
function dispatch( string $name, string $method, string $route, array $body ): void {
	$request = new \WP_REST_Request( $method, $route );
	$request->set_header( 'content-type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	$reply = rest_do_request( $request );
	if ( ! $reply->is_error() ) {
		return;
	}
	$refusal = $reply->as_error();
	$refusal->add_data( array( 'entity' => $name ) + (array) $refusal->get_error_data() );
	throw new Publication_Stopped( $refusal );
}

/** The template that the designer's theme shows the list of posts with. */
const TEMPLATE_OF_LIST = RECOMMENDED_THEME . '//home';

/**
 * Does a page list the posts in the designer's theme, which these writes activate?
 *
 * @param array<string, mixed> $writes Of a publication.
 */
function lists_posts_in_new_theme( array $writes ): bool {
	$options = ( $writes['frontPage'] ?? array() ) + raw_options( array( 'show_on_front', 'page_for_posts' ) );
	$page    = 'page' === $options['show_on_front'] ? (int) $options['page_for_posts'] : 0;
	return RECOMMENDED_THEME === ( $writes['theme'] ?? '' ) && TEMPLATE_OF_LIST !== ( $writes['home']['id'] ?? '' )
		&& $page > 0 && is_public_page( get_post( $page ) );
}

/**
 * Unless somebody has made a template for it.
 *
 * @throws Publication_Stopped It is refused.
 */
function list_posts_plainly(): void {
	$plain = get_block_template( RECOMMENDED_THEME . '//index' );
	if ( null !== $plain && 0 === post_of_template( 'wp_template', TEMPLATE_OF_LIST ) ) {
		write_template(
			'home',
			array(
				'id'      => TEMPLATE_OF_LIST,
				'content' => $plain->content,
			)
		);
	}
}

/** Seconds that one request prepares. */
const PREPARATION_LIMIT = 10;

/** Seconds that the first one prepares, after which the merchant sees how far it is. */
const PREPARATION_FIRST = 2;

/**
 * Copies the pictures of ours that these writes show, each once.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @return array{what: string, done: int, left: int, again: bool, unkept: string[]} How many pictures are in the media library, and how many are not yet; whether the client is to ask again; the names of those that could not be copied.
 */
function prepare_pictures( array $writes ): array {
	$names = array();
	foreach ( array_intersect_key( $writes, PUBLISHED_POSTS ) as $wanted ) {
		preg_match_all( address_of_picture(), $wanted['content'] ?? '', $found );
		array_push( $names, ...( $found[1] ?? array() ) );
	}
	$names  = array_values( array_unique( $names ) );
	$begun  = microtime( true );
	$before = last_post();
	$until  = 0.0;
	$done   = 0;
	$unkept = array();
	foreach ( $names as $name ) {
		// At least one, so that each request brings it forward.
		if ( $until > 0.0 && microtime( true ) > $until ) {
			break;
		}
		if ( '' === kept_address( $name ) ) {
			$unkept[] = $name;
		}
		++$done;
		if ( 0.0 === $until && last_post() > $before ) {
			// Where the first one is there, this is not the first request.
			$until = $begun + ( 1 === $done ? PREPARATION_FIRST : PREPARATION_LIMIT );
		}
	}
	$is_long = $until > 0.0 && microtime( true ) > $begun + PREPARATION_FIRST;
	return array(
		'what'   => 'pictures',
		'done'   => $done,
		'left'   => count( $names ) - $done,
		'again'  => $is_long || $done < count( $names ),
		'unkept' => $unkept,
	);
}

/**
 * Pictures that could not be copied, as the answer tells them. They stay at the plugin's address, and go with it.
 *
 * @param string[] $names As of prepare_pictures().
 * @return list<array{name: string, shows: string}>
 */
function unkept_pictures( array $names ): array {
	return array_map(
		static fn( string $name ): array => array(
			'name'  => $name,
			'shows' => (string) ( StoreContent\picture_described( $name )[0] ?? '' ),
		),
		$names
	);
}

/**
 * Why the media library takes nothing, where WordPress says it.
 *
 * @param string[] $names As of prepare_pictures().
 * @return list<array{code: string, message: string}>
 */
function notes_on_uploads( array $names ): array {
	$error = array() === $names ? '' : (string) wp_upload_dir()['error'];
	return '' === $error ? array() : array(
		array(
			'code'    => 'uploads_refused',
			'message' => wp_strip_all_tags( $error ),
		),
	);
}
