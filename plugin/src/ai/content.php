<?php
/**
 * A store's words, written by the site's own model where there is one and the merchant has agreed to it; on any fault the built-in words stand in.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Shorter than the lock under which the content is written once for all who ask. */
const CONTENT_SECONDS = 25.0;

/** As many texts as a model can write in that time; the others stay as the catalogue has them. */
const CONTENT_TEXTS = 40;

/**
 * Answers `customize_your_store_store_content`. Who applies the filter keeps the answer and makes it plain and short.
 *
 * @param array<string, mixed>|null                          $content     What another plugin wrote.
 * @param string                                             $description How the owner describes the shop.
 * @param array<string, array{default: string, limit: int}> $slots       The texts wanted, by id.
 * @return array<string, mixed>|null
 */
function model_content( $content, string $description, array $slots ) {
	$description = mb_substr( trim( $description ), 0, 4000 );
	if ( null !== $content || '' === $description || 'wordpress' !== ai_provider() || true !== StoreContent\consent_to_ai() || seconds_to_wait() > 0 ) {
		return $content;
	}
	$texts  = array_slice( $slots, 0, CONTENT_TEXTS );
	$answer = ask_model( CONTENT_TASK, content_data( $description, $texts ), content_schema( array_keys( $texts ) ), CONTENT_SECONDS );
	return is_wp_error( $answer ) ? null : content_from( $answer );
}
add_filter( 'customize_your_store_store_content', __NAMESPACE__ . '\model_content', 10, 3 );

/**
 * Reads the model's answer. Six times the same product is as good as none.
 *
 * @param string $answer The model's own words.
 * @return array<string, mixed>|null
 */
function content_from( string $answer ): ?array {
	// Models like to put a fence or a sentence around it, however they are asked.
	$read     = json_decode( (string) preg_replace( '/^[^{]*|[^}]*$/', '', $answer ), true );
	$products = is_array( $read ) && is_array( $read['products'] ?? null ) ? $read['products'] : array();
	return count( array_unique( array_filter( array_column( $products, 'title' ), 'is_string' ) ) ) < 6 ? null : $read;
}

/**
 * Sends the description only to the provider that the flow shows; where it says that its words come from the built-in rules, to none.
 *
 * @param mixed            $response Not changed.
 * @param mixed            $handler  Not looked at.
 * @param \WP_REST_Request $request  With the provider of the flow's session, if the flow sent it.
 * @return mixed
 */
function ask_only_the_chosen( $response, $handler, \WP_REST_Request $request ) {
	$provider = $request->get_param( 'provider' );
	if ( str_starts_with( $request->get_route(), '/' . REST_SPACE . '/ai/' ) && null !== $provider && 'wordpress' !== $provider ) {
		remove_filter( 'customize_your_store_store_content', __NAMESPACE__ . '\model_content' );
	}
	return $response;
}
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\ask_only_the_chosen', 10, 3 );
