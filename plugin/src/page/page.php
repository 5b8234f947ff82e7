<?php
/**
 * The admin page of the flow: what kind of store it is for and who runs it, its menu entry, and the question "is this request for it?".
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The `ref` argument of addresses in the sign-up variant. */
const ENTREPRENEUR = 'entrepreneur-signup';

/** The block theme that a set-up takes unless the merchant keeps their own; the client knows it by the same name. */
const RECOMMENDED_THEME = 'twentytwentyfour';

/** Is WooCommerce itself here? A stand-in for it does not count. */
function has_woocommerce(): bool {
	return class_exists( 'WooCommerce' );
}

/**
 * The capability that the flow asks for: the shop manager's where the site knows it, an administrator's elsewhere.
 */
function shop_capability(): string {
	$administrator = get_role( 'administrator' );
	return $administrator && $administrator->has_cap( 'manage_woocommerce' ) ? 'manage_woocommerce' : 'manage_options';
}

/**
 * Is the store run by the platform's own hosting? Copy and some links differ there.
 */
function is_managed_hosting(): bool {
	$hosted = function_exists( 'wc_calypso_bridge_is_woo_express_plan' ) && wc_calypso_bridge_is_woo_express_plan();

	/**
	 * Filters whether the managed-hosting variant of the flow is shown.
	 *
	 * @param bool $hosted What the hosting says about itself.
	 */
	return (bool) apply_filters( 'customize_your_store_managed_hosting', $hosted );
}

/**
 * May the flow offer design with AI? As in the original flow, managed hosting has it and other stores may switch it on.
 */
function is_ai_enabled(): bool {
	/**
	 * Filters whether the flow offers design with AI. False also keeps the quick start from asking one.
	 *
	 * @param bool $enabled True on managed hosting, and when the quick start wants to ask.
	 */
	return (bool) apply_filters( 'customize_your_store_ai_enabled', is_managed_hosting() );
}

/**
 * Does the plugin that connects the store to the AI say that it works offline?
 */
function is_connection_offline(): bool {
	$status  = '\Automattic\Jetpack\Status';
	$offline = class_exists( $status ) && ( new $status() )->is_offline_mode();

	/**
	 * Filters whether the connection to the AI is in offline mode.
	 *
	 * @param bool $offline What the connection plugin says.
	 */
	return (bool) apply_filters( 'customize_your_store_connection_offline', $offline );
}

/**
 * Did the merchant come from the sign-up for new entrepreneurs? Then a few screens greet and leave differently.
 */
function is_entrepreneur(): bool {
	return ENTREPRENEUR === query_text( 'ref' );
}

/**
 * An address that keeps the sign-up variant where it is shown.
 *
 * @param string $url Somewhere in the admin area.
 */
function in_same_variant( string $url ): string {
	return is_entrepreneur() ? add_query_arg( 'ref', ENTREPRENEUR, $url ) : $url;
}

/**
 * Can this site switch to the theme as it stands? On a network a theme may be there and not be allowed.
 *
 * @param string $slug Its folder's name.
 */
function is_theme_at_hand( string $slug ): bool {
	$theme = wp_get_theme( $slug );
	return $theme->exists() && $theme->is_allowed();
}

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
