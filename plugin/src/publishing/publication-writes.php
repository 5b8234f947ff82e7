<?php
/**
 * What a publication writes, step by step: menus first, since a header refers to them; then the theme, which templates belong to. What
 * comes from the client goes through WordPress's own controllers, which judge the account's rights and clean the content.
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
