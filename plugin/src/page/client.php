<?php
/**
 * Loads the built client on the flow's page: the scripts of WordPress that it uses, its boot data, its styles, its module.
 *
 * The boot data is what the client knows before its first request, as `window.customizeYourStore`.
 *
 * The page also asks for what the flow reads of the store at first, before the first script runs: the client would ask only when all
 * scripts of the page have run. Who comes to the designer by its address also waits for the description of the editor's assets and for
 * what blocks read at first. The paths are spelt as the client's effects spell them (src/effects); what is missing here, or spelt
 * otherwise, the client asks for itself.
 *
 * WordPress names an address of the REST API below that of the visitors. Where administrators are at another host (Settings › General),
 * the browser sends no login there, and refuses what it answers; the same WordPress answers at both.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The classic scripts and the module share a name: the first is an empty script that only has dependencies. */
const CLIENT = 'customize-your-store';

/**
 * What the build says about a bundle, see build/write-asset-files.ts.
 *
 * @param string $name `main` or `designer`.
 * @return array{file?: string, styles?: string[], modules?: string[], dependencies: non-empty-string[]}|null Null when the client has not been built.
 */
function built( string $name ): ?array {
	$file = plugin_dir_path( PLUGIN_FILE ) . "build/$name.asset.php";
	return is_readable( $file ) ? require $file : null;
}

/** The address of a built file. */
function built_url( string $file ): string {
	return plugins_url( "build/$file", PLUGIN_FILE );
}

