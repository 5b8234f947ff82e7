<?php
/**
 * `POST wc-admin/onboarding/themes/install` and `…/activate`, both with `?theme=<slug>`. Both are idempotent.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** Registers both routes. */
function register_themes_route(): void {
	$who = static fn( string $capability ) => only_who_can( $capability, 'woocommerce_rest_cannot_update', __( 'Sorry, you are not allowed to manage themes.', 'customize-your-store' ) );
	route( '/onboarding/themes/install', \WP_REST_Server::EDITABLE, __NAMESPACE__ . '\install_theme', $who( 'install_themes' ) );
	route( '/onboarding/themes/activate', \WP_REST_Server::EDITABLE, __NAMESPACE__ . '\activate_theme', $who( 'switch_themes' ) );
}
on_admin_routes( __NAMESPACE__ . '\register_themes_route' );

/** The theme's folder name, without characters that could lead out of the themes' folder. */
function asked_theme( \WP_REST_Request $request ): string {
	return sanitize_key( (string) $request['theme'] );
}

/** @return array{slug: string, name: string, status: 'success'}|\WP_Error */
function install_theme( \WP_REST_Request $request ) {
	$slug = asked_theme( $request );
	if ( '' === $slug ) {
		return bare_refusal( 'woocommerce_rest_theme_install', __( 'Name the theme to install.', 'customize-your-store' ), 500 );
	}
	$fetched = wp_get_theme( $slug )->exists() ? true : fetch_theme( $slug );
	return true === $fetched ? theme_done( $slug ) : $fetched;
}

/**
 * Fetches a theme from the public directory.
 *
 * @return true|\WP_Error
 */
function fetch_theme( string $slug ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/theme.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$found = themes_api( 'theme_information', array( 'slug' => $slug, 'fields' => array( 'sections' => false ) ) );
	if ( is_wp_error( $found ) ) {
		/* translators: %s: theme */
		return bare_refusal( 'woocommerce_rest_theme_install', sprintf( __( 'The theme “%s” was not found: the theme directory did not answer, or does not have it.', 'customize-your-store' ), $slug ), 500 );
	}
	( new \Theme_Upgrader( new \Automatic_Upgrader_Skin() ) )->install( $found->download_link );
	wp_clean_themes_cache();
	/* translators: %s: theme */
	return wp_get_theme( $slug )->exists() ?: bare_refusal( 'woocommerce_rest_theme_install', sprintf( __( 'The theme “%s” could not be installed.', 'customize-your-store' ), $slug ), 500 );
}

/** @return array{slug: string, name: string, status: 'success'}|\WP_Error */
function activate_theme( \WP_REST_Request $request ) {
	$slug  = asked_theme( $request );
	$theme = wp_get_theme( $slug );
	if ( '' === $slug || ! $theme->exists() || ! $theme->is_allowed() ) {
		/* translators: %s: theme */
		return bare_refusal( 'woocommerce_rest_invalid_theme', sprintf( __( 'There is no theme “%s”.', 'customize-your-store' ), $slug ), 404 );
	}
	// Switching to the active theme again would rearrange its widgets and settings.
	if ( get_stylesheet() !== $slug ) {
		switch_theme( $slug );
	}
	return get_stylesheet() === $slug
		? theme_done( $slug )
		/* translators: %s: theme */
		: bare_refusal( 'woocommerce_rest_invalid_theme', sprintf( __( 'The theme “%s” could not be activated.', 'customize-your-store' ), $slug ), 500 );
}

/** @return array{slug: string, name: string, status: 'success'} */
function theme_done( string $slug ): array {
	return array(
		'slug'   => $slug,
		'name'   => wp_get_theme( $slug )->get( 'Name' ),
		'status' => 'success',
	);
}
