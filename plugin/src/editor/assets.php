<?php
/**
 * The scripts and styles of the block editor, as core collects them for the site editor of this store.
 *
 * Plugins bring their blocks in many ways: by name, on `enqueue_block_editor_assets`, with data that is printed into the
 * footer. So nobody is asked for a list of names: a request of our own runs WordPress's own site editor, with its screen, its
 * hooks and its registries, up to where its footer would be printed, and is answered with a description of what stands there.
 * The client asks for it when the merchant comes near the designer; the page of the flow pays nothing for it. The description
 * may be used again as long as nothing changed that it is made of.
 *
 * The designer needs all blocks and what plugins bring along with them, but not the editor's own furniture; and the scripts of
 * WordPress that its own code stands on, unless the page has them already. Each is described by its address and the inline code
 * that WordPress would print around it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The argument that asks the site editor for its description instead of its page. */
const EDITOR_ASSETS = 'customize-your-store-assets';

/**
 * Where the description is. `p` keeps core from leading to the editor's newer address.
 *
 * @param string $state With the present state, the browser does not even ask whether its copy still holds.
 */
function editor_assets_address( string $state = '1' ): string {
	return add_query_arg(
		array(
			'p'           => '/',
			EDITOR_ASSETS => $state,
		),
		admin_url( 'site-editor.php' )
	);
}

/** The site editor begins. If the designer asks what it loads, nothing is printed from here on: what plugins and core write on the way is thrown away. */
function begin_editor_assets(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the nonce comes in a header, see below.
	if ( ! isset( $_GET[ EDITOR_ASSETS ] ) ) {
		return;
	}
	answer_only_our_page( 'edit_theme_options' );
	answer_unless_changed( editor_assets_state(), query_text( EDITOR_ASSETS ) );
	ob_start();
	add_filter( 'block_editor_rest_api_preload_paths', '__return_empty_array', PHP_INT_MAX );
	remove_action( 'admin_footer', 'wp_print_media_templates' );
	note_what_editors_get();
	// After those who add data at the last moment (WooCommerce: 1), before WordPress prints (10).
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\send_editor_assets', 9 );
}

/** Answers with the description. */
function send_editor_assets(): void {
	$scripts = all_handles( wp_scripts(), editor_scripts() );
	$styles  = all_handles( wp_styles(), editor_styles( $scripts ) );
	$answer  = array(
		'scripts' => array( ...array_map( static fn( $handle ) => described_script( wp_scripts(), $handle ), $scripts ), script_that_says_what_is_edited(), script_that_names_blocks_of_the_server() ),
		'styles'  => array_values( array_filter( array_map( static fn( $handle ) => described_style( wp_styles(), $handle ), $styles ) ) ),
		'imports' => (object) import_map(),
	);
	while ( ob_get_level() > 0 && ob_end_clean() ) {
		continue;
	}
	header( 'Content-Type: application/json; charset=UTF-8' );
	echo wp_json_encode( $answer, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	exit;
}

/**
 * Where modules are that classic scripts may import while they run, from the import map that the page would print.
 *
 * @return array<string, string>
 */
function import_map(): array {
	ob_start();
	wp_script_modules()->print_import_map();
	$map = json_decode( wp_strip_all_tags( (string) preg_replace( '#^\s*<script[^>]*>|</script>\s*$#', '', (string) ob_get_clean() ) ), true );
	return is_array( $map['imports'] ?? null ) ? $map['imports'] : array();
}

/**
 * One word for WordPress, plugins, theme, language, settings, products, and the person with the time in which their nonces
 * are good: a nonce that is served from a cache is the one that would be made now.
 */
function editor_assets_state(): string {
	$options = array_filter(
		wp_load_alloptions(),
		static fn( $name ) => 'cron' !== $name && ! preg_match( '/^_(site_)?transient_/', $name ),
		ARRAY_FILTER_USE_KEY
	);
	$plugins = array_map(
		static fn( $file ) => array( $file, (int) @filemtime( WP_PLUGIN_DIR . '/' . $file ) ), // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a plugin's file may be gone.
		array_unique( array( plugin_basename( PLUGIN_FILE ), ...(array) get_option( 'active_plugins', array() ), ...array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) ) )
	);
	$user    = array( get_current_user_id(), wp_get_session_token(), wp_nonce_tick(), determine_locale() );
	$theme   = array( get_stylesheet(), get_template(), wp_get_theme()->get( 'Version' ) );
	$shop    = array( get_lastpostmodified( 'server', 'any' ), post_type_exists( 'product' ) ? wp_count_posts( 'product' ) : null );
	return wp_hash( (string) wp_json_encode( array( get_bloginfo( 'version' ), $options, $plugins, $user, $theme, $shop ) ) );
}

