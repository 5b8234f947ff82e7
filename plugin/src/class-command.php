<?php
/**
 * `wp cys …`: what hosts and support ask of a store's server. It reads only.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

use WP_CLI\Utils;

/**
 * Tells how Customize Your Store stands on this site. Changes nothing.
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
	 * Tells what the server could put back: sample products and texts of patterns that the wizard has written.
	 *
	 * Pages, styles and logo from before the design are in the browser of whoever designed: there "Restore my previous design" brings
	 * everything back, and can itself be undone. So this command restores nothing.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Says what would be put back. Without it the command refuses.
	 *
	 * @param string[]              $words Not used.
	 * @param array<string, string> $flags As above.
	 */
	public function restore( array $words, array $flags ): void {
		if ( ! Utils\get_flag_value( $flags, 'dry-run', false ) ) {
			\WP_CLI::error( 'Restoring takes what the designer’s browser has recorded: use "Restore my previous design" there. Here is only --dry-run.' );
		}
		$rows = things_to_restore();
		Utils\format_items( 'table', $rows, array( 'thing', 'id', 'now', 'then' ) );
		\WP_CLI::log( sprintf( '%d can be put back by the designer. Nothing was changed.', count( array_filter( $rows, static fn( $row ) => 'stays' !== $row['then'] ) ) ) );
	}
}
