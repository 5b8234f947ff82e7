<?php
/**
 * The routes `customize-your-store/v1/ai/*`, for stores on which WooCommerce's own cannot be used as a whole, and who may use them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\refusal;

use const CustomizeYourStore\AI_CONSENT;
use const CustomizeYourStore\REST_SPACE;

/** A store's description is shorter by far; what is longer is no description. */
const DESCRIPTION_LIMIT = 20000;

/** Registers them all: a store that has its own whole is not asked for these. */
function register_ai_routes(): void {
	foreach ( ai_routes() as $route => $endpoints ) {
		$allowed = array();
		foreach ( $endpoints as $method => list( $answer, $args ) ) {
			$allowed[] = array(
				'methods'             => $method,
				'callback'            => __NAMESPACE__ . '\\' . $answer,
				'permission_callback' => __NAMESPACE__ . '\may_use_ai_routes',
				'args'                => $args,
			);
		}
		register_rest_route( REST_SPACE, "/ai/$route", $allowed );
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_ai_routes' );

/**
 * Route → method → the function that answers, and the arguments it takes.
 *
 * @return array<string, array<string, array{0: string, 1: array<string, mixed>}>>
 */
function ai_routes(): array {
	$description = array(
		'business_description' => array(
			'type'      => 'string',
			'default'   => '',
			'maxLength' => DESCRIPTION_LIMIT,
		),
	);
	$object      = array(
		'type'    => 'object',
		'default' => array(),
	);
	$both        = $description + array( 'images' => $object );
	$product     = array(
		'products_information' => $object,
		'last_product'         => array(
			'type'    => 'boolean',
			'default' => false,
		),
	);
	return array(
		'store-info'           => array( 'GET' => array( 'store_info', array() ) ),
		'images'               => array( 'POST' => array( 'find_images', $description + array( 'look' => array( 'type' => 'string', 'default' => '' ) ) ) ),
		'products'             => array(
			'POST'   => array( 'write_products', $both ),
			'DELETE' => array( 'reset_products', array() ),
		),
		'patterns'             => array(
			'POST'   => array( 'write_patterns', $both ),
			'DELETE' => array( 'reset_patterns', array() ),
		),
		'product'              => array( 'POST' => array( 'write_one_product', $product ) ),
		'business-description' => array( 'POST' => array( 'keep_description', $description ) ),
		'store-title'          => array( 'POST' => array( 'write_store_title', $description ) ),
	);
}

/**
 * The rights, and the merchant's consent where a description may be sent to an AI. A request that names no provider counts as one
 * for any of them; reading and taking back send nothing. The codes are WooCommerce's, with its slip of the pen left out.
 *
 * @param \WP_REST_Request $request With the provider of the flow's session, if the flow sent it.
 * @return true|\WP_Error
 */
function may_use_ai_routes( \WP_REST_Request $request ) {
	if ( ! current_user_can( 'manage_options' ) ) {
		return refusal( 'woocommerce_rest_invalid_user', __( 'Sorry, you are not allowed to do this. Please log in as an administrator.', 'customize-your-store' ), 403 );
	}
	return 'POST' === $request->get_method() && 'rules' !== $request->get_param( 'provider' ) ? consent_to_ai() : true;
}

/** @return true|\WP_Error */
function consent_to_ai() {
	$connection = get_option( AI_CONSENT );
	return $connection && 'no' !== $connection
		? true
		: refusal( 'ai_connection_not_allowed', __( 'Writing content for your store is switched off. You can allow it in the settings.', 'customize-your-store' ), 403 );
}

/** What was sent, or else what the merchant wrote in the flow. */
function description_in( \WP_REST_Request $request ): string {
	$sent = trim( (string) $request['business_description'] );
	return '' === $sent ? trim( (string) get_option( 'woo_ai_describe_store_description', '' ) ) : $sent;
}
