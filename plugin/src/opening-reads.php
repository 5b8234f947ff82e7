<?php
/**
 * What the flow reads of a store when a page of it opens, spelt as its effects spell it (src/effects): the page asks for all of it with one
 * request. What is missing here, or spelt otherwise, the client asks for itself.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Where the designer asks what this account may do. */
const DESIGNER_RIGHTS = array( '/wp/v2/settings', '/wp/v2/media' );

/**
 * What every screen asks, of routes that answer from the store's own database.
 *
 * @return list<string>
 */
function first_paths(): array {
	return array(
		'/wp/v2/themes?context=edit&status=active',
		'/wp/v2/templates/lookup?slug=front-page',
		'/wc-admin/options?options=woocommerce_admin_customize_store_completed,woocommerce_admin_customize_store_completed_theme_id',
		'/wc-admin/onboarding/tasks',
		'/' . REST_SPACE . '/store',
		...( has_native_themes() ? array() : array( '/' . REST_SPACE . '/themes/recommended' ) ),
		'/wp/v2/font-collections?_fields=slug',
	);
}

/**
 * What the designer asks beside them.
 *
 * @return list<string>
 */
function designer_paths(): array {
	$theme  = get_stylesheet();
	$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	return array(
		'/wc-admin/options?options=woocommerce_customize_store_ai_suggestions',
		'/wc-admin/options?options=woocommerce_customize_store_onboarding_tour_hidden',
		'/wp/v2/template-parts?context=edit&_fields=id,slug,area,content,modified,customize_your_store_version',
		"/wp/v2/global-styles/$styles?context=edit",
		"/wp/v2/global-styles/themes/$theme",
		'/wp/v2/navigation?context=edit&per_page=100&status=publish,draft&_fields=id,status',
		'/wp/v2/font-families?per_page=100&_embed=font_faces',
		'/wp/v2/settings?_fields=site_logo,site_icon,title,description',
		'/' . REST_SPACE . '/versions',
		// The last, since it puts the request on the editor's screen.
		'/' . EDITOR_SETTINGS,
	);
}

/**
 * The address that reads them together (reads-route.php).
 *
 * @param string[] $paths  As read_together() takes them.
 * @param string[] $rights As read_together() takes them.
 */
function reads_address( array $paths, array $rights ): string {
	$query = http_build_query(
		array(
			'paths'   => $paths,
			'rights'  => $rights,
			'_locale' => 'user',
		)
	);
	$root  = esc_url_raw( rest_url() );
	return $root . REST_SPACE . '/reads' . ( str_contains( $root, '?' ) ? '&' : '?' ) . $query;
}
