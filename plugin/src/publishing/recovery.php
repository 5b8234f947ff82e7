<?php
/**
 * The recovery record: what the store had of everything that a publication writes. It is stored before the first write, and deleted with
 * the last one. A transaction takes a publication back by itself; the record does so where a table knows no transactions, where a plugin
 * ended ours, and where PHP was killed between two writes.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * A row that is written first in the transaction and deleted last. Who finds it without the publication knows that what was written stayed;
 * without it nothing did, and whatever differs from the record is somebody else's work since.
 */
const RECOVERY_MARK = 'customize_your_store_recovery_begun';

/** The options that a change of theme writes, besides those of the theme itself and its mods. */
const OPTIONS_OF_THEME_CHANGE = array( 'template_root', 'stylesheet_root', 'theme_switched', 'theme_switch_menu_locations', 'theme_switched_via_customizer', 'sidebars_widgets', 'customize_stashed_theme_mods' );

/** The options that complete WooCommerce's task. */
const OPTIONS_OF_COMPLETION = array( 'woocommerce_admin_customize_store_completed', 'woocommerce_admin_customize_store_completed_theme_id' );

/**
 * What the store has of everything that a publication changes.
 *
 * @param array{posts: string[], options: string[]} $keys        As keys_of_writes() or a version tells them.
 * @param string                                    $holder      Whose publication it is.
 * @param string                                    $publication Its id.
 * @return array{options: array<string, ?array<string, string>>, posts: array<int, array<string, mixed>>, absent: string[], last: int, stays: bool, holder: string, publication: string} Rows of options, null for none; posts by id with their meta and terms; keys that have no post; the highest id of a post; whether no transaction takes everything back; who publishes what.
 */
function recovery_record( array $keys, string $holder, string $publication ): array {
	$ids   = array_filter( array_combine( $keys['posts'], array_map( __NAMESPACE__ . '\post_of_key', $keys['posts'] ) ) );
	$posts = array_values( $ids );
	return array(
		'options'     => array_combine( $keys['options'], array_map( __NAMESPACE__ . '\row_of_option', $keys['options'] ) ),
		'posts'       => array_combine( $posts, array_map( __NAMESPACE__ . '\whole_post', $posts ) ),
		'absent'      => array_values( array_diff( $keys['posts'], array_keys( $ids ) ) ),
		'last'        => last_post(),
		'stays'       => ! knows_transactions(),
		'holder'      => $holder,
		'publication' => $publication,
	);
}

/**
 * Whether a transaction takes back what is written into any of WordPress's tables. Where one does not know transactions, the mark may be gone
 * although other rows stayed.
 */
function knows_transactions(): bool {
	global $wpdb;
	$tables = array( $wpdb->posts, $wpdb->postmeta, $wpdb->options, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->term_relationships );
	$places = implode( ', ', array_fill( 0, count( $tables ), '%s' ) );
	$quiet  = $wpdb->suppress_errors( true );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- a placeholder for each name.
	$status = (array) $wpdb->get_results( $wpdb->prepare( "SHOW TABLE STATUS WHERE Name IN ( $places )", $tables ), ARRAY_A );
	$wpdb->suppress_errors( $quiet );
	return array() === array_diff( array_map( 'strtolower', array_filter( array_column( $status, 'Engine' ) ) ), array( 'innodb', 'sqlite' ) );
}

/** The highest id of a post. */
function last_post(): int {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that tells it.
	return (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" );
}

/** @return ?array<string, string> Value and autoload of an option. */
function row_of_option( string $name ): ?array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	return $wpdb->get_row( $wpdb->prepare( "SELECT option_value, autoload FROM $wpdb->options WHERE option_name = %s", $name ), ARRAY_A );
}

/** @return array<string, mixed> The row of a post, of its meta, and its terms. */
function whole_post( int $id ): array {
	global $wpdb;
	return array(
		'row'   => raw_post( $id ),
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
		'meta'  => $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key NOT IN ( '_edit_lock', '_edit_last' ) ORDER BY meta_id", $id ), ARRAY_A ),
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
		'terms' => $wpdb->get_col( $wpdb->prepare( "SELECT term_taxonomy_id FROM $wpdb->term_relationships WHERE object_id = %d ORDER BY term_taxonomy_id", $id ) ),
	);
}

