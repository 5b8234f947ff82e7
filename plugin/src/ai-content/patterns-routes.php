<?php
/**
 * `customize-your-store/v1/ai/patterns`: the words and pictures of the patterns are made to fit the store, or go back to what
 * they were.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\refusal;

/** @return array{ai_content_generated: true, provider: string}|\WP_Error */
function write_patterns( \WP_REST_Request $request ) {
	$description = description_in( $request );
	if ( '' === $description ) {
		return refusal( 'missing_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
	}
	$content = store_content( $description, look_named( $request['images']['look'] ?? '' ) );
	update_option( PATTERN_TEXTS, $content['texts'], false );
	update_option( PATTERN_PICTURES, $content['pictures'], false );
	return array(
		'ai_content_generated' => true,
		'provider'             => $content['provider'],
	);
}

/** @return array{removed: true} */
function reset_patterns(): array {
	delete_option( PATTERN_TEXTS );
	delete_option( PATTERN_PICTURES );
	forget_description();
	return array( 'removed' => true );
}