/**
 * Lets the browser keep the answer and ask each time whether it still holds. If it does, the request ends here. An answer at the
 * address of its own state holds as long as anybody asks there.
 *
 * @param string $state What the answer depends on.
 * @param string $asked The state that the address has.
 */
function answer_unless_changed( string $state, string $asked ): void {
	header_remove( 'Expires' );
	header_remove( 'Last-Modified' );
	header( 'Cache-Control: private, ' . ( hash_equals( $state, $asked ) ? 'max-age=86400, immutable' : 'no-cache' ) );
	header( "ETag: \"$state\"" );
	// A server that packs the answer marks the tag, `"…-gzip"`, so it is looked for and not compared.
	if ( str_contains( (string) wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ), $state ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		status_header( 304 );
		exit;
	}
}

/** The script of the site editor itself. */
const SITE_EDITOR = 'wp-edit-site';

/** Remembers what is enqueued for editors. What is enqueued for their content goes into the canvas instead. */
function note_what_editors_get(): void {
	$before = array();
	add_action(
		'enqueue_block_editor_assets',
		static function () use ( &$before ): void {
			$before = array( wp_scripts()->queue, wp_styles()->queue );
		},
		PHP_INT_MIN
	);
	add_action(
		'enqueue_block_editor_assets',
		static function () use ( &$before ): void {
			noted( 'scripts', array_diff( wp_scripts()->queue, $before[0] ?? array() ) );
			noted( 'styles', array_diff( wp_styles()->queue, $before[1] ?? array() ) );
		},
		PHP_INT_MAX
	);
}

/**
 * What was remembered so far.
 *
 * @param 'scripts'|'styles' $kind  Of which kind.
 * @param string[]           $added More to remember.
 * @return string[]
 */
function noted( string $kind, array $added = array() ): array {
	static $all = array(
		'scripts' => array(),
		'styles'  => array(),
	);
	array_push( $all[ $kind ], ...array_values( $added ) );
	return $all[ $kind ];
}

/**
 * The scripts, without their dependencies: ours, those of all block types, those that plugins enqueue for editors, and those
 * that they enqueue on every screen and that speak to the blocks.
 *
 * @return string[]
 */
function editor_scripts(): array {
	$registry = wp_scripts();
	$wanted   = array();
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
		array_push( $wanted, ...$type->editor_script_handles, ...$type->script_handles );
	}
	$late = array_filter( $registry->queue, static fn( $handle ) => isset( $registry->registered[ $handle ] ) && speaks_to_blocks( $registry->registered[ $handle ]->deps ) );
	array_push( $wanted, ...array_filter( array( ...noted( 'scripts' ), ...$late ), static fn( $handle ) => is_of_a_plugin( $registry, $handle ) ) );
	// Some blocks register themselves only where the site editor's store is: it comes before them, but does not begin. WordPress's own
	// `wp-block-styles` is a name without a file and asks for nothing.
	$asking = array_filter( $wanted, static fn( $handle ) => is_of_a_plugin( $registry, $handle ) && $registry->registered[ $handle ]->src );
	$first  = array( ...designer_handles(), ...( $asking ? array( SITE_EDITOR ) : array() ) );
	return array_values( array_unique( array_filter( array( ...$first, ...$wanted ), static fn( $handle ) => isset( $registry->registered[ $handle ] ) ) ) );
}

/**
 * Whether a script with these dependencies has to do with blocks or with the entities that they show, such as WooCommerce's products.
 * The command palette lists entities, too.
 *
 * @param string[] $deps Handles.
 */
function speaks_to_blocks( array $deps ): bool {
	return array() !== array_intersect( array( 'wp-blocks', 'wp-core-data' ), $deps ) && ! in_array( 'wp-commands', $deps, true );
}