/**
 * Puts back whatever is not as the record says. What is as it was is not written, so it may be called again and again. The answer goes first:
 * whoever asks again is not to hear that it was published. Versions go last: they have what was there as long as not all of it is back.
 *
 * @param array<string, mixed> $record As recovery_record() made it.
 * @return string[] What the database refused to put back, as unlike_record() names it.
 */
function put_back( array $record ): array {
	forget_answer( (string) ( $record['publication'] ?? '' ) );
	foreach ( $record['options'] as $name => $row ) {
		put_back_option( $name, $row );
	}
	foreach ( $record['posts'] as $id => $post ) {
		put_back_post( (int) $id, $post );
	}
	foreach ( $record['absent'] as $key ) {
		array_map( __NAMESPACE__ . '\delete_made_post', posts_made_since( $record['last'], (string) $key ) );
	}
	$left = unlike_record( $record );
	if ( array() === $left ) {
		forget_versions_since( $record['last'] );
	}
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	wp_cache_set_last_changed( 'posts' );
	wp_clean_theme_json_cache();
	return $left;
}

/**
 * @param array<string, mixed> $record As recovery_record() made it.
 * @return string[] What is not as the record says: names of options; posts by their type and name.
 */
function unlike_record( array $record ): array {
	$options = array_filter( array_keys( $record['options'] ), static fn( $name ): bool => row_of_option( (string) $name ) !== $record['options'][ $name ] );
	$posts   = array_filter( $record['posts'], static fn( array $post, int $id ): bool => whole_post( $id ) !== $post, ARRAY_FILTER_USE_BOTH );
	$made    = array_filter( $record['absent'], static fn( $key ): bool => array() !== posts_made_since( $record['last'], (string) $key ) );
	return array_map( 'strval', array_merge( array_values( $options ), array_map( static fn( array $post ): string => $post['row']['post_type'] . ' ' . $post['row']['post_name'], array_values( $posts ) ), array_values( $made ) ) );
}

/**
 * @param array<string, mixed> $record As recovery_record() made it, or empty.
 * @param ?string              $mark   The value of RECOVERY_MARK.
 * @return string[] What a publication left, as unlike_record() names it.
 */
function things_left( array $record, ?string $mark ): array {
	return has_stayed( $record, $mark ) && isset( $record['options'], $record['posts'], $record['absent'], $record['last'] ) ? unlike_record( $record ) : array();
}

/**
 * Deletes a post that a publication made. Plugins are not told: one that ended the publication when it heard of the post would end this as
 * well, and with it each request of the admin area.
 */
function delete_made_post( int $id ): void {
	global $wpdb;
	$post = get_post( $id );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- see above.
	$terms = $wpdb->get_col( $wpdb->prepare( "SELECT term_taxonomy_id FROM $wpdb->term_relationships WHERE object_id = %d", $id ) );
	$ids   = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'revision'", $id ) ) );
	// Its own row last, by which it is found again if this is cut off.
	foreach ( array_merge( $ids, array( $id ) ) as $one ) {
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $one ) );
		$wpdb->delete( $wpdb->term_relationships, array( 'object_id' => $one ) );
		$wpdb->delete( $wpdb->posts, array( 'ID' => $one ) );
	}
	foreach ( $terms as $term ) {
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d", $term ) );
		$wpdb->update( $wpdb->term_taxonomy, compact( 'count' ), array( 'term_taxonomy_id' => $term ) );
	}
	// phpcs:enable
	if ( null !== $post ) {
		in_spite_of_others( static fn() => clean_post_cache( $post ) );
	}
}

/**
 * The posts that a publication made for a key. One whose making was cut off has its row, but does not belong to its theme yet.
 *
 * @param int    $last The highest id before.
 * @param string $key  As of post_of_key().
 * @return int[]
 */
