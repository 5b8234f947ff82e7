<?php
/**
 * A change of theme, before and after it is published. The store calls itself for both, in the way in which WordPress looks whether it still
 * runs after a file was edited: an error is told, and no mail about it is sent.
 *
 * Before, the new theme is loaded on trial: one that ends with an error is refused, and nothing has changed. After, WordPress tells the theme
 * and plugins in the next request that the theme was changed (`after_switch_theme`): that request is made before the publication is answered,
 * since it changes settings that belong to the design. Where the store cannot call itself, it publishes all the same, and says so.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Seconds that one call to the store itself may take. */
const LOOPBACK_TIMEOUT = 10;

/** An action of the admin area that nobody knows: WordPress loads everything for it, and does nothing. */
const ACTION_OF_TRIAL = 'cys-theme';

/**
 * @param array<string, mixed> $request As of with_document().
 * @return ?string The theme that it activates; null where it keeps the active one.
 */
function theme_to_activate( array $request ): ?string {
	$theme = null === $request['document'] ? $request['writes']['theme'] ?? null : theme_in( $request['document'] );
	return raw_options( array( 'stylesheet' ) )['stylesheet'] === $theme ? null : $theme;
}

/**
 * Loads a theme as a visitor's page and the admin area would have it.
 *
 * @return bool Whether it could be tried.
 * @throws Publication_Stopped It ends with an error.
 */
function try_theme( string $slug ): bool {
	// WordPress notes something of a theme that it draws a page with.
	$notes = row_of_option( "theme_mods_$slug" );
	try {
		return is_tried( $slug );
	} finally {
		put_back_option( "theme_mods_$slug", $notes );
		wp_cache_delete( 'alloptions', 'options' );
	}
}

/**
 * @return bool As of try_theme().
 * @throws Publication_Stopped As of try_theme().
 */
function is_tried( string $slug ): bool {
	foreach ( array( home_url( '/' ), address_in_admin_area() ) as $address ) {
		$error = error_at( add_query_arg( THEME_ON_TRIAL, rawurlencode( $slug ), $address ) );
		if ( null === $error ) {
			return false;
		}
		// What ends with an error with the present theme, too, does not end because of the new one.
		if ( '' !== $error && '' === error_at( $address ) ) {
			/* translators: 1: name of a theme. 2: an error message of PHP. */
			$words = sprintf( __( 'The theme “%1$s” does not work in this store. It was tried, and ended with an error: %2$s', 'customize-your-store' ), (string) wp_get_theme( $slug )->get( 'Name' ), $error );
			throw new Publication_Stopped( refusal( 'customize_your_store_theme_fails', $words, 400 ) );
		}
	}
	return true;
}

/** A page of the admin area that everybody may ask for. */
function address_in_admin_area(): string {
	return add_query_arg( 'action', ACTION_OF_TRIAL, admin_url( 'admin-ajax.php' ) );
}

/**
 * Has the store load one of its own addresses.
 *
 * @return ?string The error of PHP that ended it; empty where none did; null where the store cannot call itself.
 */
function error_at( string $address ): ?string {
	$key   = md5( wp_generate_uuid4() );
	$nonce = wp_generate_uuid4();
	set_transient( "scrape_key_$key", $nonce, 3 * LOOPBACK_TIMEOUT );
	if ( PHP_SESSION_ACTIVE === session_status() ) {
		// The other request would wait for it.
		session_write_close();
	}
	$headers = array( 'Cache-Control' => 'no-cache' );
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.Security.ValidatedSanitizedInput -- a password, as it was sent, for the same server.
		$headers['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) );
	}
	$answer = wp_remote_get(
		add_query_arg(
			array(
				'wp_scrape_key'   => $key,
				'wp_scrape_nonce' => $nonce,
			),
			$address
		),
		array(
			'timeout'     => LOOPBACK_TIMEOUT,
			'redirection' => 0,
			'cookies'     => wp_unslash( $_COOKIE ),
			'headers'     => $headers,
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false, $address ),
		)
	);
	delete_transient( "scrape_key_$key" );
	preg_match( "/###### wp_scraping_result_start:$key ######\\s*(.*?)\\s*###### wp_scraping_result_end:$key ######/s", wp_remote_retrieve_body( $answer ), $found );
	$end = json_decode( $found[1] ?? 'null', true );
	if ( true === $end ) {
		return '';
	}
	return isset( $end['message'], $end['file'], $end['line'] ) ? (string) strtok( $end['message'], "\n" ) . " ({$end['file']}:{$end['line']})" : null;
}

/**
 * Has WordPress finish a change of theme, and sees to it that the design is what was published. The lock has to be held.
 *
 * @param array<string, mixed> $request As of with_document().
 * @param array<string, mixed> $answer  Of the publication.
 * @return array<string, mixed> The answer, with what is stored now.
 */
function finish_theme_change( array $request, array $answer ): array {
	$written = array_merge( array(), ...array_values( array_intersect_key( PUBLISHED_OPTIONS, $request['writes'] ) ) );
	$chosen  = null === $request['document'] ? array_combine( $written, array_map( __NAMESPACE__ . '\row_of_option', $written ) ) : options_to_put_back( $request['document']['options'], $answer['left'] );
	$error   = error_at( address_in_admin_area() );
	forget_read_options();
	if ( raw_options( array( 'theme_switched' ) )['theme_switched'] ) {
		$answer['notes'][] = '' === (string) $error ? note_of_unfinished() : note_of_error( $error );
		if ( '' !== (string) $error ) {
			// Each page would end with this error, until it is done.
			update_option( 'theme_switched', false );
		}
	}
	// What was published counts, whatever a theme would rather have.
	foreach ( $chosen as $name => $row ) {
		put_back_option( $name, $row );
	}
	forget_read_options();
	renew_options_of_version( (int) $answer['version'] );
	$answer = answer_of( $request ) + $answer;
	renew_answer( $request['id'], $answer );
	return $answer;
}

/** Another request has written options. */
function forget_read_options(): void {
	foreach ( array( 'alloptions', 'notoptions', 'theme_switched' ) as $name ) {
		wp_cache_delete( $name, 'options' );
	}
}

/** @return array{code: string, message: string} The theme was not tried. */
function note_of_no_trial(): array {
	return array(
		'code'    => 'theme_not_tried',
		'message' => __( 'Your store could not call itself, so the new theme was not tried before it was published. WordPress finishes the change of theme when somebody opens the next page of the store.', 'customize-your-store' ),
	);
}

/** @return array{code: string, message: string} WordPress has not told the theme yet. */
function note_of_unfinished(): array {
	return array(
		'code'    => 'theme_unfinished',
		'message' => __( 'WordPress finishes the change of theme when somebody opens the next page of the store.', 'customize-your-store' ),
	);
}

/** @return array{code: string, message: string} The theme, or a plugin, ended with an error when it was told. */
function note_of_error( string $error ): array {
	return array(
		'code'    => 'theme_error',
		/* translators: %s: an error message of PHP. */
		'message' => sprintf( __( 'The new theme is active, but its own set-up ended with an error: %s', 'customize-your-store' ), $error ),
	);
}
