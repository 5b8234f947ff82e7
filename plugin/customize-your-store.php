<?php
/**
 * Plugin Name: Customize Your Store
 * Description: A guided way to design the look of your store: choose colors, fonts, header, home page and footer, watch them at work, and save when you like what you see.
 * Version: 0.4.0
 * Requires at least: 7.1
 * Requires PHP: 8.1
 * Requires Plugins: woocommerce
 * WC requires at least: 9.4
 * WC tested up to: 11.0
 * Author: The Customize Your Store contributors
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: customize-your-store
 * Domain Path: /build/languages
 *
 * PHP stays thin: it mounts the client, answers what only a server can know, and checks who may ask. No business rule lives here.
 *
 * What a request is about is known here, before WordPress has looked at it: shoppers' requests load this file only, and are spared everything
 * that is the merchant's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

/** Where the flow lives inside an admin page: the `path` argument of its address. */
const FLOW_PATH = '/customize-store';

/** The namespace of the plugin's own routes. */
const REST_SPACE = 'customize-your-store/v1';

/** WordPress's own routes whose answers have something of ours in them. */
const ROUTES_WITH_OURS = array( 'wp/v2/block-patterns', 'wp/v2/font-collections' );

/** The argument of an address under which a picture of a trade's goods is drawn. */
const DRAWN_PICTURE = 'customize-your-store-picture';

/** Holds the recovery record of a publication (src/publishing/recovery.php); autoloaded, so that each request sees without a query that there is none. */
const RECOVERY_RECORD = 'customize_your_store_recovery';

/** The argument of an address under which the store tries a theme that a publication is about to activate. */
const THEME_ON_TRIAL = 'cys-theme-on-trial';

/** The argument of an address that shows somebody without an account a design that is not published. Its name ends so that recordings mask it. */
const LINK_ARGUMENT = 'cys-preview-token';

/** The event that takes the design of a link away at its end. */
const LINKS_ENDED = 'customize_your_store_links_ended';

/** The event that tells caches of a publication once more. */
const CACHES_TOLD_AGAIN = 'customize_your_store_caches';

/** The name of the block bindings source of product prices. */
const PRICE_SOURCE = 'customize-your-store/product-price';

/**
 * Registers the block bindings source of product prices. Visitors' pages hold paragraphs that are bound to it, so it is always there; what it
 * says is read when a page has one. Its label is for editors: no translation is read for a shopper.
 */
