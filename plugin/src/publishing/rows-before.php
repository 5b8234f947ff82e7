<?php
/**
 * What the flow writes outside of publications: settings, and the words of products and patterns. How each row was before is kept until a
 * version has it; how the flow left a setting is kept for good, since only what nobody has touched since goes with a version.
 *
 * Each is an option of its own. A name is inserted once, so of several requests at the same moment the first counts, and none is lost.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The beginning of the names of what keeps a row as it was before the flow first wrote it since the newest version. */
const ROW_BEFORE = 'customize_your_store_was_';

/** The beginning of the names of what keeps a digest of a setting as the flow left it. */
const ROW_LEFT = 'customize_your_store_left_';

/** The settings that belong to the flow, besides those of the design, and what WooCommerce notes of the one about tracking. */
const OPTIONS_OF_FLOW = array(
	...OPTIONS_OF_COMPLETION,
	'woocommerce_allow_tracking',
	'woocommerce_allow_tracking_first_optin',
	'woocommerce_allow_tracking_last_modified',
	'woocommerce_customize_store_ai_suggestions',
	'woo_ai_describe_store_description',
	CHOSEN_TRADE,
	AI_CONSENT,
	AI_CONSENT_BEFORE,
	StoreContent\LAST_DESCRIPTION,
	StoreContent\WRITTEN_TITLE,
	StoreContent\PATTERN_TEXTS,
	StoreContent\PATTERN_PICTURES,
);

/** The flow names a store that has no name; otherwise the title is part of the design. */
const OPTIONS_NOTED = array( ...OPTIONS_OF_FLOW, 'blogname' );

/** Does the flow write here, and not by a publication, which keeps versions of its own? */
function is_written_between(): bool {
	return ( isset( $_SERVER['HTTP_X_CUSTOMIZE_YOUR_STORE'] ) || asks_for( REST_SPACE ) ) && ! asks_for( REST_SPACE . '/publications' );
}

/** @param mixed $name Of an option that is about to be written. */
function note_option_before( $name ): void {
	if ( in_array( $name, OPTIONS_NOTED, true ) && is_written_between() ) {
		note_row_before( "option $name", row_of_option( $name ) );
	}
}
add_action( 'add_option', __NAMESPACE__ . '\note_option_before' );
add_action( 'update_option', __NAMESPACE__ . '\note_option_before' );
add_action( 'delete_option', __NAMESPACE__ . '\note_option_before' );

/** @param mixed $name Of an option that has just been written. */
function note_option_after( $name ): void {
	if ( in_array( $name, OPTIONS_OF_FLOW, true ) && is_written_between() ) {
		note_as_left( $name );
	}
}
add_action( 'added_option', __NAMESPACE__ . '\note_option_after' );
add_action( 'updated_option', __NAMESPACE__ . '\note_option_after' );
add_action( 'deleted_option', __NAMESPACE__ . '\note_option_after' );

/** @param int $id Of a product that is about to be written. */
function note_product_before( int $id ): void {
	if ( is_written_between() ) {
		$key = "product $id";
		note_row_before( $key, things_in_document( array( $key ) )[ $key ] );
	}
}

/**
 * @param string               $key As of digests_of().
 * @param ?array<string, mixed> $row As a document has it.
 */
function note_row_before( string $key, ?array $row ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() would write over the first.
	$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", ROW_BEFORE . md5( $key ), as_ascii( compact( 'key', 'row' ) ) ) );
}

/**
 * What is noted.
 *
 * @return array{names: string[], posts: array<string, ?array<string, mixed>>, options: array<string, ?array<string, string>>} The names of the options that hold it, and the rows as in a document.
 */
function rows_before(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that lists options.
	$kept = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( ROW_BEFORE ) . '%' ), ARRAY_A );
	$rows = array( 'names' => array_column( $kept, 'option_name' ) ) + no_keys();
	foreach ( array_column( $kept, 'option_value' ) as $text ) {
		list( 'key' => $key, 'row' => $row ) = from_ascii( $text ) + array(
			'key' => '',
			'row' => null,
		);
		if ( str_starts_with( $key, 'option ' ) ) {
			$rows['options'][ substr( $key, 7 ) ] = $row;
		} elseif ( '' !== $key ) {
			$rows['posts'][ $key ] = $row;
		}
	}
	return $rows;
}

/** @param string[] $names As of rows_before(): a version has them now. */
function forget_rows_before( array $names ): void {
	global $wpdb;
	if ( array() !== $names ) {
		$places = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- a placeholder for each name; delete_option() asks the cache first.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name IN ( $places )", $names ) );
	}
}

/**
 * The options that a publication writes when it writes these.
 *
 * @param string[] $options Names.
 * @return string[]
 */
function names_of_notes( array $options ): array {
	return array_merge( rows_before()['names'], array_map( static fn( string $name ): string => ROW_LEFT . $name, array_values( array_intersect( OPTIONS_OF_FLOW, $options ) ) ) );
}

/** Is it one of those? */
function is_note( string $option ): bool {
	return str_starts_with( $option, ROW_BEFORE ) || str_starts_with( $option, ROW_LEFT );
}

/** @param string $name Of a setting that the flow has written. */
function note_as_left( string $name ): void {
	put_back_option(
		ROW_LEFT . $name,
		array(
			'option_value' => digest_of_option( $name ),
			'autoload'     => 'off',
		)
	);
}

/** A text for what a setting is; `none` where it is not there. */
function digest_of_option( string $name ): string {
	$row = row_of_option( $name );
	return null === $row ? 'none' : md5( $row['option_value'] );
}

/** Has nobody touched it since the flow wrote it? */
function is_as_left( string $name ): bool {
	return raw_options( array( ROW_LEFT . $name ) )[ ROW_LEFT . $name ] === digest_of_option( $name );
}

/**
 * The settings of the flow that a version has in another way.
 *
 * @param array<string, ?array<string, string>> $options Of a document.
 * @return array<string, bool> By name: whether nobody has touched it since, so that it goes with the version.
 */
function settings_of_flow_in( array $options ): array {
	$ours    = array_intersect_key( $options, array_flip( OPTIONS_OF_FLOW ) );
	$differs = array_keys( array_filter( $ours, static fn( ?array $row, string $name ): bool => row_of_option( $name ) !== $row, ARRAY_FILTER_USE_BOTH ) );
	return array_combine( $differs, array_map( __NAMESPACE__ . '\is_as_left', $differs ) );
}
