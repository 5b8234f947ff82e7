<?php
/**
 * A front-end page of the store in the design that is not saved yet: for the person who designs it and nobody else (B-11).
 *
 * `POST customize-your-store/v1/draft` keeps such a design for the person who made it, and tells where a page shows it.
 *
 * `?cys-draft=<key>` is answered with the draft that this person posted last, if the key is its own. Everybody else gets the page as it
 * is. Nothing is written, and nothing on the page can be pressed. It has a cart of its own (draft-cart.php).
 *
 * `?cys-hide-admin-bar=1` shows a front-end page as a small preview frame wants it: without admin bar and scroll bars.
 *
 * Arguments of an address that say how a page is shown, here and in versions, are kept where the store sends the browser on: with
 * plain permalinks WooCommerce has the shop at another address than its page, and plugins for languages or logins send on, too.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Keys of drafts that are measured begin so (see `draft_transient`). */
const MEASURED = 'measured-';

/**
 * The transient that keeps a person's draft for an hour. The one whose pages are measured stands beside the one that is looked at, so that
 * neither takes the other's key.
 */
function draft_transient( int $user, bool $measured = false ): string {
	return ( $measured ? 'customize_your_store_measured_' : 'customize_your_store_draft_' ) . $user;
}

/**
 * The draft that this request may show.
 *
 * @return array<string, mixed>|null As keep_draft() keeps it.
 */
function asked_draft(): ?array {
	$key = sanitize_key( query_text( 'cys-draft' ) );
	if ( '' === $key || ! current_user_can( 'edit_theme_options' ) ) {
		return null;
	}
	$draft = get_transient( draft_transient( get_current_user_id(), str_starts_with( $key, MEASURED ) ) );
	return is_array( $draft ) && hash_equals( $draft['key'], $key ) ? $draft : null;
}

/** Before WordPress reads the styles of the person, the title or the logo for the first time. */
function show_draft(): void {
	$draft = asked_draft();
	if ( null === $draft ) {
		return;
	}
	draw_design( $draft );
	add_filter( 'get_block_templates', static fn( $found ) => with_draft_templates( $draft['templates'] ?? array(), $found ), PHP_INT_MAX );
	keep_in_redirects( 'cys-draft', 'wp_theme_preview' );
	add_action( 'wp_head', static fn() => print_draft_mark( $draft['key'] ), 0 );
	$with_products = in_array( $draft['page'], array( 'cart', 'checkout' ), true );
	lend_cart( $with_products );
	answer_for_draft( $with_products );
	if ( 'coming-soon' === $draft['page'] ) {
		show_coming_soon();
	}
	add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( 'document.querySelectorAll("body > *").forEach((element) => (element.inert = true))' ), 100 );
}
add_action( 'plugins_loaded', __NAMESPACE__ . '\show_draft' );

/**
 * Has this request's page drawn in a design, which no cache keeps and no search engine lists.
 *
 * @param array<string, mixed> $design As of cleaned_design().
 */
