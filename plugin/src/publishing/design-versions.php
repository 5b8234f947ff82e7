<?php
/**
 * The versions of the design: one for each publication, and one for what a publication found that no version has, so that nothing is ever
 * lost. The first is the store before the flow.
 *
 * A version is a row among the posts, of a type that nobody else reads: no search, no export, no revisions, no REST route of WordPress. Its
 * content is the whole design in ASCII; its excerpt tells what a list of versions shows.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The type of post. */
const VERSION_TYPE = 'cys_version';

/** Versions that are kept besides the pinned ones and the store before the flow. */
const VERSIONS_KEPT = 20;

/** Bytes from which a document is compressed. */
const COMPRESSED_FROM = 64 * KB_IN_BYTES;

/** What made a version: the store before the flow; a change outside the flow; a Save; an earlier version that was published again. */
const VERSION_KINDS = array( 'before', 'found', 'published', 'again' );

/** Registers the type, so that WordPress and its tools know to leave it alone. */
function register_version_type(): void {
	register_post_type(
		VERSION_TYPE,
		array(
			'label'               => __( 'Versions of the store’s design', 'customize-your-store' ),
			'public'              => false,
			'show_in_rest'        => false,
			'can_export'          => false,
			'exclude_from_search' => true,
			'rewrite'             => false,
			'query_var'           => false,
			'supports'            => array( 'author' ),
			'map_meta_cap'        => true,
			'delete_with_user'    => false,
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_version_type' );

/**
 * Keeps what is there where no version has it: without what the flow has written since the newest version, which is part of what is published
 * now. Where an earlier version is published instead, what the flow has written is kept as well.
 *
 * @param array{posts: string[], options: string[]} $written  As of keys_of_writes().
 * @param bool                                      $replaced Whether an earlier version is published.
 * @return array{id: int, whole: bool} The version that has what is there; whether the flow has written something since the newest one.
 */
function keep_found_version( array $written, bool $replaced ): array {
	$newest  = newest_version();
	$theme   = (string) raw_options( array( 'stylesheet' ) )['stylesheet'];
	$before  = rows_before();
	$noted   = array(
		'posts'   => array_merge( $written['posts'], array_keys( $before['posts'] ) ),
		'options' => array_merge( $written['options'], array_keys( $before['options'] ) ),
	);
	$present = present_document( keys_of_design( $noted, array( $theme ), null === $newest ? no_keys() : $newest['keys'] ) );
	$found   = array(
		'posts'   => $before['posts'] + $present['posts'],
		'options' => $before['options'] + $present['options'],
	);
	$whole   = array() !== $before['names'];
	$id      = store_if_new( $found, $newest );
	forget_rows_before( $before['names'] );
	if ( $replaced && array() !== array_diff_assoc( digests_of( $found ), digests_of( $present ) ) ) {
		$id = store_version( $present, array( 'kind' => 'found', 'what' => named_differences( digests_of( $found ), digests_of( $present ) ) ), 0 );
	}
	return compact( 'id', 'whole' );
}

/**
 * @param array<string, mixed>                                                                              $found  As of present_document().
 * @param ?array{id: int, keys: array{posts: string[], options: string[]}, digests: array<string, string>} $newest As of newest_version().
 * @return int The version that has it.
 */
function store_if_new( array $found, ?array $newest ): int {
	if ( null === $newest ) {
		$found['posts'] = without_things( $found['posts'] );
		return store_version( $found, array( 'kind' => 'before', 'what' => array() ), 0 );
	}
	$what = differing_entities( $newest['digests'], digests_of( $found ) );
	if ( array() === $what ) {
		extend_version( $newest['id'], $found );
		return $newest['id'];
	}
	return store_version( $found, array( 'kind' => 'found', 'what' => $what ), 0 );
}

/**
 * What differs, for a list; words of products, which are no part of a design, as settings.
 *
 * @param array<string, string> $one   As of digests_of().
 * @param array<string, string> $other The same.
 * @return string[] As of differing_entities(), but at least one.
 */
function named_differences( array $one, array $other ): array {
	$what = differing_entities( $one, $other );
	return array() === $what ? array( 'settings' ) : $what;
}

/**
 * Keeps what is published now.
 *
 * @param array<string, mixed> $about `kind`, and for people who look for a session: `publication`, the id of the request; `of`, the version that was published again.
 * @param bool                 $whole Whether products belong to it as well, since the flow has written them.
 * @return int The version; the one before where nothing has changed.
 */
function keep_published_version( array $about, bool $whole ): int {
	$newest   = newest_version();
	$theme    = (string) raw_options( array( 'stylesheet' ) )['stylesheet'];
	$document = present_document( keys_of_design( no_keys(), array( $theme ), null === $newest ? no_keys() : $newest['keys'] ) );
	$digests  = digests_of( $document );
	$what     = null === $newest ? array() : differing_entities( $newest['digests'], $digests );
	if ( null !== $newest && array() === $what && ( ! $whole || array() === array_diff_assoc( $newest['digests'], $digests ) ) ) {
		if ( $about['saved'] ?? false ) {
			mark_as_saved( $newest['id'] );
		}
		return $newest['id'];
	}
	return store_version( $document, $about + array( 'what' => array() === $what ? array( 'settings' ) : $what ), get_current_user_id() );
}

/**
 * A Save that changes nothing makes the newest version, as of a set-up, the one that was saved.
 *
 * @param int $id Of the version.
 * @throws Publication_Stopped The database refuses it.
 */
function mark_as_saved( int $id ): void {
	global $wpdb;
	$about = whole_version( $id )['about'] ?? array();
	if ( 'published' !== ( $about['kind'] ?? '' ) || ( $about['saved'] ?? true ) ) {
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts are not to see it.
	if ( false === $wpdb->update( $wpdb->posts, array( 'post_excerpt' => as_ascii( array( 'saved' => true ) + $about ) ), array( 'ID' => $id ) ) ) {
		throw new Publication_Stopped( not_stored() );
	}
	clean_post_cache( $id );
}

/** @return array{posts: array{}, options: array{}} */
function no_keys(): array {
	return array(
		'posts'   => array(),
		'options' => array(),
	);
}

/**
 * @param array<string, mixed> $document As of present_document().
 * @param array<string, mixed> $about    What a list tells of it.
 * @param int                  $author   0 for somebody outside the flow.
 * @return int Its id.
 * @throws Publication_Stopped The database refuses it.
 */
function store_version( array $document, array $about, int $author ): int {
	global $wpdb;
	$about           += array(
		'digests' => digests_of( $document ),
		'theme'   => (string) ( $document['options']['stylesheet']['option_value'] ?? '' ),
	);
	$row              = array(
		'post_type'             => VERSION_TYPE,
		'post_status'           => 'private',
		'post_author'           => $author,
		'post_title'            => '',
		'post_content'          => as_ascii( $document ),
		'post_excerpt'          => as_ascii( $about ),
		'post_content_filtered' => '',
		'to_ping'               => '',
		'pinged'                => '',
		'comment_status'        => 'closed',
		'ping_status'           => 'closed',
	);
	foreach ( array( 'date', 'modified' ) as $time ) {
		$row[ "post_$time" ]       = current_time( 'mysql' );
		$row[ "post_{$time}_gmt" ] = current_time( 'mysql', true );
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts are not to see it.
	if ( ! $wpdb->insert( $wpdb->posts, $row ) ) {
		throw new Publication_Stopped( not_stored() );
	}
	return (int) $wpdb->insert_id;
}

/**
 * Adds what a version does not have yet. It was not different then, as far as anybody knows.
 *
 * @param int                  $id       Of the version.
 * @param array<string, mixed> $document What is there, of which the version has a part.
 * @throws Publication_Stopped The database refuses it.
 */
function extend_version( int $id, array $document ): void {
	$version = whole_version( $id );
	if ( null === $version || array() === array_diff_key( digests_of( $document ), $version['about']['digests'] ) ) {
		return;
	}
	$is_before = 'before' === ( $version['about']['kind'] ?? '' );
	rewrite_version(
		$version,
		array(
			'posts'   => $version['document']['posts'] + ( $is_before ? without_things( $document['posts'] ) : $document['posts'] ),
			'options' => $version['document']['options'] + $document['options'],
		)
	);
}

/**
 * Takes over what WordPress and plugins have changed of a version's settings because of it.
 *
 * @param int $id Of the version that visitors see.
 */
function renew_options_of_version( int $id ): void {
	$version = whole_version( $id );
	$options = array_keys( $version['document']['options'] ?? array() );
	if ( null !== $version ) {
		rewrite_version( $version, array( 'options' => array_combine( $options, array_map( __NAMESPACE__ . '\row_of_option', $options ) ) ) + $version['document'] );
	}
}

/**
 * @param array<string, mixed> $version  As of whole_version().
 * @param array<string, mixed> $document What it has now.
 * @throws Publication_Stopped The database refuses it.
 */
function rewrite_version( array $version, array $document ): void {
	global $wpdb;
	$row = array(
		'post_content' => as_ascii( $document ),
		'post_excerpt' => as_ascii( array( 'digests' => digests_of( $document ) ) + $version['about'] ),
	);
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts are not to see it.
	if ( false === $wpdb->update( $wpdb->posts, $row, array( 'ID' => $version['id'] ) ) ) {
		throw new Publication_Stopped( not_stored() );
	}
	clean_post_cache( $version['id'] );
}

/** @return ?array{id: int, keys: array{posts: string[], options: string[]}, digests: array<string, string>} Null before the first publication. */
function newest_version(): ?array {
	$rows = rows_of_versions( 'ORDER BY ID DESC LIMIT 1' );
	if ( array() === $rows ) {
		return null;
	}
	$digests = from_ascii( $rows[0]['post_excerpt'] )['digests'] ?? array();
	$options = array_filter( array_keys( $digests ), static fn( string $key ): bool => str_starts_with( $key, 'option ' ) );
	return array(
		'id'      => (int) $rows[0]['ID'],
		'keys'    => array(
			'posts'   => array_values( array_diff( array_keys( $digests ), $options ) ),
			'options' => array_values( array_map( static fn( string $key ): string => substr( $key, 7 ), $options ) ),
		),
		'digests' => $digests,
	);
}

/**
 * @param string $which The end of the query.
 * @return list<array<string, string>> Without the documents.
 */
function rows_of_versions( string $which ): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- only our own words; a query of WordPress would let plugins change it.
	return (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_author, post_date_gmt, post_excerpt, menu_order FROM $wpdb->posts WHERE post_type = %s ", VERSION_TYPE ) . $which, ARRAY_A );
}

/**
 * The version that visitors see; null where the store is none of them any more. WordPress itself changes a theme's notes after it is
 * activated, and makes an empty record of its styles when they are read.
 */
function version_that_is_live(): ?int {
	$newest = newest_version();
	if ( null === $newest ) {
		return null;
	}
	$present = present_document( $newest['keys'] );
	$made    = array_filter( $present['posts'], static fn( ?array $post ): bool => isset( $post['made'] ) );
	$lacked  = array_filter( array_intersect_key( $newest['digests'], $made ), static fn( string $digest ): bool => '' === $digest );
	$what    = differing_entities( $newest['digests'], $lacked + digests_of( $present ) );
	return array() === array_diff( $what, array( 'settings' ) ) ? $newest['id'] : null;
}

/**
 * A version with its document. What it does not have, because the flow did not touch it before, is as the first later version found it.
 *
 * @return ?array{id: int, about: array<string, mixed>, document: array{posts: array<string, mixed>, options: array<string, mixed>}} Null where there is no such version.
 */
function whole_version( int $id ): ?array {
	$row = raw_post( $id );
	if ( null === $row || VERSION_TYPE !== $row['post_type'] ) {
		return null;
	}
	return array(
		'id'       => $id,
		'about'    => from_ascii( $row['post_excerpt'] ) + array( 'digests' => array() ),
		'document' => from_ascii( $row['post_content'] ) + no_keys(),
	);
}

/** The store before the flow; 0 while nothing is published, so that no version has it. */
function version_before_the_flow(): int {
	$rows = array_filter( list_of_versions(), static fn( array $version ): bool => 'before' === $version['kind'] );
	return array_column( $rows, 'id' )[0] ?? 0;
}

/**
 * What no publication has touched yet, of the store before the flow: nothing but the record of styles that WordPress has made for the designer.
 *
 * @return array{id: int, about: array<string, mixed>, document: array{posts: array<string, mixed>, options: array<string, mixed>}} As of whole_version().
 */
function before_any_publication(): array {
	$styles = array_filter( posts_of_theme( (string) raw_options( array( 'stylesheet' ) )['stylesheet'] ), static fn( string $key ): bool => isset( post_in_document( post_of_key( $key ) )['made'] ) );
	return array(
		'id'       => 0,
		'about'    => array( 'kind' => 'before' ),
		'document' => array( 'posts' => array_fill_keys( $styles, null ) ) + no_keys(),
	);
}

/**
 * The design of a version with everything that later publications have changed.
 *
 * @param int $id 0 for the store before the flow.
 * @return ?array{posts: array<string, mixed>, options: array<string, mixed>} As of present_document(); null where there is no such version.
 */
function document_to_publish( int $id ): ?array {
	$id      = 0 === $id ? version_before_the_flow() : $id;
	$version = 0 === $id ? before_any_publication() : whole_version( $id );
	if ( null === $version ) {
		return null;
	}
	$is_before = 'before' === ( $version['about']['kind'] ?? '' );
	$document  = $version['document'];
	$newest    = newest_version();
	$keys      = null === $newest ? no_keys() : $newest['keys'];
	foreach ( array_column( array_reverse( rows_of_versions( 'ORDER BY ID DESC' ) ), 'ID' ) as $later ) {
		$missing = count( array_diff( $keys['posts'], array_keys( $document['posts'] ) ) ) + count( array_diff( $keys['options'], array_keys( $document['options'] ) ) );
		if ( 0 === $missing ) {
			break;
		}
		$known = (int) $later > $id ? whole_version( (int) $later ) : null;
		if ( null !== $known ) {
			$document['posts']   += $is_before ? without_things( $known['document']['posts'] ) : $known['document']['posts'];
			$document['options'] += $known['document']['options'];
		}
	}
	// Written or made since the last publication: no version has it.
	$before               = rows_before();
	$document['posts']   += $is_before ? without_things( $before['posts'] ) : $before['posts'];
	$document['options'] += $before['options'];
	if ( $is_before ) {
		$document['posts'] += array_fill_keys( array_merge( keys_of_things(), keys_of_made_menus() ), null );
	}
	return $document;
}

/** Keeps the newest, the pinned ones and the store before the flow. */
function forget_old_versions(): void {
	$unpinned = array_filter( list_of_versions(), static fn( array $version ): bool => ! $version['pinned'] && 'before' !== $version['kind'] );
	foreach ( array_slice( array_values( $unpinned ), VERSIONS_KEPT ) as $version ) {
		try {
			hand_down_version( $version['id'] );
			forget_version( $version['id'] );
		} catch ( Publication_Stopped $stopped ) {
			return;
		}
	}
}

/**
 * The version before this one gets what it does not have yet, and what only this one knows: how something was before it was first written.
 *
 * @throws Publication_Stopped The database refuses it.
 */
function hand_down_version( int $id ): void {
	$older   = rows_of_versions( 'AND ID < ' . $id . ' ORDER BY ID DESC LIMIT 1' );
	$version = whole_version( $id );
	if ( array() !== $older && null !== $version ) {
		extend_version( (int) $older[0]['ID'], $version['document'] );
	}
}

function forget_version( int $id ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts have not seen it.
	$wpdb->delete( $wpdb->posts, array( 'ID' => $id, 'post_type' => VERSION_TYPE ) );
	clean_post_cache( $id );
}

/** Of a publication that is taken back where no transaction did it. */
function forget_versions_since( int $last ): void {
	foreach ( rows_of_versions( 'ORDER BY ID DESC' ) as $row ) {
		if ( (int) $row['ID'] > $last ) {
			forget_version( (int) $row['ID'] );
		}
	}
}

/**
 * As ASCII, which every table keeps as it is. JSON where it is short, so that people can read it; compressed where it is long.
 *
 * @param array<mixed> $document Arrays, texts, numbers, null.
 */
function as_ascii( array $document ): string {
	$json = (string) wp_json_encode( with_bytes( $document ) );
	return strlen( $json ) > COMPRESSED_FROM && function_exists( 'gzcompress' ) ? 'gz:' . base64_encode( (string) gzcompress( $json ) ) : $json; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes in a text column.
}

/**
 * @param string $text As of as_ascii().
 * @return array<mixed> Empty where it is something else.
 */
function from_ascii( string $text ): array {
	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- see as_ascii().
	$json = str_starts_with( $text, 'gz:' ) ? (string) @gzuncompress( (string) base64_decode( substr( $text, 3 ), true ) ) : $text;
	// phpcs:enable
	$document = without_bytes( json_decode( $json, true ) );
	return is_array( $document ) ? $document : array();
}

/**
 * JSON knows no bytes that are no UTF-8; they are named as such.
 *
 * @param mixed $value Anything in a document.
 * @return mixed
 */
function with_bytes( $value ) {
	if ( is_array( $value ) ) {
		return array_map( __NAMESPACE__ . '\with_bytes', $value );
	}
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see above.
	return is_string( $value ) && ! preg_match( '//u', $value ) ? array( 'base64' => base64_encode( $value ) ) : $value;
}

/**
 * @param mixed $value As of with_bytes().
 * @return mixed
 */
function without_bytes( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	return array( 'base64' ) === array_keys( $value )
		? base64_decode( $value['base64'], true ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see with_bytes().
		: array_map( __NAMESPACE__ . '\without_bytes', $value );
}