function posts_made_since( int $last, string $key ): array {
	global $wpdb;
	list( $type, $theme, $slug ) = parts_of_key( $key );
	if ( null === $theme ) {
		return (int) $slug > $last && 0 !== post_of_key( $key ) ? array( (int) $slug ) : array();
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	$found = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_name FROM $wpdb->posts WHERE ID > %d AND post_type = %s AND post_name LIKE %s", $last, $type, $wpdb->esc_like( $slug ) . '%' ), ARRAY_A );
	$ids   = array();
	foreach ( $found as $post ) {
		// WordPress puts a number behind a name that is taken.
		$themes = wp_get_object_terms( (int) $post['ID'], 'wp_theme', array( 'fields' => 'names' ) );
		if ( preg_match( '/^' . preg_quote( $slug, '/' ) . '(-\d+)?$/', $post['post_name'] ) && in_array( $themes, array( array(), array( $theme ) ), true ) ) {
			$ids[] = (int) $post['ID'];
		}
	}
	return $ids;
}

/**
 * @param string                 $name Of an option.
 * @param ?array<string, string> $row  As it was.
 */
function put_back_option( string $name, ?array $row ): bool {
	global $wpdb;
	if ( row_of_option( $name ) === $row ) {
		return true;
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- update_option() would have plugins change the value.
	if ( null === $row ) {
		$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
	} elseif ( ! $wpdb->update( $wpdb->options, $row, array( 'option_name' => $name ) ) ) {
		$wpdb->insert( $wpdb->options, array( 'option_name' => $name ) + $row );
	}
	// phpcs:enable
	wp_cache_delete( $name, 'options' );
	return row_of_option( $name ) === $row;
}

/**
 * @param int                  $id   Of a post.
 * @param array<string, mixed> $post As it was.
 */
function put_back_post( int $id, array $post ): void {
	global $wpdb;
	$now = whole_post( $id );
	if ( $now === $post || null === $post['row'] ) {
		return;
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- wp_update_post() would have plugins and kses change the content.
	$wpdb->replace( $wpdb->posts, $post['row'] );
	if ( $now['meta'] !== $post['meta'] ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->postmeta WHERE post_id = %d AND meta_key NOT IN ( '_edit_lock', '_edit_last' )", $id ) );
		foreach ( $post['meta'] as $meta ) {
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id ) + $meta );
		}
	}
	if ( $now['terms'] !== $post['terms'] ) {
		$wpdb->delete( $wpdb->term_relationships, array( 'object_id' => $id ) );
		foreach ( $post['terms'] as $term ) {
			$wpdb->insert(
				$wpdb->term_relationships,
				array(
					'object_id'        => $id,
					'term_taxonomy_id' => $term,
				)
			);
		}
	}
	// phpcs:enable
	in_spite_of_others( static fn() => clean_post_cache( $id ) );
}

/**
 * Stores the record, for good before the first write.
 *
 * @param array<string, mixed> $record As recovery_record() made it.
 */
function keep_record( array $record ): bool {
	// A cache may still have one that is gone.
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( RECOVERY_RECORD, 'options' );
	return add_option( RECOVERY_RECORD, packed( $record ), '', true );
}

/** Writes the mark, in the transaction. */
function mark_as_begun(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the cache is not to know of it.
	$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, '1', 'off' )", RECOVERY_MARK ) );
}

/**
 * Puts the store back where a publication ended in the middle; nothing where none did. The publication lock has to be held.
 *
 * @param bool $is_lost Whether the transaction is known to have ended too early, so that what was written since stayed without the mark.
 * @return ?\WP_Error Why something of it is left to do. The record stays then, for the next try.
 */
function recover( bool $is_lost = false ): ?\WP_Error {
	list( RECOVERY_RECORD => $kept, RECOVERY_MARK => $mark ) = raw_options( array( RECOVERY_RECORD, RECOVERY_MARK ) );
	if ( null === $kept ) {
		// A cache may still have one that is gone.
		wp_cache_delete( 'alloptions', 'options' );
		return null;
	}
	$record = unpacked( $kept );
	$stayed = ( $is_lost || has_stayed( $record, $mark ) ) && isset( $record['options'], $record['posts'], $record['absent'], $record['last'] );
	$errors = database_errors();
	$left   = $stayed ? put_back( $record ) : array();
	if ( array() !== $left ) {
		return not_put_back( $left, error_since( $errors ) );
	}
	return forget_record() ? null : not_stored();
}

