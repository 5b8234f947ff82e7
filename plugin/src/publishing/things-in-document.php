<?php
/**
 * What the flow made besides the design, in the versions. The store before the flow has none of it; each later version has what was there.
 * A version that has none puts it away, into the trash, from which a version that has it brings it back; WordPress empties the trash in its
 * own time. What somebody has worked on, sold or shown elsewhere stays, and is told.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Says that we put a thing away: the status that it has since. Somebody else may have brought it back from there in another way. */
const PUT_AWAY = '_customize_your_store_put_away';

/** Is the key, as of a document, that of something the flow may make? */
function is_thing_key( string $key ): bool {
	return in_array( parts_of_key( $key )[0], THING_TYPES, true );
}

/** @return string[] The keys of all that the flow has made and that is still a row, be it in the trash. */
function keys_of_things(): array {
	global $wpdb;
	$types = quoted( THING_TYPES );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- the names of our own types; what the cache has may be older.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT made.ID, made.post_type FROM $wpdb->postmeta AS mark
			JOIN $wpdb->posts AS made ON made.ID = mark.post_id
			WHERE made.post_type IN ( $types ) AND ( mark.meta_key = %s OR ( mark.meta_key = %s AND mark.meta_value = mark.post_id ) )
			ORDER BY made.ID",
			StoreContent\PICTURE_KEY,
			MADE_MARK
		),
		ARRAY_A
	);
	// phpcs:enable
	return array_values( array_unique( array_map( static fn( array $row ): string => $row['post_type'] . ' ' . $row['ID'], $rows ) ) );
}

/**
 * Things as a document has them: null for one that is not there, also in the trash.
 *
 * @param string[] $keys Of things.
 * @return array<string, ?array<string, mixed>> Its id; whether the flow made it (`made`); of a product its `words`.
 */
function things_in_document( array $keys ): array {
	global $wpdb;
	if ( array() === $keys ) {
		return array();
	}
	$ids = implode( ',', array_map( static fn( string $key ): int => (int) parts_of_key( $key )[2], $keys ) );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- numbers; what the cache has may be older.
	$rows   = $wpdb->get_results( "SELECT ID, post_status FROM $wpdb->posts AS post WHERE ID IN ( $ids ) AND post_status <> 'trash'", ARRAY_A );
	$status = array_column( $rows, 'post_status', 'ID' );
	$words  = words_in_document( array_map( static fn( string $key ): int => (int) parts_of_key( $key )[2], things_of_type( $keys, 'product' ) ) );
	$things = array();
	foreach ( $keys as $key ) {
		$id             = (int) parts_of_key( $key )[2];
		$is_there       = isset( $status[ $id ] ) && get_post_meta( $id, PUT_AWAY, true ) !== $status[ $id ];
		$things[ $key ] = $is_there ? array( 'id' => $id ) + ( is_of_flow( $key ) ? array( 'made' => true ) : array() ) + ( isset( $words[ $id ] ) ? array( 'words' => $words[ $id ] ) : array() ) : null;
	}
	return $things;
}

/** Of products also those are in a version whose words alone the flow has written. */
function is_of_flow( string $key ): bool {
	list( $type, , $id ) = parts_of_key( $key );
	return 'product' !== $type || has_mark( (int) $id );
}

/**
 * The things of a document as the store before the flow has them: not there.
 *
 * @param array<string, mixed> $posts Of a document.
 * @return array<string, mixed>
 */
function without_things( array $posts ): array {
	return array_map( static fn( $post ) => isset( $post['made'] ) ? null : $post, $posts );
}

/**
 * Puts away what a version does not have, and brings back what it has, with its words.
 *
 * @param array<string, mixed> $posts      Of a document.
 * @param bool                 $unfiltered As of put_back_document().
 * @return string[] The keys of what stays although the version does not have it or has it in another way, and of what it has and is gone.
 */
