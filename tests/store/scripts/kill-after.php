<?php
/**
 * Has the process kill itself right after so many writes to the database; with 0 it goes on to the end. `$writes` says how many it were, and
 * `$answered` which of them stored a publication's answer.
 */

$writes   = 0;
$answered = 0;
add_filter(
	'query',
	static function ( $query ) use ( &$writes, &$answered, $stop ) {
		// Before the next statement, the one before is done.
		if ( $stop > 0 && $writes >= $stop ) {
			posix_kill( getmypid(), SIGKILL );
		}
		if ( ! preg_match( '/^\s*(SELECT|SHOW|DESCRIBE|EXPLAIN|SET)\b/i', $query ) ) {
			++$writes;
			if ( preg_match( '/^\s*INSERT.*customize_your_store_publication_/is', $query ) ) {
				$answered = $writes;
			}
		}
		return $query;
	}
);
