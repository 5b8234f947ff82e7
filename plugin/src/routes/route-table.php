<?php
/**
 * The table of the plugin's routes: what each is called, what answers it, who may ask, and what it takes. All of them are below
 * `customize-your-store/v1`. docs/security.md says what each role is answered; tests/store/access.test.ts compares both with WordPress.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A row is as route() says: method, path, the function that answers, the capabilities that it takes, the refusal of everybody else, and the
 * arguments. The file of the function has the long ones.
 *
 * @return list<array{0: string, 1: array<int|string, mixed>}>
 */
function routes(): array {
	$shop = shop_capability();

	$cannot_customize       = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) );
	$cannot_see_use         = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to see how the store is used.', 'customize-your-store' ) );
	$cannot_see_themes      = static fn() => refusal( 'woocommerce_rest_cannot_view', __( 'Sorry, you are not allowed to see the recommended themes.', 'customize-your-store' ) );
	$cannot_use_patterns    = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to use the pattern library.', 'customize-your-store' ) );
	$cannot_change_settings = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) );
	$cannot_edit_theme      = static fn() => refusal( 'rest_cannot_read', __( 'Sorry, you are not allowed to edit this theme.', 'customize-your-store' ) );
	$cannot_add_photographs = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to add photos to this store.', 'customize-your-store' ) );
	$cannot_ask_model       = static fn() => refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to ask the AI of this site.', 'customize-your-store' ) );
	// The code is WooCommerce's, with its slip of the pen left out.
	$cannot_write_content   = static fn() => refusal( 'woocommerce_rest_invalid_user', __( 'Sorry, you are not allowed to do this. Please log in as an administrator.', 'customize-your-store' ), 403 );

	$together    = array(
		'paths'  => READS_PATHS,
		'rights' => READS_PATHS,
	);
	$names       = array(
		'type'     => 'array',
		'required' => true,
		'minItems' => 1,
		'items'    => array(
			'type' => 'string',
			'enum' => array_keys( OWN_OPTIONS ),
		),
	);
	$preload     = array(
		'paths' => array(
			'type'     => 'array',
			'default'  => array(),
			'maxItems' => 60,
			'items'    => array(
				'type'    => 'string',
				'pattern' => '^/',
			),
		),
		'core'  => array(
			'type'    => 'boolean',
			'default' => true,
		),
	);
	$search      = array(
		'search' => array(
			'type'      => 'string',
			'required'  => true,
			'minLength' => 1,
			'maxLength' => 200,
			'pattern'   => '\S',
		),
		'page'   => array(
			'type'    => 'integer',
			'default' => 1,
			'minimum' => 1,
			'maximum' => PHOTOGRAPH_PAGES,
		),
	);
	$photograph  = array(
		'type'     => 'string',
		'required' => true,
		'pattern'  => '^' . PHOTOGRAPH_ID . '$',
	);
	$yes_or_no   = array(
		'type'     => 'boolean',
		'required' => true,
	);
	$text        = array(
		'type'      => 'string',
		'maxLength' => StoreContent\DESCRIPTION_LIMIT,
	);
	$object      = array(
		'type'    => 'object',
		'default' => array(),
	);
	$description = array( 'business_description' => $text + array( 'default' => '' ) );
	$look        = array(
		'look' => array(
			'type'    => 'string',
			'default' => '',
		),
	);
	$product     = array(
		'products_information' => $object,
		'last_product'         => array(
			'type'    => 'boolean',
			'default' => false,
		),
	);

	return array(
		// What the flow knows of the store.
		route( 'GET', '/reads', 'answer_reads', array( $shop ), $cannot_customize, $together ),
		route( 'GET', '/store', 'store_use', array( $shop ), $cannot_see_use ),
		route( 'GET', '/themes/recommended', 'theme_cards', array( $shop ), $cannot_see_themes ),
		route( 'GET', '/patterns', 'pattern_library', array( $shop ), $cannot_use_patterns ),
		route( 'POST', '/patterns', 'pattern_library', array( $shop ), $cannot_use_patterns ),
		route( 'GET', '/classic-menus', 'classic_menus', array( 'edit_theme_options' ), $cannot_customize ),
		route( 'GET', '/options', 'own_options', array( $shop, 'manage_options' ), $cannot_change_settings, array( 'options' => $names ) ),
		route( 'POST', '/options', 'write_own_options', array( $shop, 'manage_options' ), $cannot_change_settings, OWN_OPTIONS ),

		// The designer.
		route( 'GET', '/editor-settings', 'editor_settings', array( 'edit_theme_options' ), $cannot_edit_theme ),
		route( 'POST', '/preload', 'designer_preload', array( 'edit_theme_options' ), $cannot_customize, $preload ),
		route( 'POST', '/draft', 'keep_draft', array( 'edit_theme_options' ), $cannot_edit_theme, draft_arguments() ),
		route( 'POST', '/photographs/consent', 'write_photographs_consent', array( $shop, 'upload_files' ), $cannot_add_photographs, array( 'agreed' => $yes_or_no ) ),
		route( 'GET', '/photographs', 'found_photographs', array( $shop, 'upload_files' ), $cannot_add_photographs, $search, also: 'consent_to_openverse' ),
		route( 'POST', '/photographs', 'import_photograph', array( $shop, 'upload_files' ), $cannot_add_photographs, array( 'id' => $photograph ), also: 'consent_to_openverse' ),

		// Save, and the versions of the design.
		route( 'GET', '/versions', 'versions_of_options', array( $shop, 'edit_theme_options' ), $cannot_customize ),
		route( 'POST', '/publications', 'publish', array( $shop, 'edit_theme_options' ), $cannot_customize, publication_arguments(), schema: 'publication_schema' ),
		route( 'GET', '/publications', 'answer_versions', array( $shop, 'edit_theme_options' ), $cannot_customize ),
		route( 'POST', '/publications/(?P<id>\d+)', 'answer_pin', array( $shop, 'edit_theme_options' ), $cannot_customize, array( 'pinned' => $yes_or_no ) ),

		// What is asked of the site's model.
		route( 'GET', '/ai/status', 'ai_status', array( $shop, 'manage_options' ), $cannot_ask_model ),
		route( 'POST', '/ai/palette', 'palette_answer', array( $shop, 'manage_options' ), $cannot_ask_model, palette_arguments(), also: 'StoreContent\consent_to_ai' ),
		route( 'POST', '/ai/section', 'section_answer', array( $shop, 'manage_options' ), $cannot_ask_model, section_arguments(), also: 'StoreContent\consent_to_ai' ),

		// What the built-in suggestions understand. It is a POST, since a description may be too long for an address.
		route( 'POST', '/understood', 'StoreContent\understood', array( $shop, 'manage_options' ), $cannot_change_settings, array( 'business_description' => $text + array( 'required' => true ) ) ),

		// The store's content. A store whose WooCommerce has all of these itself is not asked for them (route-map.php).
		route( 'GET', '/ai/store-info', 'StoreContent\store_info', array( 'manage_options' ), $cannot_write_content ),
		route( 'POST', '/ai/images', 'StoreContent\find_images', array( 'manage_options' ), $cannot_write_content, $description + $look, also: 'StoreContent\consent_to_provider' ),
		route( 'POST', '/ai/products', 'StoreContent\write_products', array( 'manage_options' ), $cannot_write_content, $description + array( 'images' => $object ), also: 'StoreContent\consent_to_provider' ),
		route( 'DELETE', '/ai/products', 'StoreContent\reset_products', array( 'manage_options' ), $cannot_write_content ),
		route( 'POST', '/ai/patterns', 'StoreContent\write_patterns', array( 'manage_options' ), $cannot_write_content, $description + array( 'images' => $object ), also: 'StoreContent\consent_to_provider' ),
		route( 'DELETE', '/ai/patterns', 'StoreContent\reset_patterns', array( 'manage_options' ), $cannot_write_content ),
		route( 'POST', '/ai/product', 'StoreContent\write_one_product', array( 'manage_options' ), $cannot_write_content, $product, also: 'StoreContent\consent_to_provider' ),
		route( 'POST', '/ai/business-description', 'StoreContent\keep_description', array( 'manage_options' ), $cannot_write_content, $description, also: 'StoreContent\consent_to_provider' ),
		route( 'POST', '/ai/store-title', 'StoreContent\write_store_title', array( 'manage_options' ), $cannot_write_content, $description, also: 'StoreContent\consent_to_provider' ),
	);
}