/** Enqueues the client on its page. */
function enqueue_client(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$main = built( 'main' );
	if ( ! isset( $main['file'], $main['styles'] ) ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a name without a file.
	wp_register_script( CLIENT, false, $main['dependencies'], null, array( 'in_footer' => true ) );
	wp_enqueue_script( CLIENT );
	foreach ( array_filter( $main['dependencies'], static fn( $handle ) => wp_style_is( $handle, 'registered' ) ) as $handle ) {
		wp_enqueue_style( $handle );
	}
	foreach ( $main['styles'] as $index => $style ) {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the file's name has a hash of what is in it.
		wp_enqueue_style( CLIENT . "-$index", built_url( $style ), array(), null );
	}
	enqueue_module( $main['file'] );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_client' );

/**
 * The client's own code. Modules run after all classic scripts of the page, so the globals it reads are there.
 *
 * @param string $file The built entry's file name.
 */
function enqueue_module( string $file ): void {
	wp_register_script_module( CLIENT, built_url( $file ), designer_modules(), null );
	wp_script_modules()->set_translations( CLIENT, 'customize-your-store', plugin_dir_path( PLUGIN_FILE ) . 'build/languages' );
	wp_enqueue_script_module( CLIENT );
}

/**
 * Boot data is computed when all is enqueued and the footer's scripts are about to be printed (10): only then it is known
 * which of the designer's scripts the page has already.
 */
function print_boot_data(): void {
	if ( ! is_flow_page() || ! wp_script_is( CLIENT, 'enqueued' ) ) {
		return;
	}
	$json = wp_json_encode( boot_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( "window.customizeYourStore = $json;", array( 'id' => CLIENT . '-boot' ) );
}
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_boot_data', 5 );

/**
 * @param string $url  Of a route, as WordPress has it.
 * @param string $path The route, with a leading slash.
 */
function rest_url_of_admin( string $url, string $path ): string {
	$host = static fn( string $address ): array => array_intersect_key( (array) wp_parse_url( $address ), array_flip( array( 'host', 'port' ) ) );
	return ! is_admin() || $host( $url ) === $host( admin_url() ) ? $url : add_query_arg( 'rest_route', $path, site_url( 'index.php' ) );
}
add_filter( 'rest_url', __NAMESPACE__ . '\rest_url_of_admin', 10, 2 );

/**
 * Boot data; its shape is the client's `Boot` codec.
 *
 * @return array<string, mixed>
 */
function boot_data(): array {
	return array(
		'rest'      => array(
			'root'          => esc_url_raw( rest_url() ),
			'nonce'         => wp_create_nonce( 'wp_rest' ),
			'nonceEndpoint' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
		),
		'routes'    => (object) homes(),
		'trouble'   => unmet_requirement(),
		'addresses' => array(
			'home'      => home_url( '/' ),
			'admin'     => admin_url(),
			'adminHome' => in_same_variant( has_woocommerce() ? admin_url( 'admin.php?page=wc-admin' ) : admin_url() ),
			'page'      => in_same_variant( page_address() ),
		),
		'store'     => array(
			'title'       => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'icon'        => get_site_icon_url( 64 ),
			'locale'      => determine_locale(),
			'rtl'         => is_rtl(),
			'woocommerce' => has_woocommerce(),
		),
		'may'       => array(
			'customize'      => current_user_can( 'customize' ),
			'switchThemes'   => current_user_can( 'switch_themes' ),
			'editTheme'      => current_user_can( 'edit_theme_options' ),
			'manageOptions'  => current_user_can( 'manage_options' ),
			'upload'         => current_user_can( 'upload_files' ),
			'installThemes'  => current_user_can( 'install_themes' ),
			'fileChanges'    => wp_is_file_mod_allowed( 'customize_your_store' ),
			'unfilteredHtml' => current_user_can( 'unfiltered_html' ),
		),
		'theme'     => array(
			'there' => is_theme_at_hand( RECOMMENDED_THEME ),
			'block' => wp_is_block_theme(),
		),
		'variant'   => array(
			'entrepreneur'   => is_entrepreneur(),
			'managedHosting' => is_managed_hosting(),
		),
		'ai'        => ai_boot_data(),
		// Named in reports of problems.
		'versions'  => array(
			'wordpress'   => get_bloginfo( 'version' ),
			'woocommerce' => defined( 'WC_VERSION' ) ? WC_VERSION : 'none',
		),
		'restore'   => is_something_to_restore(),
		'tracking'  => 'yes' === get_option( 'woocommerce_allow_tracking' ),
		'designer'  => designer_boot(),
		'examples'  => (object) StoreContent\example_shops(),
	);
}

/**
 * As the client asks (src/effects/adapters/editor-assets.ts, rest-preload.ts), so that the browser's copy of an earlier answer serves both. An
 * answer that is of no use is null.
 */
const EARLY_SCRIPT = <<<'JS'
window.customizeYourStoreEarly = ( ( { assets, blocks, flow, habits, nonce } ) => {
	const ask = ( address, options ) =>
		fetch( address, {
			...options,
			headers: { Accept: 'application/json, */*;q=0.1', 'X-WP-Nonce': nonce, 'X-Customize-Your-Store': '1', ...options.headers },
			signal: AbortSignal.timeout( 60000 ),
		} )
			.then( ( answer ) => ( answer.ok ? answer.json() : null ) )
			.catch( () => null );
	let paths = [];
	try {
		paths = JSON.parse( localStorage.getItem( habits ) ).slice( 0, 40 );
	} catch {}
	return {
		assets: assets && ask( assets, {} ),
		blocks: blocks && ask( blocks, { method: 'POST', body: JSON.stringify( { paths, core: true } ), headers: { 'Content-Type': 'application/json' } } ),
		flow: { ...flow, reply: ask( flow.address, {} ) },
	};
} )( TOLD );
JS;

/** Within the head, before any style sheet or script is printed. */
function ask_early(): void {
	if ( ! is_flow_page() || null === built( 'main' ) || ! current_user_can( 'edit_theme_options' ) ) {
		return;
	}
	$is_designer = str_starts_with( strtolower( query_text( 'path' ) ) . '/', FLOW_PATH . '/assembler-hub/' );
	// What blocks read makes WordPress write a first menu: an address that leads elsewhere on an undesigned store must not.
	$opens  = $is_designer && 'yes' === get_option( 'woocommerce_admin_customize_store_completed' );
	$root   = esc_url_raw( rest_url() );
	$paths  = $opens ? array( ...first_paths(), ...designer_paths() ) : first_paths();
	$rights = $opens ? DESIGNER_RIGHTS : array();
	$told   = array(
		'assets' => $is_designer ? add_query_arg( '_locale', 'user', editor_assets_address( editor_assets_state() ) ) : null,
		'blocks' => $opens ? add_query_arg( '_locale', 'user', $root . REST_SPACE . '/reads' ) : null,
		'flow'   => array(
			'address' => reads_address( $paths, $rights ),
			'paths'   => $paths,
			'rights'  => $rights,
		),
		'habits' => "customize-your-store-blocks-read:$root",
		'nonce'  => wp_create_nonce( 'wp_rest' ),
	);
	$json   = (string) wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( str_replace( 'TOLD', $json, EARLY_SCRIPT ), array( 'id' => CLIENT . '-early' ) );
	// The designer's own code runs after the editor's, and can be there by then.
	foreach ( $is_designer ? built( 'designer' )['modules'] ?? array() : array() as $module ) {
		printf( '<link rel="modulepreload" href="%s" />' . "\n", esc_url( built_url( $module ) ) );
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\ask_early', 1 );

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
 * The address that reads them together (routes/reads.php).
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
