<?php
/**
 * What a publication answers: what is really stored. The same id gets the same answer for 90 days; or why nothing was published.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The beginning of the names of the options that keep the answers. Their values begin with the seconds since 1970, in ten digits. */
const PUBLICATION_ANSWER = 'customize_your_store_publication_';

/** Days that an answer is kept. */
const DAYS_OF_ANSWERS = 90;

/**
 * The answer, with what is really stored. Whoever publishes an earlier version reads the design anew.
 *
 * @param array<string, mixed> $request As of publish_asked().
 * @return array<string, mixed>
 */
function answer_of( array $request ): array {
	$stored = array( 'theme' => present_entity( 'theme' ) );
	foreach ( array_intersect( PUBLISHED_ENTITIES, array_keys( $request['writes'] ) ) as $entity ) {
		$wanted            = $request['writes'][ $entity ];
		$stored[ $entity ] = present_entity( $entity, is_array( $wanted ) ? $wanted['id'] ?? null : null );
	}
	return array(
		'id'     => $request['id'],
		'stored' => $stored,
	) + ( null === $request['document'] ? array() : answers_of_merchant() );
}

/** @return array{tracking: bool, consent: bool} What the merchant has agreed to, which goes with a version. */
function answers_of_merchant(): array {
	list( $tracking, $consent ) = array_values( raw_options( array( 'woocommerce_allow_tracking', AI_CONSENT ) ) );
	return array(
		'tracking' => 'yes' === $tracking,
		'consent'  => in_array( $consent, array( 'yes', '1' ), true ),
	);
}

/** @return array<string, array<string, mixed>> What the answer has besides the id, in JSON Schema. */
function properties_of_answer(): array {
	$object  = static fn( array $properties, array $others = array( 'additionalProperties' => false ) ): array => array(
		'type'       => 'object',
		'properties' => $properties,
	) + $others;
	$list    = static fn( array $items ): array => array(
		'type'  => 'array',
		'items' => $items,
	);
	$text    = array( 'type' => 'string' );
	$version = array(
		'type'    => 'integer',
		'minimum' => 0,
	);
	$stored  = $object(
		array(
			'version'  => $text,
			'modified' => array( 'type' => array( 'string', 'null' ) ),
			'value'    => array( 'type' => array( 'object', 'string', 'null' ) ),
		)
	);
	$answer  = array(
		'stored'  => array( 'description' => 'What is really stored of the theme and of everything that was written.' ) + $object( array_fill_keys( PUBLISHED_ENTITIES, $stored ) ),
		'before'  => array( 'description' => 'The version that has what was there before.' ) + $version,
		'left'    => array( 'description' => 'Of an earlier version: what stays as it is, since the page or picture that it needs is gone.' ) + $list( array( 'enum' => array( 'frontPage', 'site' ) ) + $text ),
		'stayed'  => array( 'description' => 'Of an earlier version: what stays since somebody has worked on it, or since it is gone.' ) + $list( $text ),
		'notes'   => array( 'description' => 'What was published differently than usual, and why, for people.' ) + $list(
			$object(
				array(
					'code'    => array( 'enum' => array( 'theme_not_tried', 'theme_unfinished', 'theme_error', 'uploads_refused' ) ) + $text,
					'message' => $text,
				)
			)
		),
		'unkept'  => array( 'description' => 'Pictures of the plugin that could not be copied into the media library. They stay where they are, and go with the plugin.' ) + $list(
			$object(
				array(
					'name'  => $text,
					'shows' => $text,
				)
			)
		),
		'answers' => array( 'description' => 'The answers to what was to be read, by path.' ) + $object( array(), array() ),
		'rights'  => array( 'description' => 'What the account may do with what was read, by path.' ) + $object( array(), array() ),
	);
	return array_map( static fn( array $property ): array => array( 'readonly' => true ) + $property, $answer );
}

/** @return ?array<string, mixed> The answer to an earlier request of that id. */
function kept_answer( string $id ): ?array {
	$kept = raw_options( array( PUBLICATION_ANSWER . $id ) )[ PUBLICATION_ANSWER . $id ];
	return null === $kept ? null : (array) json_decode( (string) substr( $kept, 11 ) );
}

/**
 * Keeps the answer, and forgets those that are too old.
 *
 * @param string               $id     Of the publication.
 * @param array<string, mixed> $answer As answer_of() made it.
 * @throws Publication_Stopped It cannot be stored.
 */
function keep_answer( string $id, array $answer ): void {
	global $wpdb;
	$oldest = (string) ( time() - DAYS_OF_ANSWERS * DAY_IN_SECONDS );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- names that end in an id are known by their beginning only.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( PUBLICATION_ANSWER ) . '%', $oldest ) );
	if ( ! add_option( PUBLICATION_ANSWER . $id, time() . ' ' . wp_json_encode( $answer ), '', false ) ) {
		throw new Publication_Stopped( interrupted( 'answer' ) );
	}
}

/**
 * Keeps the answer of a publication as it is now.
 *
 * @param string               $id     Of the publication.
 * @param array<string, mixed> $answer As answer_of() made it.
 */
function renew_answer( string $id, array $answer ): void {
	update_option( PUBLICATION_ANSWER . $id, time() . ' ' . wp_json_encode( $answer ), false );
}

/** Of a publication that is taken back. */
function forget_answer( string $id ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- delete_option() asks the cache first.
	$wpdb->delete( $wpdb->options, array( 'option_name' => PUBLICATION_ANSWER . $id ) );
	wp_cache_delete( PUBLICATION_ANSWER . $id, 'options' );
}

/**
 * @param array<string, mixed> $answer As answer_of() made it.
 * @param string[]             $reads  What is read for the next screen.
 */
function with_reads( array $answer, array $reads ): \WP_REST_Response {
	return new \WP_REST_Response( $answer + read_together( $reads, array() ) );
}

/** Somebody else publishes, or has taken the lock over from a request that was too slow. */
function busy(): \WP_Error {
	return refusal( 'customize_your_store_busy', __( 'Another change of the design is being published; please ask again.', 'customize-your-store' ), 503 );
}

/** @param \WP_Error $busy As of busy(). */
function asked_to_wait( \WP_Error $busy ): \WP_REST_Response {
	$reply = rest_convert_error_to_response( $busy );
	$reply->header( 'Retry-After', '2' );
	return $reply;
}

/** @param \Throwable $broken What a plugin threw. */
function broken( \Throwable $broken ): \WP_Error {
	return new \WP_Error(
		'customize_your_store_interrupted',
		/* translators: %s: an error message of PHP or of a plugin. */
		sprintf( __( 'Another plugin of this store failed, so everything was put back: %s', 'customize-your-store' ), $broken->getMessage() ),
		array( 'status' => 500 )
	);
}
