<?php
/**
 * The themes that the flow offers, and a change of theme, before and after it is published. The store calls itself for both, in the way in
 * which WordPress looks whether it still runs after a file was edited: an error is told, and no mail about it is sent.
 *
 * Before, the new theme is loaded on trial: one that ends with an error is refused, and nothing has changed. After, WordPress tells the theme
 * and plugins in the next request that the theme was changed (`after_switch_theme`): that request is made before the publication is answered,
 * since it changes settings that belong to the design. Where the store cannot call itself, it publishes all the same, and says so.
 *
 * `GET customize-your-store/v1/themes/recommended`: the theme cards of the intro, for stores that have no such list of their own.
 *
 * The themes that the intro shows, as a table of facts: the active one, and block themes that anybody can have. None is sold,
 * since nobody can say from here whether it still is.
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

/**
 * The cards, the active theme's first.
 *
 * @return array{themes: list<array<string, mixed>>, _links: array<string, mixed>}
 */
function theme_cards(): array {
	// Only whoever may install themes has a page to look for new ones: on a network its owner, whom WordPress leads on to the network's
	// page; and nobody where the host provides them.
	$page = current_user_can( 'install_themes' ) && ! is_managed_hosting() ? 'theme-install.php' : 'themes.php';
	return array(
		'themes' => array_map( __NAMESPACE__ . '\theme_card', array_values( themes_to_show() ) ),
		'_links' => array( 'browse_all' => array( 'href' => admin_url( $page ) ) ),
	);
}

/**
 * One card.
 *
 * @param array<string, mixed> $theme An entry of recommended_themes().
 * @return array<string, mixed>
 */
function theme_card( array $theme ): array {
	return array(
		'name'           => $theme['name'],
		'description'    => $theme['description'],
		'price'          => __( 'Free', 'customize-your-store' ),
		'is_free'        => true,
		'color_palettes' => array_map(
			static fn( $title, $colors ) => array(
				'title'     => $title,
				'primary'   => $colors[0],
				'secondary' => $colors[1],
			),
			array_keys( $theme['palettes'] ),
			$theme['palettes']
		),
		'total_palettes' => $theme['total'],
		'slug'           => $theme['slug'],
		'thumbnail_url'  => theme_thumbnail( $theme['slug'] ),
		'link_url'       => $theme['link_url'],
		'is_active'      => get_stylesheet() === $theme['slug'],
	);
}

/** The screenshot of an installed theme. For another one there is a picture of our own or none: no card loads from another site. */
function theme_thumbnail( string $slug ): string {
	$theme      = wp_get_theme( $slug );
	$screenshot = $theme->exists() ? $theme->get_screenshot() : false;
	$own        = is_readable( plugin_dir_path( PLUGIN_FILE ) . "pictures/themes/$slug.svg" ) ? plugins_url( "pictures/themes/$slug.svg", PLUGIN_FILE ) : '';
	return false === $screenshot ? $own : $screenshot;
}

/**
 * The active theme first, then the recommended ones.
 *
 * @return array<string, array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}> By slug.
 */
function themes_to_show(): array {
	$recommended = recommended_themes();
	$active      = get_stylesheet();
	return array( $active => $recommended[ $active ] ?? unknown_theme( wp_get_theme() ) ) + $recommended;
}

/**
 * A theme about which the table says nothing.
 *
 * @return array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}
 */
function unknown_theme( \WP_Theme $theme ): array {
	return array(
		'slug'        => $theme->get_stylesheet(),
		'name'        => wp_strip_all_tags( words_of_theme( $theme, 'Name' ) ),
		'description' => wp_strip_all_tags( words_of_theme( $theme, 'Description' ) ),
		'link_url'    => '',
		'total'       => 0,
		'palettes'    => array(),
	);
}

/**
 * What a theme says of itself, translated.
 *
 * @param 'Name'|'Description' $header Of its style sheet.
 */
function words_of_theme( \WP_Theme $theme, string $header ): string {
	$words = $theme->display( $header );
	return is_string( $words ) ? $words : '';
}

/**
 * The recommended themes without what depends on this site.
 *
 * @return array<string, array{slug: string, name: string, description: string, link_url: string, total: int, palettes: array<string, string[]>}> By slug.
 */
function recommended_themes(): array {
	$themes = array(
		'twentytwentyfour'  => array(
			'name'        => 'Twenty Twenty-Four',
			'description' => __( 'A calm, roomy theme that the store designer knows inside out.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Black and white', 'customize-your-store' ) => array( '#FEFBF3', '#7F7E7A' ),
				__( 'Brown Sugar', 'customize-your-store' ) => array( '#EFEBE0', '#AC6239' ),
				__( 'Midnight', 'customize-your-store' ) => array( '#161514', '#AFADA7' ),
				__( 'Olive', 'customize-your-store' )    => array( '#FEFBF3', '#7F7E7A' ),
			),
		),
		'twentytwentyfive'  => array(
			'name'        => 'Twenty Twenty-Five',
			'description' => __( 'Large images and fine type, with many ready sections.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Evening', 'customize-your-store' )   => array( '#1B1B1B', '#D1D0EA' ),
				__( 'Noon', 'customize-your-store' )      => array( '#F8F7F5', '#F5B684' ),
				__( 'Dusk', 'customize-your-store' )      => array( '#E2E2E2', '#650DD4' ),
				__( 'Afternoon', 'customize-your-store' ) => array( '#DAE7BD', '#516028' ),
			),
		),
		'twentytwentythree' => array(
			'name'        => 'Twenty Twenty-Three',
			'description' => __( 'As plain as can be, with bold color schemes to choose from.', 'customize-your-store' ),
			'palettes'    => array(
				__( 'Aubergine', 'customize-your-store' ) => array( '#1B1031', '#FF746D' ),
				__( 'Canary', 'customize-your-store' )    => array( '#FDFF85', '#000000' ),
				__( 'Grapes', 'customize-your-store' )    => array( '#E1E1C7', '#214F31' ),
				__( 'Marigold', 'customize-your-store' )  => array( '#F6F2EC', '#5B4460' ),
			),
		),
	);
	// How many palettes a theme has in all.
	$palettes = array(
		'twentytwentyfour'  => 0,
		'twentytwentyfive'  => 8,
		'twentytwentythree' => 10,
	);
	$whole    = array();
	foreach ( $themes as $slug => $theme ) {
		$whole[ $slug ] = $theme + array(
			'slug'     => $slug,
			'link_url' => "https://wordpress.org/themes/$slug/",
			'total'    => $palettes[ $slug ],
		);
	}
	return $whole;
}

/** Shows a theme that a publication is about to activate, in a request of the store to itself, and keeps what it shows out of caches. */
function load_on_trial( \WP_Theme $theme ): void {
	if ( ! $theme->exists() ) {
		return;
	}
	add_filter( 'pre_option_stylesheet', static fn() => $theme->get_stylesheet(), PHP_INT_MAX );
	add_filter( 'pre_option_template', static fn() => $theme->get_template(), PHP_INT_MAX );
	add_filter( 'pre_option_current_theme', static fn() => $theme->get( 'Name' ), PHP_INT_MAX );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	add_action( 'send_headers', 'nocache_headers' );
	// A header that names no menu has WordPress make one.
	add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
}
