<?php
/**
 * `wp cys …`: what hosts and support ask of a store's server.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

use WP_CLI\Utils;

/**
 * Tells how Customize Your Store stands on this site, and publishes earlier versions of its design.
 *
 * Sessions are recorded in the browser of whoever designs, not on the server: a recording is saved there, by the flow log (Ctrl+Alt+L
 * in the designer, "Report a problem").
 */
class Command {
	/**
	 * Tells versions, theme, AI provider, routes, options, and what the plugin has left in the store.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp cys status
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function status( array $words, array $flags ): void {
		$rows = array();
		foreach ( status_of_site() as $name => $value ) {
			$rows[] = compact( 'name', 'value' );
		}
		Utils\format_items( $flags['format'] ?? 'table', $rows, array( 'name', 'value' ) );
	}

	/**
	 * Prints what support needs, as JSON: the status, and the active plugins. No text of the merchant is in it.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cys report > report.json
	 */
	public function report(): void {
		$report = array(
			'status'   => status_of_site(),
			'plugins'  => active_plugins_with_versions(),
			'sessions' => 'In the browser of whoever designs: Ctrl+Alt+L in the designer, "Report a problem".',
		);
		\WP_CLI::line( (string) wp_json_encode( $report, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Lists the designs that the server knows and that are not saved: the drafts of the last hour that somebody looked at on the shop's pages.
	 *
	 * Other sessions are in the browser of whoever designs, where the server cannot read them.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 *   - csv
	 *   - count
	 * ---
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function sessions( array $words, array $flags ): void {
		$format = $flags['format'] ?? 'table';
		if ( 'table' === $format ) {
			\WP_CLI::log( 'Sessions are recorded in the browser of whoever designs. The server knows the drafts of the last hour:' );
		}
		Utils\format_items( $format, drafts_on_server(), array( 'user', 'until' ) );
	}

	/**
	 * Lists the versions of the design that this store keeps, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 *   - csv
	 *   - count
	 * ---
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function versions( array $words, array $flags ): void {
		Utils\format_items( $flags['format'] ?? 'table', versions_in_words(), array( 'id', 'date', 'author', 'kind', 'what', 'pinned', 'live' ) );
	}

	/**
	 * Publishes an earlier version of the design. What visitors see now stays a version.
	 *
	 * ## OPTIONS
	 *
	 * <version>
	 * : Its id, as `wp cys versions` tells it.
	 *
	 * [--dry-run]
	 * : Says what would change, and changes nothing.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cys publish 1203 --dry-run
	 *
	 * @param string[]              $words The id.
	 * @param array<string, string> $flags As above.
	 */
	public function publish( array $words, array $flags ): void {
		// No number is no version, and 0 is the store before the flow.
		$version = (int) ( $words[0] ?? 0 );
		$this->publish_or_tell( $version > 0 ? $version : -1, $flags );
	}

	/**
	 * Publishes the store as it was before the flow. What visitors see now stays a version.
	 *
	 * Sample products and texts that the wizard has written go with it: --dry-run lists them. What somebody has worked on since stays.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Says what would change, and changes nothing.
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function restore( array $words, array $flags ): void {
		$before = version_before_the_flow();
		if ( Utils\get_flag_value( $flags, 'dry-run', false ) ) {
			$rows = things_to_restore();
			Utils\format_items( 'table', $rows, array( 'thing', 'id', 'now', 'then' ) );
			\WP_CLI::log( sprintf( '%d would be put back.', count( array_filter( $rows, static fn( $row ) => 'stays' !== $row['then'] ) ) ) );
		}
		$this->publish_or_tell( $before, $flags );
	}

	/**
	 * Puts back what was there before a publication that was cut off, as each request of the admin area does.
	 *
	 * ## OPTIONS
	 *
	 * [--give-up]
	 * : Leaves the store as it is where the database refuses that. The versions have what was there before.
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function recover( array $words, array $flags ): void {
		$error = recover_from_the_shell( (bool) Utils\get_flag_value( $flags, 'give-up', false ) );
		if ( null !== $error ) {
			\WP_CLI::error( $error );
		}
		\WP_CLI::success( 'Publications cut off: ' . unfinished_in_words() . '.' );
	}

	/**
	 * @param int                   $version Its id.
	 * @param array<string, string> $flags   As of publish().
	 */
	private function publish_or_tell( int $version, array $flags ): void {
		$document = document_to_publish( $version );
		if ( null === $document ) {
			\WP_CLI::error( "There is no version $version. `wp cys versions` lists them." );
		}
		$what = changes_by( (array) $document );
		if ( Utils\get_flag_value( $flags, 'dry-run', false ) ) {
			\WP_CLI::log( array() === $what ? 'Nothing would change.' : 'Would change: ' . implode( ', ', $what ) . '. Nothing was changed.' );
			return;
		}
		$answer = publish_from_the_shell( $version );
		if ( null !== $answer['error'] ) {
			\WP_CLI::error( $answer['error'] );
		}
		if ( array() !== $answer['stayed'] ) {
			\WP_CLI::log( 'Left as it is, since somebody has worked on it or it is shown elsewhere, or since it is gone: ' . implode( ', ', $answer['stayed'] ) . '.' );
		}
		array_map( array( \WP_CLI::class, 'warning' ), $answer['notes'] );
		\WP_CLI::success( sprintf( '%s is published. What was there before is version %d.%s', 0 === $version ? 'The store before the flow' : "Version $version", $answer['before'], array() === $answer['left'] ? '' : ' Stays as it is, since what it needs is gone: ' . implode( ', ', $answer['left'] ) . '.' ) );
	}
}
