<?php
/**
 * What WP-CLI's commands tell, as data.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/loader.php';
require __DIR__ . '/class-command.php';

/**
 * How the plugin stands on this site; what a merchant wrote is only counted.
 *
 * @return array<string, string>
 */
function status_of_site(): array {
	$theme = wp_get_theme();
	$unmet = unmet_requirement();
	$texts = get_option( StoreContent\PATTERN_TEXTS );
	return array(
		'plugin'               => get_file_data( PLUGIN_FILE, array( 'Version' ) )[0],
		'wordpress'            => get_bloginfo( 'version' ),
		'woocommerce'          => defined( 'WC_VERSION' ) ? WC_VERSION : 'none',
		'php'                  => PHP_VERSION,
		'multisite'            => yes_or_no( is_multisite() ),
		'client built'         => yes_or_no( null !== built( 'main' ) ),
		'in the way'           => null === $unmet ? 'nothing' : $unmet['sentence'],
		'theme'                => $theme->get_stylesheet() . ' ' . $theme->get( 'Version' ),
		'block theme'          => yes_or_no( wp_is_block_theme() ),
		'file changes'         => wp_is_file_mod_allowed( 'customize_your_store' ) ? 'allowed' : 'forbidden',
		'AI offered'           => yes_or_no( is_ai_enabled() ),
		'AI provider'          => ai_provider(),
		'routes'               => implode( ', ', array_map( static fn( $from, $to ) => "$from → $to", array_keys( homes() ), homes() ) ),
		'visitors see'         => what_visitors_see() ?? 'everything',
		'texts of patterns'    => is_array( $texts ) ? count( $texts ) . ' written' : 'not written',
		'business description' => '' === (string) get_option( StoreContent\LAST_DESCRIPTION, '' ) ? 'none' : 'kept',
		'publication cut off'  => unfinished_in_words(),
		'drafts not saved'     => (string) count( drafts_on_server() ),
	) + array_map( 'strval', counted_marks() );
}

/** For tables. */
function yes_or_no( bool $so ): string {
	return $so ? 'yes' : 'no';
}

/**
 * The plugins that are active, for a report.
 *
 * @return array<string, string> Versions by file.
 */
function active_plugins_with_versions(): array {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$active = array_filter( get_plugins(), 'is_plugin_active', ARRAY_FILTER_USE_KEY );
	return array_map( static fn( array $plugin ): string => (string) $plugin['Version'], $active );
}

/**
 * Designs that somebody looks at on the shop's pages. A persistent object cache keeps them to itself.
 *
 * @return list<array{user: string, until: string}>
 */
function drafts_on_server(): array {
	global $wpdb;
	$timeout = '_transient_timeout_' . draft_transient( 0 );
	$timeout = substr( $timeout, 0, -1 );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that lists transients.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s AND option_value > %d", $wpdb->esc_like( $timeout ) . '%', time() ) );
	return array_map(
		static function ( $row ) use ( $timeout ): array {
			$user = get_userdata( (int) substr( $row->option_name, strlen( $timeout ) ) );
			return array(
				'user'  => $user ? $user->user_login : 'unknown',
				'until' => gmdate( 'Y-m-d H:i:s', (int) $row->option_value ) . ' UTC',
			);
		},
		array_values( $rows )
	);
}

/**
 * What could be put back from what the server keeps. A sample that somebody has edited since stays.
 *
 * @return list<array{thing: string, id: int, now: string, then: string}>
 */
function things_to_restore(): array {
	$rows = array();
	foreach ( StoreContent\written_samples() as $sample ) {
		$before = get_post_meta( $sample->ID, StoreContent\BEFORE, true );
		$rows[] = array(
			'thing' => 'product',
			'id'    => $sample->ID,
			'now'   => $sample->post_title,
			'then'  => is_array( $before ) && StoreContent\is_ours_to_write( $sample ) ? (string) $before['title'] : 'stays',
		);
	}
	$texts = get_option( StoreContent\PATTERN_TEXTS );
	if ( is_array( $texts ) ) {
		$rows[] = array(
			'thing' => 'texts of patterns',
			'id'    => 0,
			'now'   => count( $texts ) . ' written',
			'then'  => 'as they come with the plugin',
		);
	}
	return $rows;
}

/**
 * @return list<array<string, int|string>> As the list prints them.
 */
function versions_in_words(): array {
	$live = version_that_is_live();
	return array_map(
		static fn( array $version ): array => array(
			'pinned' => yes_or_no( $version['pinned'] ),
			'live'   => yes_or_no( $live === $version['id'] ),
			'what'   => implode( ', ', $version['what'] ),
		) + $version,
		list_of_versions()
	);
}

/**
 * @param array<string, mixed> $document Of a version.
 * @return string[] The entities that it would change.
 */
function changes_by( array $document ): array {
	$keys = array(
		'posts'   => array_keys( $document['posts'] ),
		'options' => array_keys( $document['options'] ),
	);
	return differing_entities( digests_of( present_document( $keys ) ), digests_of( $document ) );
}

/**
 * Publishes a version in the name of whoever has the shell, who may do anything.
 *
 * @return array{error: ?string, before: int, left: string[], stayed: string[], notes: string[]}
 */
function publish_from_the_shell( int $version ): array {
	$reply = rest_ensure_response(
		publish_asked(
			array(
				'id'         => wp_generate_uuid4(),
				'version'    => $version,
				'expects'    => array(),
				'overwrite'  => array(),
				'writes'     => array(),
				'reads'      => array(),
				'bytes'      => 0,
				'unfiltered' => true,
				'trusted'    => true,
			)
		)
	);
	if ( is_wp_error( $reply ) || $reply->is_error() ) {
		$data  = is_wp_error( $reply ) ? array() : (array) $reply->get_data();
		$error = is_wp_error( $reply ) ? $reply->get_error_message() : (string) ( $data['message'] ?? '' );
		return array(
			'error'  => $error,
			'before' => 0,
			'left'   => array(),
			'stayed' => array(),
			'notes'  => array(),
		);
	}
	$answer = (array) $reply->get_data();
	return array(
		'error'  => null,
		'before' => (int) ( $answer['before'] ?? 0 ),
		'left'   => (array) ( $answer['left'] ?? array() ),
		'stayed' => (array) ( $answer['stayed'] ?? array() ),
		'notes'  => array_column( (array) ( $answer['notes'] ?? array() ), 'message' ),
	);
}

/**
 * Puts back what a publication left that was cut off.
 *
 * @param bool $gives_up Whether the store stays as it is where the database refuses that.
 * @return ?string Why it is not done.
 */
function recover_from_the_shell( bool $gives_up ): ?string {
	$refusal = $gives_up ? give_up_recovery() : recover_on_admin_request();
	$data    = null === $refusal ? array() : (array) $refusal->get_error_data();
	$more    = array_filter( array( (string) ( $data['database'] ?? '' ), implode( ', ', $data['left'] ?? array() ) ) );
	return null === $refusal ? null : implode( "\n", array_merge( array( $refusal->get_error_message() ), $more ) );
}

\WP_CLI::add_command( 'cys', Command::class );
