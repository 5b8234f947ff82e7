<?php
/**
 * The admin page of the flow: its menu entry, and the question "is this request for it?".
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const PAGE_SLUG = 'customize-your-store';

/** The address of the flow's page; the client adds the `path` argument. */
function page_address(): string {
	return admin_url( 'admin.php?page=' . ( has_woocommerce() ? 'wc-admin' : PAGE_SLUG ) );
}

/** Is the flow's page being shown? */
function is_flow_page(): bool {
	if ( ! is_admin() || ! is_flow_address() ) {
		return false;
	}
	$is_own = PAGE_SLUG === query_text( 'page' );
	return has_woocommerce() ? ! $is_own && current_user_can( shop_capability() ) : $is_own;
}

/** Is it the address of the flow's page, with WooCommerce or without? This can be asked before it is known who is there. */
function is_flow_address(): bool {
	$page = query_text( 'page' );
	return PAGE_SLUG === $page || ( 'wc-admin' === $page && is_flow_path( query_text( 'path' ) ) );
}

/**
 * `/customize-store` and everything below it, but not `/customize-store-of-somebody-else`. In any case, as the router of
 * WooCommerce's application reads it; the client then puts its own spelling into the address.
 */
function is_flow_path( string $path ): bool {
	return str_starts_with( strtolower( $path ) . '/', FLOW_PATH . '/' );
}

/** Without WooCommerce the flow has a menu entry of its own. */
function add_own_page(): void {
	if ( has_woocommerce() ) {
		return;
	}
	add_menu_page(
		__( 'Customize your store', 'customize-your-store' ),
		__( 'Customize your store', 'customize-your-store' ),
		shop_capability(),
		PAGE_SLUG,
		// The page's content is printed by print_root(), outside the admin's own layout.
		'__return_null',
		'dashicons-art',
		58
	);
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_own_page' );

/** The element that the client draws into, with what is said when no client will come. */
function print_root(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$instead = built( 'main' )
		? '<noscript>' . esc_html__( 'Customizing your store needs JavaScript. Please enable it in your browser.', 'customize-your-store' ) . '</noscript>'
		: '<p>' . esc_html__( 'The client of Customize Your Store has not been built yet. Run “npm run build” and reload this page.', 'customize-your-store' ) . '</p>';
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	echo "<div id=\"customize-your-store\">$instead</div>";
}
add_action( 'in_admin_header', __NAMESPACE__ . '\print_root' );
