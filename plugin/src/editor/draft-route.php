<?php
/**
 * `POST customize-your-store/v1/draft`: keeps an unsaved design for the person who made it, and tells where a page shows it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** More than any design has, in bytes of JSON. */
const DRAFT_LIMIT = 2 * MB_IN_BYTES;

/** @return array<string, array<string, mixed>> What Save would write, in JSON Schema. */
function draft_arguments(): array {
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
		'page'      => array(
			'type'     => 'string',
			'required' => true,
			'enum'     => array( 'shop', 'product', 'cart', 'checkout', 'account', 'coming-soon' ),
		),
		'measured'  => array(
			'type'    => 'boolean',
			'default' => false,
		),
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
		return refusal( 'rest_invalid_param', __( 'This design is too large to be shown on the pages of your store.', 'customize-your-store' ), 413 );
	}
	$address = page_of_store( $request['page'] );
	if ( null === $address ) {
		return array( 'address' => null );
	}
	$measured = $request['measured'];
	$draft    = array(
		'key'    => ( $measured ? MEASURED : '' ) . sanitize_key( wp_generate_password( 24, false ) ),
		'page'   => $request['page'],
		'styles' => array_intersect_key(
			$request['styles'],
			array(
				'settings' => true,
				'styles'   => true,
			)
		),
		'parts'  => array_map( __NAMESPACE__ . '\allowed_markup', $request['parts'] ),
		'templates' => array_map( __NAMESPACE__ . '\allowed_markup', $request['templates'] ),
		'site'   => site_of_draft( $request['site'] ),
		'fonts'  => wp_strip_all_tags( $request['fonts'] ),
	);
	set_transient( draft_transient( get_current_user_id(), $measured ), $draft, HOUR_IN_SECONDS );
	$theme = $request['theme'];
	$other = '' !== $theme && get_stylesheet() !== $theme && wp_get_theme( $theme )->exists() ? array( 'wp_theme_preview' => rawurlencode( $theme ) ) : array();
	return array( 'address' => add_query_arg( array( 'cys-draft' => $draft['key'] ) + $other, $address ) );
}

/** What this person could save: without code, unless they may write it. */
function allowed_markup( string $content ): string {
	return current_user_can( 'unfiltered_html' ) ? $content : filter_block_content( $content, 'post' );
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