/**
 * The style sheets around the canvas: those that carry the name of one of the scripts, and those that plugins enqueue for
 * editors. Content styles belong inside the canvas (`settings.php`); here they would leak into the designer's screens.
 *
 * @param string[] $scripts All scripts.
 * @return string[]
 */
function editor_styles( array $scripts ): array {
	$registry = wp_styles();
	$content  = array( 'wp-block-library', SITE_EDITOR );
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
		array_push( $content, ...$type->style_handles, ...$type->editor_style_handles );
	}
	$enqueued = array_filter( noted( 'styles' ), static fn( $handle ) => is_of_a_plugin( $registry, $handle ) && $registry->registered[ $handle ]->src );
	$wanted   = array_diff( array_unique( array( ...$scripts, ...$enqueued ) ), $content );
	return array_values( array_filter( $wanted, static fn( $handle ) => isset( $registry->registered[ $handle ] ) ) );
}

/**
 * Does somebody else than WordPress bring it? What core enqueues for its own editors is their furniture; what a plugin needs of
 * it comes as a dependency.
 *
 * @param \WP_Dependencies $registry Scripts or styles.
 * @param string           $handle   A handle.
 */
function is_of_a_plugin( \WP_Dependencies $registry, string $handle ): bool {
	return isset( $registry->registered[ $handle ] ) && ! preg_match( '#^/wp-(includes|admin)/#', (string) $registry->registered[ $handle ]->src );
}

/**
 * The handles with all that they depend on, dependencies first. A copy is asked, so that nothing gets printed for it.
 *
 * @param \WP_Dependencies $registry Scripts or styles.
 * @param string[]         $handles  What is wanted.
 * @return string[]
 */
function all_handles( \WP_Dependencies $registry, array $handles ): array {
	$copy        = clone $registry;
	$copy->to_do = array();
	$copy->done  = array();
	// One after the other: a script whose dependency somebody has deregistered (the heartbeat, often) keeps none of the others away.
	foreach ( $handles as $handle ) {
		$copy->all_deps( $handle, true );
	}
	return $copy->to_do;
}

/**
 * What the built chunks import, the store of entities that core's blocks read from, and those blocks. Without dependencies.
 *
 * @return string[]
 */
function designer_handles(): array {
	$imported = built( 'designer' )['dependencies'] ?? array();
	return array_values( array_unique( array( DESIGNER_PRELOAD, 'wp-data', 'wp-core-data', 'wp-block-editor', 'wp-block-library', ...$imported ) ) );
}

/**
 * What the client must know to open the designer: where its scripts and styles are described, and which of them the page
 * prints itself.
 *
 * @return array{assets: string, scripts: string[], styles: string[]}
 */
function designer_boot(): array {
	$present = static fn( \WP_Dependencies $page ) => array_values( array_unique( array( ...$page->done, ...all_handles( $page, $page->queue ) ) ) );
	return array(
		'assets'  => editor_assets_address(),
		'scripts' => $present( wp_scripts() ),
		'styles'  => $present( wp_styles() ),
	);
}

/**
 * Modules that these scripts may import while running: they must be in the page's import map, where a browser reads no second one.
 *
 * @return list<array{id: string, import: 'dynamic'}>
 */
function designer_modules(): array {
	$modules = array();
	foreach ( all_handles( wp_scripts(), designer_handles() ) as $handle ) {
		foreach ( (array) wp_scripts()->get_data( $handle, 'module_dependencies' ) as $module ) {
			$id = is_array( $module ) ? ( $module['id'] ?? '' ) : (string) $module;
			if ( '' !== $id ) {
				$modules[ $id ] = array(
					'id'     => $id,
					'import' => 'dynamic',
				);
			}
		}
	}
	return array_values( $modules );
}

/**
 * A script as data. An alias without a file has an empty `src`.
 *
 * @param \WP_Scripts $scripts The page's scripts.
 * @param string      $handle  A registered handle.
 * @return array{handle: string, src: string, before: string[], after: string[]}
 */
