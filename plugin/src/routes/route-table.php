<?php
/**
 * The table of the plugin's routes: what each is called, what answers it, who may ask, and what it takes. All of them are below
 * `customize-your-store/v1`. docs/security.md is written from it; tests/store/access.test.ts compares that with WordPress.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A row is as route() says. Long arguments are in the file of the function that answers. `build/docs/access/php-routes.ts` reads the rows.
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
	$of_blocks   = array(
		'paths' => array(
			'maxItems'          => 60,
			'validate_callback' => 'rest_validate_request_arg',
		) + READS_PATHS,
		'core'  => array(
			'type'    => 'boolean',
			'default' => false,
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
		route(
			'GET /reads',
			answer: 'answer_reads',
			needs: array( $shop ),
			refusal: $cannot_customize,
			args: $together,
		),
		route(
			'GET /store',
			answer: 'store_use',
			needs: array( $shop ),
			refusal: $cannot_see_use,
		),
		route(
			'GET /themes/recommended',
			answer: 'theme_cards',
			needs: array( $shop ),
			refusal: $cannot_see_themes,
		),
		route(
			'GET /patterns',
			answer: 'pattern_library',
			needs: array( $shop ),
			refusal: $cannot_use_patterns,
		),
		route(
			'POST /patterns',
			answer: 'pattern_library',
			needs: array( $shop ),
			refusal: $cannot_use_patterns,
		),
		route(
			'GET /classic-menus',
			answer: 'classic_menus',
			needs: array( 'edit_theme_options' ),
			refusal: $cannot_customize,
		),
		route(
			'GET /options',
			answer: 'own_options',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_change_settings,
			args: array( 'options' => $names ),
		),
		route(
			'POST /options',
			answer: 'write_own_options',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_change_settings,
			args: OWN_OPTIONS,
		),

		// The designer.
		route(
			'GET /editor-settings',
			answer: 'editor_settings',
			needs: array( 'edit_theme_options' ),
			refusal: $cannot_edit_theme,
		),
		route(
			'POST /reads',
			answer: 'answer_reads_of_blocks',
			needs: array( 'edit_theme_options' ),
			refusal: $cannot_customize,
			args: $of_blocks,
		),
		route(
			'POST /draft',
			answer: 'keep_draft',
			needs: array( 'edit_theme_options' ),
			refusal: $cannot_edit_theme,
			args: draft_arguments(),
		),
		route(
			'POST /preview-links',
			answer: 'make_link',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
			args: link_arguments(),
		),
		route(
			'GET /preview-links',
			answer: 'answer_links',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
		),
		route(
			'DELETE /preview-links/(?P<id>[a-f0-9]{16})',
			answer: 'end_link',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
		),
		route(
			'POST /photographs/consent',
			answer: 'write_photographs_consent',
			needs: array( $shop, 'upload_files' ),
			refusal: $cannot_add_photographs,
			args: array( 'agreed' => $yes_or_no ),
		),
		route(
			'GET /photographs',
			answer: 'found_photographs',
			needs: array( $shop, 'upload_files' ),
			refusal: $cannot_add_photographs,
			args: $search,
			also: 'consent_to_openverse',
		),
		route(
			'POST /photographs',
			answer: 'import_photograph',
			needs: array( $shop, 'upload_files' ),
			refusal: $cannot_add_photographs,
			args: array( 'id' => $photograph ),
			also: 'consent_to_openverse',
		),

		// Save, and the versions of the design.
		route(
			'GET /versions',
			answer: 'versions_of_options',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
		),
		route(
			'POST /publications',
			answer: 'publish',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
			args: publication_arguments(),
			schema: 'publication_schema',
		),
		route(
			'GET /publications',
			answer: 'answer_versions',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
		),
		route(
			'POST /publications/(?P<id>\d+)',
			answer: 'answer_pin',
			needs: array( $shop, 'edit_theme_options' ),
			refusal: $cannot_customize,
			args: array( 'pinned' => $yes_or_no ),
		),

		// What is asked of the site's model.
		route(
			'GET /ai/status',
			answer: 'ai_status',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_ask_model,
		),
		route(
			'POST /ai/palette',
			answer: 'palette_answer',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_ask_model,
			args: palette_arguments(),
			also: 'consent_to_model',
		),
		route(
			'POST /ai/section',
			answer: 'section_answer',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_ask_model,
			args: section_arguments(),
			also: 'consent_to_model',
		),

		// What the built-in suggestions understand. It is a POST, since a description may be too long for an address.
		route(
			'POST /understood',
			answer: 'StoreContent\understood',
			needs: array( $shop, 'manage_options' ),
			refusal: $cannot_change_settings,
			args: array( 'business_description' => $text + array( 'required' => true ) ),
		),

		// The store's content. A store whose WooCommerce has all of these itself is not asked for them (route-map.php).
		route(
			'GET /ai/store-info',
			answer: 'StoreContent\store_info',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
		),
		route(
			'POST /ai/images',
			answer: 'StoreContent\find_images',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $description + $look,
			also: 'StoreContent\consent_to_provider',
		),
		route(
			'POST /ai/products',
			answer: 'StoreContent\write_products',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $description + array(
				'images' => $object,
				'write'  => array(
					'type'    => 'boolean',
					'default' => false,
				),
			),
			also: 'StoreContent\consent_to_provider',
		),
		route(
			'DELETE /ai/products',
			answer: 'StoreContent\reset_products',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
		),
		route(
			'POST /ai/patterns',
			answer: 'StoreContent\write_patterns',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $description + array( 'images' => $object ),
			also: 'StoreContent\consent_to_provider',
		),
		route(
			'DELETE /ai/patterns',
			answer: 'StoreContent\reset_patterns',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
		),
		route(
			'POST /ai/product',
			answer: 'StoreContent\write_one_product',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $product,
			also: 'StoreContent\consent_to_provider',
		),
		route(
			'POST /ai/business-description',
			answer: 'StoreContent\keep_description',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $description,
			also: 'StoreContent\consent_to_provider',
		),
		route(
			'POST /ai/store-title',
			answer: 'StoreContent\write_store_title',
			needs: array( 'manage_options' ),
			refusal: $cannot_write_content,
			args: $description,
			also: 'StoreContent\consent_to_provider',
		),
	);
}
