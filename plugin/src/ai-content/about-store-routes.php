<?php
/**
 * Is the store's content written, from which description, and what is the store called?
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\refusal;

/** The description that the present content was written from. */
const LAST_DESCRIPTION = 'last_business_description_with_ai_content_generated';

/** The title that was written here. A site whose title is another one was named by a person. */
const WRITTEN_TITLE = 'ai_generated_site_title';

/** Have we written products or pattern texts that are still there? */
function is_written(): bool {
	return false !== get_option( PATTERN_TEXTS, false ) || array() !== written_samples();
}

/** @return array{is_ai_generated: bool} */
function store_info(): array {
	return array( 'is_ai_generated' => is_written() );
}

/** @return array{ai_content_generated: true}|\WP_Error */
function keep_description( \WP_REST_Request $request ) {
	$description = trim( (string) $request['business_description'] );
	if ( '' === $description ) {
		return no_description();
	}
	update_option( LAST_DESCRIPTION, $description, false );
	return array( 'ai_content_generated' => true );
}

/**
 * Names a store that has no title, or one from here. "Site Title" is what a person left standing.
 *
 * @return array{ai_content_generated: bool, provider: string}|\WP_Error
 */
function write_store_title( \WP_REST_Request $request ) {
	$description = trim( (string) $request['business_description'] );
	if ( '' === $description ) {
		return no_description();
	}
	$content = store_content( $description );
	$title   = html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	$free    = '' === trim( $title ) || get_option( WRITTEN_TITLE ) === $title;
	if ( $free ) {
		update_option( 'blogname', $content['title'] );
		update_option( WRITTEN_TITLE, html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES ), false );
	}
	return array(
		'ai_content_generated' => $free,
		'provider'             => $content['provider'],
	);
}

/** After a reset the next description is a new one, even if it is the same. */
function forget_description(): void {
	delete_option( LAST_DESCRIPTION );
}

/** The refusal of a request without a description. */
function no_description(): \WP_Error {
	return refusal( 'invalid_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
}