function put_back_things( array $posts, bool $unfiltered ): array {
	$things = array_filter( $posts, __NAMESPACE__ . '\is_thing_key', ARRAY_FILTER_USE_KEY );
	$stayed = array();
	// Products last: WordPress renames what is in the trash and has the address of what is published.
	foreach ( array_reverse( THING_TYPES ) as $type ) {
		foreach ( things_of_type( array_keys( array_filter( $things ) ), $type ) as $key ) {
			if ( ! bring_back( (int) parts_of_key( $key )[2] ) ) {
				$stayed[] = $key;
			}
		}
	}
	array_push( $stayed, ...put_back_words( $things, $unfiltered ) );
	$unwanted = array_filter( array_keys( array_diff_key( $things, array_filter( $things ) ) ), __NAMESPACE__ . '\is_of_flow' );
	foreach ( THING_TYPES as $type ) {
		$of_type = things_of_type( $unwanted, $type );
		$alive   = array_filter( array_map( static fn( string $key ) => get_post( (int) parts_of_key( $key )[2] ), $of_type ), __NAMESPACE__ . '\is_thing_there' );
		$needed  = array_filter( $alive, __NAMESPACE__ . '\is_touched' );
		foreach ( array_diff_key( $alive, $needed, things_in_use( $type, array_diff_key( $alive, $needed ) ) ) as $at => $thing ) {
			put_away( $thing );
			unset( $alive[ $at ] );
		}
		array_push( $stayed, ...array_values( array_intersect_key( $of_type, $alive ) ) );
	}
	StoreContent\remove_unused_categories();
	return $stayed;
}

/**
 * @param string[] $keys Of things.
 * @param string   $type One of THING_TYPES.
 * @return string[]
 */
function things_of_type( array $keys, string $type ): array {
	return array_filter( $keys, static fn( string $key ): bool => parts_of_key( $key )[0] === $type );
}

/** @param ?\WP_Post $thing As it is; null where it was deleted. */
function is_thing_there( $thing ): bool {
	return $thing instanceof \WP_Post && 'trash' !== $thing->post_status && get_post_meta( $thing->ID, PUT_AWAY, true ) !== $thing->post_status;
}

/** Has somebody worked on it since the flow left it, or sold it? Without a look, since PHP ended before it was taken, the times tell. */
function is_touched( \WP_Post $thing ): bool {
	if ( 'product' === $thing->post_type ) {
		return 'publish' !== $thing->post_status || $thing->comment_count > 0 || ! StoreContent\is_ours_to_write( $thing ) || is_ordered( $thing->ID );
	}
	$left_as = get_post_meta( $thing->ID, THING_LEFT_AS, true );
	return '' === $left_as ? strtotime( $thing->post_modified_gmt ) - strtotime( $thing->post_date_gmt ) >= MINUTE_IN_SECONDS : look_of_thing( $thing ) !== $left_as;
}

/** Is a product in an order? */
function is_ordered( int $product ): bool {
	global $wpdb;
	if ( ! has_woocommerce() ) {
		return false;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that tells it.
	return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->prefix}woocommerce_order_itemmeta WHERE meta_key = '_product_id' AND meta_value = %s LIMIT 1", (string) $product ) );
}

/**
 * What of these the store shows: a picture on a page, as a product's or a category's, or as the logo; a family in a text or in the styles.
 *
 * @param string     $type   One of THING_TYPES.
 * @param \WP_Post[] $things Of that type.
 * @return \WP_Post[] Some of them, with their keys.
 */
function things_in_use( string $type, array $things ): array {
	switch ( $type ) {
		case 'attachment':
			$signs = array_map( __NAMESPACE__ . '\sign_of_picture', $things );
			break;
		case 'wp_font_family':
			$signs = array_map( __NAMESPACE__ . '\sign_of_family', $things );
			break;
		case 'wp_font_face':
			// A face goes with its family, or alone where the family was the merchant's.
			return array_filter( $things, static fn( \WP_Post $face ): bool => is_thing_there( get_post( $face->post_parent ) ) && has_mark( $face->post_parent ) );
		default:
			return array();
	}
	if ( array() === $things ) {
		return array();
	}
	$texts = texts_with( array_merge( ...array_map( static fn( array $sign ): array => $sign['beginnings'], array_values( $signs ) ) ) );
	return array_filter(
		$things,
		static fn( \WP_Post $thing, $at ): bool => array() !== preg_grep( $signs[ $at ]['pattern'], $texts )
			|| ( 'attachment' === $type ? is_picture_of_something( $thing->ID ) : has_foreign_faces( $thing->ID ) ),
		ARRAY_FILTER_USE_BOTH
	);
}