/**
 * @param array<string, mixed> $record As recovery_record() made it, or empty.
 * @param ?string              $mark   The value of RECOVERY_MARK.
 * @return bool Whether what was written may have stayed without the publication.
 */
function has_stayed( array $record, ?string $mark ): bool {
	return null !== $mark || ( $record['stays'] ?? false );
}

/** Is the record that is kept that of this publication? */
function is_record_of( string $holder ): bool {
	return ( unpacked( (string) raw_options( array( RECOVERY_RECORD ) )[ RECOVERY_RECORD ] )['holder'] ?? null ) === $holder;
}

/**
 * What is written in a transaction may be undone, and the cache does not notice: the row is deleted whatever the cache says.
 *
 * @return bool False if the database refuses it.
 */
function forget_record(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- delete_option() asks the cache first.
	$done = $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name IN ( %s, %s )", RECOVERY_RECORD, RECOVERY_MARK ) );
	wp_cache_delete( 'alloptions', 'options' );
	wp_cache_delete( RECOVERY_RECORD, 'options' );
	return false !== $done;
}

/**
 * As text of ASCII alone, which every table keeps as it is, whatever bytes are in it.
 *
 * @param array<mixed> $document Arrays, texts and numbers.
 */
function packed( array $document ): string {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- JSON cannot hold bytes that are no UTF-8, and a restored row has to have them.
	$text = serialize( $document );
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see above.
	return base64_encode( function_exists( 'gzcompress' ) ? (string) gzcompress( $text ) : $text );
}

/**
 * @param string $text As packed() made it.
 * @return array<mixed> Empty where it is something else.
 */
function unpacked( string $text ): array {
	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- see packed(); no objects are made.
	$bytes    = (string) base64_decode( $text, true );
	$plain    = function_exists( 'gzuncompress' ) ? @gzuncompress( $bytes ) : false;
	$document = @unserialize( false === $plain ? $bytes : $plain, array( 'allowed_classes' => false ) );
	// phpcs:enable
	return is_array( $document ) ? $document : array();
}

/**
 * Puts back an unfinished publication at the next request of the admin area, unless it is still running.
 *
 * @return ?\WP_Error Why something of it is left to do.
 */
function recover_on_admin_request(): ?\WP_Error {
	return with_publication_lock( __NAMESPACE__ . '\recover' );
}

/**
 * The database does not even store the lock: then nothing can be put back either.
 *
 * @param \WP_Error $refusal Of the lock.
 */
function not_even_locked( \WP_Error $refusal ): \WP_Error {
	list( RECOVERY_RECORD => $kept, RECOVERY_MARK => $mark ) = raw_options( array( RECOVERY_RECORD, RECOVERY_MARK ) );
	$left = null === $kept ? array() : things_left( unpacked( $kept ), $mark );
	return array() === $left ? $refusal : not_put_back( $left, (string) ( $refusal->get_error_data()['database'] ?? '' ) );
}

/**
 * Leaves the store as it is where a publication ended in the middle and cannot be put back. The versions have what was there before.
 *
 * @return ?\WP_Error Why the record is still there.
 */
function give_up_recovery(): ?\WP_Error {
	$refusal = with_publication_lock(
		static function (): ?\WP_Error {
			return null === recover() || forget_record() ? null : not_stored();
		}
	);
	if ( null === $refusal ) {
		tell_caches_twice( PUBLISHED_ENTITIES, array_filter( array( page_in_front() ) ), array() );
	}
	return $refusal;
}

/**
 * Does what needs the lock, unless somebody has it. A database that refuses everything must not keep anybody out of the admin area.
 *
 * @param callable(): ?\WP_Error $work Says why something is left to do.
 */
function with_publication_lock( callable $work ): ?\WP_Error {
	global $wpdb;
	$holder = 'recovery-' . wp_generate_uuid4();
	$quiet  = $wpdb->suppress_errors( true );
	try {
		return take_publication_lock( $holder ) ? $work() : null;
	} catch ( Publication_Stopped $stopped ) {
		return not_even_locked( $stopped->refusal );
	} catch ( \Throwable $broken ) {
		return not_put_back( array(), $broken->getMessage() );
	} finally {
		release_publication_lock( $holder );
		$wpdb->suppress_errors( $quiet );
	}
}