function register_price_source(): void {
	register_block_bindings_source(
		PRICE_SOURCE,
		array(
			'label'              => is_admin() ? __( 'Product price', 'customize-your-store' ) : 'Product price',
			'uses_context'       => array( 'postId', 'postType' ),
			'get_value_callback' => static function ( array $args, \WP_Block $block ): string {
				require_once __DIR__ . '/src/patterns/product-price.php';
				return product_price( (int) ( $block->context['postId'] ?? 0 ) );
			},
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_price_source' );

// WordPress reads the "Domain Path" above neither of must-use plugins nor of those that are active in a whole network.
$GLOBALS['wp_textdomain_registry']->set_custom_path( 'customize-your-store', __DIR__ . '/build/languages' );

/**
 * Tells WooCommerce with which of its features the plugin works: it never touches orders, and cart and checkout may be blocks. WooCommerce
 * may ask for it in any request, as when orders move to their own tables.
 */
function declare_compatibility(): void {
	$features = '\Automattic\WooCommerce\Utilities\FeaturesUtil';
	if ( class_exists( $features ) ) {
		$features::declare_compatibility( 'custom_order_tables', PLUGIN_FILE );
		$features::declare_compatibility( 'cart_checkout_blocks', PLUGIN_FILE );
	}
}
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );

/**
 * Is one of these REST routes in the request's address, in either form that WordPress knows?
 *
 * @param string ...$routes Beginnings of routes, without a slash before them.
 */
function asks_for( string ...$routes ): bool {
	$address = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	$asked   = rawurldecode( $address ) . ' ' . query_text( 'rest_route' );
	foreach ( $routes as $route ) {
		if ( str_contains( $asked, "/$route" ) ) {
			return true;
		}
	}
	return false;
}

/**
 * A text in the address's query; empty where there is none.
 *
 * @param string $name Its name.
 */
function query_text( string $name ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown, and changes nothing.
	return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
}

/** Is something sent rather than asked for? */
function is_sent(): bool {
	return isset( $_SERVER['REQUEST_METHOD'] ) && 'get' !== sanitize_key( $_SERVER['REQUEST_METHOD'] );
}

/**
 * Is something to be changed by one of these REST routes?
 *
 * @param string ...$routes As of asks_for().
 */
function asks_to_change( string ...$routes ): bool {
	return is_sent() && asks_for( ...$routes );
}

/** Is it a screen of the admin area, and not what such a screen or a shopper's page asks for behind it? */
function is_admin_screen(): bool {
	return is_admin() && ! wp_doing_ajax();
}

/** Is it asked for behind a screen: by ours, or about what is kept about a person? Other plugins' shoppers come this way, too. */
function is_ajax_of_ours(): bool {
	if ( ! wp_doing_ajax() ) {
		return false;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says which code is loaded, and changes nothing.
	$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( wp_unslash( $_REQUEST['action'] ) ) : '';
	return str_starts_with( $action, 'customize-your-store' ) || str_starts_with( $action, 'wp-privacy-' );
}

/** Does this request come from the designer? Its client says so in a header; nobody else publishes designs. */
function is_design_request(): bool {
	return isset( $_SERVER['HTTP_X_CUSTOMIZE_YOUR_STORE'] ) || asks_for( REST_SPACE . '/publications' );
}

// Before anything below looks at the request, which is reduced to this argument.
// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a page, and changes nothing.
if ( isset( $_GET[ LINK_ARGUMENT ] ) ) {
	require_once __DIR__ . '/src/editor/draft-pages.php';
	require_once __DIR__ . '/src/editor/preview-links.php';
	require __DIR__ . '/src/editor/linked-page.php';
}

if ( isset( wp_load_alloptions()[ RECOVERY_RECORD ] ) ) {
	require_once __DIR__ . '/src/publishing/caches.php';
	keep_out_of_caches();
}

add_action(
	CACHES_TOLD_AGAIN,
	static function ( array $entities, array $posts, array $options ): void {
		require_once __DIR__ . '/src/loader.php';
		tell_caches( $entities, $posts, $options );
	},
	10,
	3
);

add_action(
	LINKS_ENDED,
	static function (): void {
		require_once __DIR__ . '/src/loader.php';
		forget_ended_links();
	}
);

// A shopper's request ends here; the rest is for the merchant's screens, for what those ask, and for pages that are saved.
if ( is_admin_screen() ) {
	require_once __DIR__ . '/src/page/every-admin-screen.php';
}
// Whatever an editor writes may hold a picture of ours.
if ( asks_to_change( 'wp/v2/' ) ) {
	require_once __DIR__ . '/src/content/pictures-in-posts.php';
}
if ( is_ajax_of_ours() || asks_for( REST_SPACE, ...ROUTES_WITH_OURS ) || ( is_design_request() && ( asks_for( 'wp/v2/template', 'wp/v2/global-styles', 'wp/v2/themes', 'wp-block-editor/v1/navigation-fallback' ) || asks_to_change( 'wp/v2/media', 'wc-admin/options' ) ) ) || asks_to_change( 'wp/v2/template', 'wp/v2/global-styles', 'wp/v2/font-families', 'wc-admin/onboarding/products' ) ) {
	require_once __DIR__ . '/src/loader.php';
}
// What visitors will see is in the language of the site, whatever language this person has chosen for the admin area.
if ( is_design_request() && ( asks_for( 'wp/v2/block-patterns' ) || asks_to_change( 'wc-admin/onboarding/products', 'wc/private/patterns' ) ) ) {
	add_filter( 'pre_determine_locale', static fn() => get_locale() );
}
// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- changes how a public page looks, nothing else.
if ( isset( $_GET['cys-hide-admin-bar'] ) ) {
	require_once __DIR__ . '/src/editor/draft-pages.php';
}
// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a person their own draft, and changes nothing.
if ( isset( $_GET['cys-draft'] ) ) {
	require_once __DIR__ . '/src/editor/draft-pages.php';
	require_once __DIR__ . '/src/content/made-things.php';
	require __DIR__ . '/src/editor/draft-cart.php';
}
// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a version to those who may publish it, and changes nothing.
if ( isset( $_GET['cys-version'] ) ) {
	require_once __DIR__ . '/src/loader.php';
}
if ( defined( 'WP_SANDBOX_SCRAPING' ) && '' !== query_text( THEME_ON_TRIAL ) ) {
	require_once __DIR__ . '/src/publishing/themes.php';
	load_on_trial( wp_get_theme( query_text( THEME_ON_TRIAL ) ) );
}
if ( is_admin_screen() || asks_for( 'wc-admin/onboarding/tasks' ) ) {
	require __DIR__ . '/src/page/task-on-home.php';
}
// Editors ask in the language of whoever sits there; other clients of that route have no use for words.
if ( 'user' === query_text( '_locale' ) && ( asks_for( 'wc/v3/products' ) || asks_to_change( REST_SPACE . '/reads' ) ) ) {
	require_once __DIR__ . '/src/patterns/product-price.php';
	add_action( 'rest_api_init', __NAMESPACE__ . '\register_button_words' );
}
if ( asks_for( 'wp/v2/product' ) || asks_to_change( REST_SPACE . '/reads' ) ) {
	require_once __DIR__ . '/src/patterns/product-price.php';
	add_filter( 'rest_product_collection_params', __NAMESPACE__ . '\allow_chosen_order' );
}
if ( '' !== query_text( DRAWN_PICTURE ) ) {
	require_once __DIR__ . '/src/loader.php';
	add_action( 'init', __NAMESPACE__ . '\serve_drawn_picture', 0 );
}
if ( asks_for( 'wp/v2/product' ) ) {
	require_once __DIR__ . '/src/patterns/product-price.php';
	add_action( 'rest_api_init', __NAMESPACE__ . '\register_product_price_field' );
	require_once __DIR__ . '/src/content/made-things.php';
}
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	require __DIR__ . '/src/command-line.php';
}