function described_script( \WP_Scripts $scripts, string $handle ): array {
	$before = array(
		(string) $scripts->get_data( $handle, 'data' ),
		(string) $scripts->print_translations( $handle, false ),
		$scripts->get_inline_script_data( $handle, 'before' ),
	);
	// What is printed after the site editor's script begins the editor.
	$after = SITE_EDITOR === $handle ? '' : $scripts->get_inline_script_data( $handle, 'after' );
	return array(
		'handle' => $handle,
		'src'    => asset_address( $scripts, $handle, 'script_loader_src' ),
		'before' => array_values( array_filter( $before ) ),
		'after'  => array_values( array_filter( array( $after ) ) ),
	);
}

/**
 * Blocks of older WooCommerces (9.x) register themselves when the site editor's store says for the first time which template is
 * being edited. Here the editor does not begin, so this says it, after all others.
 *
 * @return array{handle: string, src: string, before: string[], after: string[]} As described_script().
 */
function script_that_says_what_is_edited(): array {
	$code = "wp.data.select( 'core/edit-site' ) && wp.data.dispatch( 'core/edit-site' ).setEditedEntity?.( 'wp_template', %s );";
	return array(
		'handle' => 'customize-your-store-edited',
		'src'    => '',
		'before' => array( sprintf( $code, wp_json_encode( get_stylesheet() . '//home' ) ) ),
		'after'  => array(),
	);
}

/**
 * Blocks without a script are nothing to an editor: a header's language switcher would be told as not supported. Core has the server draw
 * those that ask for it; here it draws all that no script has registered. WooCommerce's may come late.
 *
 * @return array{handle: string, src: string, before: string[], after: string[]} As described_script().
 */
function script_that_names_blocks_of_the_server(): array {
	$drawn = array_filter(
		\WP_Block_Type_Registry::get_instance()->get_all_registered(),
		static fn( \WP_Block_Type $type ): bool => $type->is_dynamic() && array() === array( ...$type->editor_script_handles, ...$type->script_handles ) && ! preg_match( '~^(core|woocommerce|customize-your-store)/~', $type->name )
	);
	$code  = '( ( names ) => { window.__unstableAutoRegisterBlocks = [ ...new Set( [ ...( window.__unstableAutoRegisterBlocks || [] ), ...names ] ) ].filter( ( name ) => ! wp.blocks.getBlockType( name ) ) } )( %s );';
	return array(
		'handle' => 'customize-your-store-server-blocks',
		'src'    => '',
		'before' => array( sprintf( $code, wp_json_encode( array_keys( $drawn ) ) ) ),
		'after'  => array(),
	);
}

/**
 * A style sheet as data, or null for one that has neither a file nor inline rules.
 *
 * @param \WP_Styles $styles The page's styles.
 * @param string     $handle A registered handle.
 * @return array{handle: string, href: string, inline: string[]}|null
 */
function described_style( \WP_Styles $styles, string $handle ): ?array {
	$href   = asset_address( $styles, $handle, 'style_loader_src' );
	$inline = array_values( array_filter( (array) $styles->get_data( $handle, 'after' ) ) );
	if ( is_rtl() && $href && 'replace' === $styles->get_data( $handle, 'rtl' ) ) {
		$href = (string) preg_replace( '/((?:\.min)?\.css)(?=\?|$)/', '-rtl$1', $href );
	}
	return '' === $href && ! $inline ? null : compact( 'handle', 'href', 'inline' );
}

/**
 * The full address of a registered file with its version, as WordPress would print it.
 *
 * @param \WP_Scripts|\WP_Styles $registry Scripts or styles.
 * @param string                 $handle   A registered handle.
 * @param 'script_loader_src'|'style_loader_src' $filter The filter that sees the address last.
 */
function asset_address( \WP_Dependencies $registry, string $handle, string $filter ): string {
	$asset = $registry->registered[ $handle ];
	if ( ! $asset->src || true === $asset->src ) {
		return '';
	}
	$relative = ! preg_match( '#^(https?:)?//#', $asset->src ) && ! ( $registry->content_url && str_starts_with( $asset->src, $registry->content_url ) );
	$src      = ( $relative ? $registry->base_url : '' ) . $asset->src;
	$named    = $asset->ver ? $asset->ver : $registry->default_version;
	$version  = null === $asset->ver ? '' : $named;
	if ( $version ) {
		$src = add_query_arg( 'ver', rawurlencode( (string) $version ), $src );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own, for scripts or for styles.
	return esc_url_raw( (string) apply_filters( $filter, $src, $handle ) );
}