/**
 * A row of the table. Functions are named within the plugin's namespace.
 *
 * @param string                              $method   HTTP's.
 * @param string                              $path     A regular expression.
 * @param string                              $callback The function that answers.
 * @param list<string>                        $needs    The capabilities that it takes, all of them.
 * @param \Closure(): \WP_Error               $refusal  Of everybody else; worded when it is needed, in the language of the answer.
 * @param array<string, array<string, mixed>> $args     In JSON Schema.
 * @param string                              $also     A function that has the last word on who may ask: true, or a refusal of its own.
 * @param string                              $schema   A function that describes the route.
 * @return array{0: string, 1: array<int|string, mixed>} The path, and what WordPress takes for it.
 */
function route( string $method, string $path, string $callback, array $needs, \Closure $refusal, array $args = array(), string $also = '', string $schema = '' ): array {
	$endpoint = array(
		'methods'             => $method,
		'callback'            => __NAMESPACE__ . '\\' . $callback,
		'permission_callback' => static fn( \WP_REST_Request $request ) => may_ask( $request, $needs, $refusal, $also ),
		'args'                => $args,
	);
	return array( $path, array( $endpoint ) + ( '' === $schema ? array() : array( 'schema' => __NAMESPACE__ . '\\' . $schema ) ) );
}

/**
 * May this person ask this?
 *
 * @param \WP_REST_Request      $request What is asked.
 * @param list<string>          $needs   As of route(), like the other two.
 * @param \Closure(): \WP_Error $refusal The refusal.
 * @param string                $also    The function with the last word.
 * @return true|\WP_Error
 */
function may_ask( \WP_REST_Request $request, array $needs, \Closure $refusal, string $also ) {
	foreach ( $needs as $capability ) {
		if ( ! current_user_can( $capability ) ) {
			return $refusal();
		}
	}
	/** @var callable-string $last_word It is called only where there is one. */
	$last_word = __NAMESPACE__ . '\\' . $also;
	return '' === $also ? true : $last_word( $request );
}

/** Registers all of them. WordPress puts the methods of a path together. */
function register_routes(): void {
	foreach ( routes() as list( $path, $endpoints ) ) {
		register_rest_route( REST_SPACE, $path, $endpoints );
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