function draw_design( array $design ): void {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	add_filter( 'wp_theme_json_data_user', static fn( $data ) => $data->update_with( array( 'version' => 3 ) + $design['styles'] ) );
	add_filter( 'pre_render_block', static fn( $drawn, $block ) => draft_part( $design['parts'], $block ) ?? $drawn, 10, 2 );
	foreach ( $design['site'] as $option => $value ) {
		add_filter( "pre_option_$option", static fn() => $value );
	}
	add_filter( 'show_admin_bar', '__return_false' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_action( 'send_headers', 'nocache_headers' );
	add_action( 'wp_head', static fn() => print_draft_fonts( $design['fonts'] ), 100 );
}

/** The designer shows no page as the draft that does not say so: the store may send a browser somewhere else. */
function print_draft_mark( string $key ): void {
	echo '<meta name="customize-your-store-draft" content="', esc_attr( $key ), '">', "\n";
}

/** WooCommerce's page for a store that is not open yet, also in one that is; people who run the store never see it otherwise. */
function show_coming_soon(): void {
	add_filter( 'pre_option_woocommerce_coming_soon', static fn() => 'yes' );
	add_filter( 'pre_option_woocommerce_store_pages_only', static fn() => 'no' );
	add_filter(
		'template_include',
		static function ( $template ) {
			$found = get_query_template( 'coming-soon' );
			return '' === $found ? $template : $found;
		},
		PHP_INT_MAX
	);
}

/** After the store's own fonts, whose place they take. */
function print_draft_fonts( string $faces ): void {
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_style( 'customize-your-store-draft', false, array(), null );
	wp_add_inline_style( 'customize-your-store-draft', $faces );
	wp_print_styles( 'customize-your-store-draft' );
}

/**
 * Templates of the draft in place of the store's.
 *
 * @param array<string, string> $contents Slug → markup.
 * @param mixed                 $found    Templates that WordPress found.
 * @return mixed
 */
function with_draft_templates( array $contents, $found ) {
	foreach ( is_array( $found ) ? $found : array() as $template ) {
		if ( $template instanceof \WP_Block_Template && 'wp_template' === $template->type && isset( $contents[ $template->slug ] ) ) {
			$template->content = $contents[ $template->slug ];
		}
	}
	return $found;
}

/**
 * A header or footer of the draft in place of the theme's.
 *
 * @param array<string, string> $parts Slug → markup.
 * @param array<string, mixed>  $block As parsed.
 */
function draft_part( array $parts, array $block ): ?string {
	$slug = 'core/template-part' === $block['blockName'] ? ( $block['attrs']['slug'] ?? '' ) : '';
	if ( ! isset( $parts[ $slug ] ) ) {
		return null;
	}
	return drawn_part( $parts[ $slug ], $slug, $block );
}

/**
 * A template part as WordPress draws it, with other blocks.
 *
 * @param string               $content Its blocks.
 * @param string               $slug    Its name.
 * @param array<string, mixed> $block   The block that shows it, as parsed.
 */
function drawn_part( string $content, string $slug, array $block ): string {
	$tag = tag_escape( $block['attrs']['tagName'] ?? ( str_contains( $slug, 'footer' ) ? 'footer' : 'header' ) );
	return "<$tag class=\"wp-block-template-part\">" . do_blocks( $content ) . "</$tag>";
}

/** More than any design has, in bytes of JSON. */
const DRAFT_LIMIT = 2 * MB_IN_BYTES;

/** @return array<string, array<string, mixed>> In JSON Schema. */
function draft_arguments(): array {
	return array(
		'page'     => array(
			'type'     => 'string',
			'required' => true,
			'enum'     => array( 'shop', 'product', 'cart', 'checkout', 'account', 'coming-soon' ),
		),
		'measured' => array(
			'type'    => 'boolean',
			'default' => false,
		),
	) + design_arguments();
}

/** @return array<string, array<string, mixed>> What Save would write, in JSON Schema. */
function design_arguments(): array {
	$object = array(
		'type'    => 'object',
		'default' => array(),
	);
	$markup = array(
		'type'                 => 'object',
		'default'              => array(),
		'additionalProperties' => array( 'type' => 'string' ),
	);
	return array(
		'theme'     => array(
			'type'      => 'string',
			'default'   => '',
			'maxLength' => 200,
		),
		'styles'    => $object,
		'parts'     => $markup,
		'templates' => $markup,
		'site'      => $object,
		'fonts'     => array(
			'type'    => 'string',
			'default' => '',
		),
	);
}

/** @return array{address: ?string}|\WP_Error Null where the store has no such page. */
function keep_draft( \WP_REST_Request $request ) {
	if ( strlen( $request->get_body() ) > DRAFT_LIMIT ) {
		return too_large_a_design();
	}
	$address = page_of_store( $request['page'] );
	if ( null === $address ) {
		return array( 'address' => null );
	}
	$measured = $request['measured'];
	$draft    = array(
		'key'    => ( $measured ? MEASURED : '' ) . sanitize_key( wp_generate_password( 24, false ) ),
		'page'   => $request['page'],
		'templates' => array_map( __NAMESPACE__ . '\allowed_markup', $request['templates'] ),
	) + cleaned_design( $request );
	set_transient( draft_transient( get_current_user_id(), $measured ), $draft, HOUR_IN_SECONDS );
	$theme = $request['theme'];
	$other = '' !== $theme && get_stylesheet() !== $theme && wp_get_theme( $theme )->exists() ? array( 'wp_theme_preview' => rawurlencode( $theme ) ) : array();
	return array( 'address' => add_query_arg( array( 'cys-draft' => $draft['key'] ) + $other, $address ) );
}

/** What is said to whoever tries. */
function refusal_of_changes(): \WP_Error {
	return new \WP_Error( 'customize_your_store_preview', __( 'This page is a preview: nothing can be bought or changed on it.', 'customize-your-store' ), array( 'status' => 403 ) );
}

/** More than DRAFT_LIMIT. */
function too_large_a_design(): \WP_Error {
	return refusal( 'rest_invalid_param', __( 'This design is too large to be shown on the pages of your store.', 'customize-your-store' ), 413 );
}

/** @return array{styles: array<string, mixed>, parts: array<string, string>, site: array<string, int|string>, fonts: string} What this person could save of what is sent. */
function cleaned_design( \WP_REST_Request $request ): array {
	return array(
		'styles' => allowed_styles( $request['styles'] ),
		'parts'  => array_map( __NAMESPACE__ . '\allowed_markup', $request['parts'] ),
		'site'   => site_of_draft( $request['site'] ),
		'fonts'  => font_faces_in( $request['fonts'] ),
	);
}

/**
 * What this person could save, as WordPress cleans global styles: a value of a style may end the style sheet that it is printed in.
 *
 * @param array<string, mixed> $styles As sent.
 * @return array<string, mixed>
 */
function allowed_styles( array $styles ): array {
	$known = array(
		'settings' => true,
		'styles'   => true,
	);
	$kept  = array_intersect_key( $styles, $known );
	return current_user_can( 'unfiltered_html' ) ? $kept : array_intersect_key( \WP_Theme_JSON::remove_insecure_properties( array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA ) + $kept, 'custom' ), $known );
}