/** Did the flow make the post? */
function has_mark( int $id ): bool {
	return (int) get_post_meta( $id, MADE_MARK, true ) === $id;
}

/**
 * How a text shows a picture: by the address of its file, or of one of its sizes.
 *
 * @return array{beginnings: string[], pattern: string}
 */
function sign_of_picture( \WP_Post $picture ): array {
	$file = (string) get_post_meta( $picture->ID, '_wp_attached_file', true );
	$name = preg_replace( '/(?:-scaled)?\.\w+$/', '', '' === $file ? 'no-file-of-' . $picture->ID : $file );
	return array(
		'beginnings' => array( (string) $name ),
		'pattern'    => '~' . preg_quote( (string) $name, '~' ) . '(?:-\d+x\d+|-scaled)?\.\w~',
	);
}

/**
 * How a text shows a family: as a block's choice, or as one of the styles.
 *
 * @return array{beginnings: string[], pattern: string}
 */
function sign_of_family( \WP_Post $family ): array {
	$slug = preg_quote( $family->post_name, '~' );
	return array(
		'beginnings' => array( $family->post_name ),
		'pattern'    => "~(?:--|\\||\"fontFamily\":\"|\"slug\":\"|has-)$slug(?:[\")]|-font-family)~",
	);
}

/**
 * Everything that visitors may see, and settings, with any of these words in it. A look over the whole table, as only a restore takes it.
 *
 * @param string[] $words At least one.
 * @return string[]
 */
