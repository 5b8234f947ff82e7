<?php
/**
 * `GET customize-your-store/v1/publications`: the versions of the design. `POST …/publications/<id>` pins one or not. To publish one again
 * is a publication like any other (publications-route.php).
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the routes. */
function register_versions_routes(): void {
	register_rest_route(
		REST_SPACE,
		'/publications',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\answer_versions',
			'permission_callback' => __NAMESPACE__ . '\may_publish',
		)
	);
	register_rest_route(
		REST_SPACE,
		'/publications/(?P<id>\d+)',
		array(
			'methods'             => 'POST',
			'callback'            => static fn( \WP_REST_Request $request ) => pin_version( (int) $request['id'], $request['pinned'] ) ? answer_versions() : no_version(),
			'permission_callback' => __NAMESPACE__ . '\may_publish',
			'args'                => array(
				'pinned' => array(
					'type'     => 'boolean',
					'required' => true,
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_versions_routes' );

/** @return array<string, mixed> `versions`, newest first, each with the address of a page that shows it; `live`, the one that visitors see; and those of former_designs(). */
function answer_versions(): array {
	$active   = (string) get_option( 'stylesheet' );
	$versions = array_map( static fn( array $version ): array => $version + array( 'address' => page_of_version( $version['id'], $version['theme'], $active ) ), list_of_versions() );
	return array(
		'versions' => $versions,
		'live'     => version_that_is_live(),
	) + former_designs();
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