/** The rules that name the files of fonts, and nothing else of a style sheet. */
function font_faces_in( string $css ): string {
	preg_match_all( '/@font-face\s*\{[^{}<]*\}/i', $css, $found );
	return implode( $found[0] );
}

/** What this person could save: without code, unless they may write it. */
function allowed_markup( string $content ): string {
	return current_user_can( 'unfiltered_html' ) ? $content : without_code( 'wp_template', $content );
}

/**
 * The options that the draft changes.
 *
 * @param array<string, mixed> $site As Save would send it.
 * @return array<string, int|string>
 */
function site_of_draft( array $site ): array {
	$options = array();
	if ( current_user_can( 'manage_options' ) ) {
		foreach ( array(
			'title'       => 'blogname',
			'description' => 'blogdescription',
		) as $field => $option ) {
			if ( isset( $site[ $field ] ) ) {
				$options[ $option ] = sanitize_option( $option, (string) $site[ $field ] );
			}
		}
		if ( array_key_exists( 'site_logo', $site ) ) {
			$options['site_logo'] = (int) $site['site_logo'];
		}
	}
	return $options;
}

/** Null where there is none: without WooCommerce, or without a product. */
function page_of_store( string $page ): ?string {
	if ( ! has_woocommerce() ) {
		return null;
	}
	if ( 'coming-soon' === $page ) {
		// WooCommerce before 9.1 has none.
		return null === get_block_template( 'woocommerce/woocommerce//coming-soon' ) ? null : home_url( '/' );
	}
	if ( 'product' !== $page ) {
		$slug = 'account' === $page ? 'myaccount' : $page;
		return wc_get_page_id( $slug ) > 0 ? wc_get_page_permalink( $slug ) : null;
	}
	$products = wc_get_products(
		array(
			'limit'  => 1,
			'status' => 'publish',
			'return' => 'ids',
		)
	);
	$address  = is_array( $products ) && $products ? get_permalink( $products[0] ) : false;
	return false === $address ? null : $address;
}

/** Is this front-end page asked for by a preview frame? */
function is_preview(): bool {
	return ! is_admin() && '1' === query_text( 'cys-hide-admin-bar' );
}

/** Switches the bar off before WordPress reserves its room. */
function prepare_preview(): void {
	if ( ! is_preview() ) {
		return;
	}
	add_filter( 'show_admin_bar', '__return_false' );
	keep_in_redirects( 'cys-hide-admin-bar' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\hide_scroll_bars' );
}
add_action( 'init', __NAMESPACE__ . '\prepare_preview' );

/** A frame shows a page as a picture of it. */
function hide_scroll_bars(): void {
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_style( 'customize-your-store-preview', false, array(), null );
	wp_add_inline_style( 'customize-your-store-preview', 'body{overflow:hidden}' );
	wp_enqueue_style( 'customize-your-store-preview' );
}

/** Keeps these arguments of this request, as far as it has them, in addresses of this site; other sites are not told. */
function keep_in_redirects( string ...$names ): void {
	$kept = array_map( 'rawurlencode', array_filter( array_combine( $names, array_map( __NAMESPACE__ . '\query_text', $names ) ) ) );
	add_filter( 'wp_redirect', static fn( $to ) => is_string( $to ) && is_own_address( $to ) ? add_query_arg( $kept, $to ) : $to, PHP_INT_MAX );
}

/** Is it an address of this site, or one without a host? */
function is_own_address( string $address ): bool {
	if ( '' === $address ) {
		return false;
	}
	$place = static function ( string $of ): string {
		$parts = wp_parse_url( $of );
		return is_array( $parts ) ? ( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' ) : 'none';
	};
	return in_array( $place( $address ), array( ':', $place( home_url() ), $place( site_url() ) ), true );
}
