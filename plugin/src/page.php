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

/**
 * What the page says when the client has not started after five seconds (full-screen.php shows it, and the client replaces it): without it
 * the page would stay empty for ever. Scripts are blocked, for example, if the page is opened at another address than the site's.
 */
function said_late(): string {
	$address = add_query_arg( array_map( 'rawurlencode', array_filter( array( 'page' => query_text( 'page' ), 'path' => query_text( 'path' ) ) ) ), admin_url( 'admin.php' ) );
	$link    = static fn( string $to, string $text ): string => '<a href="' . esc_url( $to ) . '">' . esc_html( $text ) . '</a>';
	$said    = array( esc_html__( 'This page has not started: its scripts were blocked or did not arrive.', 'customize-your-store' ) );
	if ( is_opened_elsewhere() ) {
		$said[] = esc_html__( 'You opened it at another address than that of your store.', 'customize-your-store' );
		/* translators: %s: the address of the store's admin area. */
		$said[] = $link( $address, sprintf( __( 'Open this page at %s', 'customize-your-store' ), admin_url() ) );
	} else {
		$said[] = $link( $address, __( 'Reload the page', 'customize-your-store' ) );
	}
	$said[] = $link( admin_url(), __( 'Back to the dashboard', 'customize-your-store' ) );
	return '<div class="customize-your-store-late"><p>' . implode( '</p><p>', $said ) . '</p></div>';
}

/** Is the page opened at another host, or without the encryption, of the site's own address? */
function is_opened_elsewhere(): bool {
	$own  = wp_parse_url( admin_url() );
	$host = ( $own['host'] ?? '' ) . ( isset( $own['port'] ) ? ':' . $own['port'] : '' );
	$here = isset( $_SERVER['HTTP_HOST'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) ) : $host;
	return strtolower( $host ) !== strtolower( $here ) || ( 'https' === ( $own['scheme'] ?? '' ) && ! is_ssl() );
}

/** The element that the client draws into, with what is said when no client will come. */
function print_root(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$instead = built( 'main' )
		? '<noscript><style>.customize-your-store-late { display: none }</style>' . esc_html__( 'Customizing your store needs JavaScript. Please enable it in your browser.', 'customize-your-store' ) . '</noscript>' . said_late()
		: '<p>' . esc_html__( 'The client of Customize Your Store has not been built yet. Run “npm run build” and reload this page.', 'customize-your-store' ) . '</p>';
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	echo "<div id=\"customize-your-store\">$instead</div>";
}
add_action( 'in_admin_header', __NAMESPACE__ . '\print_root' );