function texts_with( array $words ): array {
	global $wpdb;
	$like = static fn( string $column ): string => implode( ' OR ', array_map( static fn( string $word ): string => $wpdb->prepare( "$column LIKE %s", '%' . $wpdb->esc_like( $word ) . '%' ), $words ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
	$none = quoted( array( 'revision', VERSION_TYPE, 'customize_changeset', 'oembed_cache', ...array_diff( THING_TYPES, array( 'product' ) ) ) );
	$kept = $wpdb->esc_like( OPTION_PREFIX ) . '%';
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- prepared above, and names of types.
	return array_merge(
		$wpdb->get_col( "SELECT post_content FROM $wpdb->posts WHERE post_type NOT IN ( $none ) AND post_status NOT IN ( 'trash', 'auto-draft' ) AND ( " . $like( 'post_content' ) . ' )' ),
		$wpdb->get_col( "SELECT meta.meta_value FROM $wpdb->postmeta AS meta JOIN $wpdb->posts AS post ON post.ID = meta.post_id WHERE post.post_type NOT IN ( $none ) AND post.post_status NOT IN ( 'trash', 'auto-draft' ) AND ( " . $like( 'meta.meta_value' ) . ' )' ),
		$wpdb->get_col( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name NOT LIKE %s AND option_name NOT LIKE %s AND ( ", $kept, '%transient%' ) . $like( 'option_value' ) . ' )' )
	);
	// phpcs:enable
}

/** Is it a post's or a category's picture, in a gallery, the logo or the icon? */
function is_picture_of_something( int $id ): bool {
	global $wpdb;
	if ( in_array( (string) $id, raw_options( array( 'site_logo', 'site_icon' ) ), true ) ) {
		return true;
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- what the cache has may be older.
	return (bool) $wpdb->get_var(
		$wpdb->prepare(
			"SELECT 1 FROM $wpdb->postmeta AS meta JOIN $wpdb->posts AS post ON post.ID = meta.post_id
			WHERE meta.meta_key IN ( '_thumbnail_id', '_product_image_gallery' ) AND CONCAT( ',', meta.meta_value, ',' ) LIKE %s
			AND post.post_status NOT IN ( 'trash', 'auto-draft' ) AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta AS away WHERE away.post_id = post.ID AND away.meta_key = %s ) LIMIT 1",
			'%,' . $id . ',%',
			PUT_AWAY
		)
	) || (bool) $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->termmeta WHERE meta_key = 'thumbnail_id' AND meta_value = %s LIMIT 1", (string) $id ) );
	// phpcs:enable
}

/** Has somebody added a face to a family? */
function has_foreign_faces( int $family ): bool {
	$faces = get_posts(
		array(
			'post_type'   => 'wp_font_face',
			'post_status' => 'publish',
			'post_parent' => $family,
			'numberposts' => -1,
			'fields'      => 'ids',
		)
	);
	return array() !== array_filter( $faces, static fn( int $face ): bool => ! has_mark( $face ) );
}

/**
 * Into the trash, and there is where WordPress looks for what it deletes for good. A product becomes a draft where there is no trash, since
 * WordPress would delete it at once.
 */
function put_away( \WP_Post $thing ): void {
	if ( 'product' === $thing->post_type ) {
		StoreContent\note_categories( $thing->ID );
		EMPTY_TRASH_DAYS ? wp_trash_post( $thing->ID ) : wp_update_post(
			array(
				'ID'          => $thing->ID,
				'post_status' => 'draft',
			)
		);
	} else {
		update_post_meta( $thing->ID, '_wp_trash_meta_status', $thing->post_status );
		update_post_meta( $thing->ID, '_wp_trash_meta_time', time() );
		set_status_of_thing( $thing->ID, 'trash' );
	}
	clean_post_cache( $thing->ID );
	update_post_meta( $thing->ID, PUT_AWAY, get_post_status( $thing->ID ) );
}

/**
 * Brings back what we put away. What is elsewhere is left alone.
 *
 * @return bool False if it is gone for good, or somebody else put it into the trash.
 */
function bring_back( int $id ): bool {
	clean_post_cache( $id );
	$thing = get_post( $id );
	if ( null === $thing ) {
		return false;
	}
	if ( get_post_meta( $id, PUT_AWAY, true ) !== $thing->post_status ) {
		return 'trash' !== $thing->post_status;
	}
	delete_post_meta( $id, PUT_AWAY );
	if ( 'product' !== $thing->post_type ) {
		set_status_of_thing( $id, (string) get_post_meta( $id, '_wp_trash_meta_status', true ) );
		$name = (string) get_post_meta( $id, '_wp_desired_post_slug', true );
		if ( '' !== $name ) {
			rename_thing( $thing, $name );
		}
		foreach ( array( '_wp_trash_meta_status', '_wp_trash_meta_time', '_wp_desired_post_slug' ) as $note ) {
			delete_post_meta( $id, $note );
		}
	} elseif ( 'trash' === $thing->post_status ) {
		$as_it_was = static fn(): string => 'publish';
		add_filter( 'wp_untrash_post_status', $as_it_was, PHP_INT_MAX );
		wp_untrash_post( $id );
		remove_filter( 'wp_untrash_post_status', $as_it_was, PHP_INT_MAX );
		// The address that it had in the trash is none that anybody knows.
		delete_post_meta( $id, '_wp_old_slug', $thing->post_name );
	} else {
		wp_publish_post( $id );
	}
	if ( 'product' === $thing->post_type ) {
		StoreContent\give_back_categories( $id );
	}
	clean_post_cache( $id );
	if ( '' === get_post_meta( $id, THING_LEFT_AS, true ) ) {
		// Without a mark the times tell whether somebody has worked on it, and the trash has changed them.
		update_post_meta( $id, THING_LEFT_AS, look_of_thing( get_post( $id ) ?? $thing ) );
	}
	return true;
}

/** Back to the name that it had before something else took it, if that is free again. */
function rename_thing( \WP_Post $thing, string $name ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see set_status_of_thing().
	$wpdb->update( $wpdb->posts, array( 'post_name' => wp_unique_post_slug( $name, $thing->ID, 'inherit', $thing->post_type, $thing->post_parent ) ), array( 'ID' => $thing->ID ) );
}

/** Without the detour by which WordPress would clean a text of fonts anew. */
function set_status_of_thing( int $id, string $status ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
	$wpdb->update( $wpdb->posts, array( 'post_status' => $status ), array( 'ID' => $id ) );
	clean_post_cache( $id );
}
