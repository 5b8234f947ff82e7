<?php
/**
 * What is looked at before a publication writes, and right after it: rights, room, what somebody else changed, and whether the database took it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * What may not be written by this account is refused before anything is prepared.
 *
 * @param array<string, mixed> $request As of with_document().
 */
function lack_of_rights( array $request ): ?\WP_Error {
	$writes = null === $request['document'] ? $request['writes'] : settings_changed_by( $request['document'] );
	$needed = array(
		'theme'     => 'switch_themes',
		'frontPage' => 'manage_options',
		'site'      => 'manage_options',
		'pages'     => 'publish_pages',
		'options'   => 'manage_options',
	);
	foreach ( array_intersect_key( $needed, $writes ) as $entity => $capability ) {
		if ( ! $request['trusted'] && ! current_user_can( $capability ) ) {
			$refusal = refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) );
			$refusal->add_data( array( 'entity' => $entity ) + (array) $refusal->get_error_data() );
			return $refusal;
		}
	}
	return isset( $writes['theme'] ) ? lack_of_theme( $writes['theme'] ) : null;
}

/**
 * The settings that a version changes.
 *
 * @param array<string, mixed> $document Of a version.
 * @return array<string, string> The theme, and for the others anything; `options` for settings of the flow.
 */
function settings_changed_by( array $document ): array {
	$changed = array_filter(
		array_intersect_key( PUBLISHED_OPTIONS, array_flip( array( 'frontPage', 'site' ) ) ),
		static fn( array $names ): bool => array() !== array_filter( $names, static fn( string $name ): bool => row_of_option( $name ) !== ( $document['options'][ $name ] ?? null ) )
	);
	$theme   = theme_in( $document );
	$options = array_diff_key( array_filter( settings_of_flow_in( $document['options'] ) ), array_flip( OPTIONS_OF_COMPLETION ) );
	$changed = array() === $options ? $changed : $changed + compact( 'options' );
	return array_map( static fn(): string => '', $changed ) + ( null === $theme ? array() : compact( 'theme' ) );
}

/**
 * What the database cannot take in one statement is refused before anything is written.
 *
 * @param array<string, mixed> $request As of publish_asked().
 */
function lack_of_room( array $request ): ?\WP_Error {
	global $wpdb;
	$quiet = $wpdb->suppress_errors( true );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a setting of the server.
	$packet = (int) $wpdb->get_var( 'SELECT @@max_allowed_packet' );
	$wpdb->suppress_errors( $quiet );
	$bytes = null === $request['document'] ? $request['bytes'] : strlen( (string) wp_json_encode( with_bytes( $request['document'] ) ) );
	// Every byte may be escaped, and the recovery record has all of the old content.
	return $packet > 0 && 2 * $bytes > $packet ? too_large() : null;
}

/**
 * Whoever writes says what was there before, or that it does not matter. An earlier version replaces what is there, which stays a version.
 *
 * @param array<string, mixed> $request As of with_document().
 */
function lack_of_versions( array $request ): ?\WP_Error {
	$written = array_intersect( PUBLISHED_ENTITIES, array_keys( $request['writes'] ) );
	$missing = array_diff( $written, array_keys( $request['expects'] ), $request['overwrite'] );
	$vague   = array_diff( array_intersect( array_keys( $request['expects'] ), array_keys( PUBLISHED_POSTS ) ), $written );
	if ( array() !== $missing || array() !== $vague ) {
		return refusal( 'rest_invalid_param', __( 'Send the version of everything that is written, and of nothing else but the theme, the front page and the site.', 'customize-your-store' ), 400 );
	}
	$theme   = $request['writes']['theme'] ?? $request['expects']['theme'] ?? get_option( 'stylesheet' );
	$foreign = array_filter( array_intersect_key( $request['writes'], array_flip( array( 'header', 'footer', 'home' ) ) ), static fn( array $wanted ): bool => ! str_starts_with( $wanted['id'], "$theme//" ) );
	return array() === $foreign ? null
		: refusal( 'rest_invalid_param', __( 'Header, footer and home page have to belong to the theme.', 'customize-your-store' ), 400 );
}

/**
 * @param array<string, mixed> $request As of publish_asked().
 * @throws Publication_Stopped Something is not as expected; all that is not is in it.
 */
function stop_on_conflict( array $request ): void {
	$writes    = $request['writes'];
	$conflicts = array();
	if ( isset( $request['live'] ) && version_that_is_live() !== $request['live'] ) {
		throw new Publication_Stopped( refusal( 'customize_your_store_changed', __( 'Your store was changed since you looked at this list. Leave it like this, and look at the list again.', 'customize-your-store' ), 409 ) );
	}
	foreach ( array_diff_key( $request['expects'], array_flip( $request['overwrite'] ) ) as $entity => $expected ) {
		$wanted = $writes[ $entity ] ?? null;
		$id     = is_array( $wanted ) ? $wanted['id'] ?? null : null;
		if ( ! is_expected( $entity, $expected, present_version( $entity, $id ), $wanted ) ) {
			$conflicts[ $entity ] = present_entity( $entity, $id );
		}
	}
	if ( array() !== $conflicts ) {
		throw new Publication_Stopped(
			new \WP_Error(
				'customize_your_store_changed',
				__( 'Someone else changed this.', 'customize-your-store' ),
				array(
					'status'    => 409,
					'conflicts' => $conflicts,
				)
			)
		);
	}
}

/**
 * Of settings and of a theme WordPress does not say whether the database took them.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @throws Publication_Stopped One is not as it was wanted.
 */
function stop_if_not_written( array $writes ): void {
	$wanted = array_map( 'strval', array_intersect_key( $writes['frontPage'] ?? array(), array( 'show_on_front' => 1 ) ) );
	if ( isset( $writes['theme'] ) ) {
		$wanted['stylesheet'] = (string) $writes['theme'];
	}
	if ( array() !== $wanted && array_diff_assoc( $wanted, array_map( 'strval', raw_options( array_keys( $wanted ) ) ) ) ) {
		throw new Publication_Stopped( interrupted( isset( $writes['theme'] ) ? 'theme' : 'frontPage' ) );
	}
}
