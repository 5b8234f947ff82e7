<?php
/**
 * What the flow writes outside of publications: settings, and the words of products and patterns. How each row was before is kept until a
 * version has it; how the flow left a setting is kept for good, since only what nobody has touched since goes with a version.
 *
 * Each is an option of its own. A name is inserted once, so of several requests at the same moment the first counts, and none is lost. Of
 * products a version has what the flow writes: title, texts, address, price and picture. What else a product has is the merchant's.
 *
 * What the designer writes is told from what people write: the home page that a set-up made is not the merchant's yet, and
 * the task "Customize your store" is completed by Save, not by a set-up on its way.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The beginning of the names of what keeps a row as it was before the flow first wrote it since the newest version. */
const ROW_BEFORE = 'customize_your_store_was_';

/** The beginning of the names of what keeps a digest of a setting as the flow left it. */
const ROW_LEFT = 'customize_your_store_left_';

/** The settings that belong to the flow, besides those of the design, and what WooCommerce notes of the one about tracking. */
const OPTIONS_OF_FLOW = array(
	...OPTIONS_OF_COMPLETION,
	'woocommerce_allow_tracking',
	'woocommerce_allow_tracking_first_optin',
	'woocommerce_allow_tracking_last_modified',
	'woocommerce_customize_store_ai_suggestions',
	'woo_ai_describe_store_description',
	CHOSEN_TRADE,
	AI_CONSENT,
	AI_CONSENT_BEFORE,
	StoreContent\LAST_DESCRIPTION,
	StoreContent\WRITTEN_TITLE,
	StoreContent\PATTERN_TEXTS,
	StoreContent\PATTERN_PICTURES,
);

/** The flow names a store that has no name; otherwise the title is part of the design. */
const OPTIONS_NOTED = array( ...OPTIONS_OF_FLOW, 'blogname' );

/** Does the flow write here, and not by a publication, which keeps versions of its own? */
function is_written_between(): bool {
	return ( isset( $_SERVER['HTTP_X_CUSTOMIZE_YOUR_STORE'] ) || asks_for( REST_SPACE ) ) && ! asks_for( REST_SPACE . '/publications' );
}

/** @param mixed $name Of an option that is about to be written. */
function note_option_before( $name ): void {
	if ( in_array( $name, OPTIONS_NOTED, true ) && is_written_between() ) {
		note_row_before( "option $name", row_of_option( $name ) );
	}
}
add_action( 'add_option', __NAMESPACE__ . '\note_option_before' );
add_action( 'update_option', __NAMESPACE__ . '\note_option_before' );
add_action( 'delete_option', __NAMESPACE__ . '\note_option_before' );

/** @param mixed $name Of an option that has just been written. */
function note_option_after( $name ): void {
	if ( in_array( $name, OPTIONS_OF_FLOW, true ) && is_written_between() ) {
		note_as_left( $name );
	}
}
add_action( 'added_option', __NAMESPACE__ . '\note_option_after' );
add_action( 'updated_option', __NAMESPACE__ . '\note_option_after' );
add_action( 'deleted_option', __NAMESPACE__ . '\note_option_after' );

/** @param int $id Of a product that is about to be written. */
function note_product_before( int $id ): void {
	if ( is_written_between() ) {
		$key = "product $id";
		note_row_before( $key, things_in_document( array( $key ) )[ $key ] );
	}
}

/**
 * @param string               $key As of digests_of().
 * @param ?array<string, mixed> $row As a document has it.
 */
function note_row_before( string $key, ?array $row ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() would write over the first.
	$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", ROW_BEFORE . md5( $key ), as_ascii( compact( 'key', 'row' ) ) ) );
}

/**
 * What is noted.
 *
 * @return array{names: string[], posts: array<string, ?array<string, mixed>>, options: array<string, ?array<string, string>>} The names of the options that hold it, and the rows as in a document.
 */
function rows_before(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that lists options.
	$kept = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( ROW_BEFORE ) . '%' ), ARRAY_A );
	$rows = array( 'names' => array_column( $kept, 'option_name' ) ) + no_keys();
	foreach ( array_column( $kept, 'option_value' ) as $text ) {
		list( 'key' => $key, 'row' => $row ) = from_ascii( $text ) + array(
			'key' => '',
			'row' => null,
		);
		if ( str_starts_with( $key, 'option ' ) ) {
			$rows['options'][ substr( $key, 7 ) ] = $row;
		} elseif ( '' !== $key ) {
			$rows['posts'][ $key ] = $row;
		}
	}
	return $rows;
}

/** @param string[] $names As of rows_before(): a version has them now. */
function forget_rows_before( array $names ): void {
	global $wpdb;
	if ( array() !== $names ) {
		$places = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- a placeholder for each name; delete_option() asks the cache first.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name IN ( $places )", $names ) );
	}
}

/**
 * The options that a publication writes when it writes these.
 *
 * @param string[] $options Names.
 * @return string[]
 */
function names_of_notes( array $options ): array {
	return array_merge( rows_before()['names'], array_map( static fn( string $name ): string => ROW_LEFT . $name, array_values( array_intersect( OPTIONS_OF_FLOW, $options ) ) ) );
}

/** Is it one of those? */
function is_note( string $option ): bool {
	return str_starts_with( $option, ROW_BEFORE ) || str_starts_with( $option, ROW_LEFT );
}

/** @param string $name Of a setting that the flow has written. */
function note_as_left( string $name ): void {
	put_back_option(
		ROW_LEFT . $name,
		array(
			'option_value' => digest_of_option( $name ),
			'autoload'     => 'off',
		)
	);
}

/** A text for what a setting is; `none` where it is not there. */
function digest_of_option( string $name ): string {
	$row = row_of_option( $name );
	return null === $row ? 'none' : md5( $row['option_value'] );
}

/** Has nobody touched it since the flow wrote it? */
function is_as_left( string $name ): bool {
	return raw_options( array( ROW_LEFT . $name ) )[ ROW_LEFT . $name ] === digest_of_option( $name );
}

/**
 * The settings of the flow that a version has in another way.
 *
 * @param array<string, ?array<string, string>> $options Of a document.
 * @return array<string, bool> By name: whether nobody has touched it since, so that it goes with the version.
 */
function settings_of_flow_in( array $options ): array {
	$ours    = array_intersect_key( $options, array_flip( OPTIONS_OF_FLOW ) );
	$differs = array_keys( array_filter( $ours, static fn( ?array $row, string $name ): bool => row_of_option( $name ) !== $row, ARRAY_FILTER_USE_BOTH ) );
	return array_combine( $differs, array_map( __NAMESPACE__ . '\is_as_left', $differs ) );
}

/** The columns of a product that the flow writes, by their names in a document. The times tell whether somebody else wrote it since. */
const COLUMNS_OF_WORDS = array(
	'title'        => 'post_title',
	'content'      => 'post_content',
	'excerpt'      => 'post_excerpt',
	'name'         => 'post_name',
	'modified'     => 'post_modified',
	'modified_gmt' => 'post_modified_gmt',
);

/** The meta that the flow writes, and what WordPress and WooCommerce note of it. */
const META_OF_WORDS = array(
	'_price',
	'_regular_price',
	'_sale_price',
	'_thumbnail_id',
	'_product_version',
	'_wp_old_slug',
	StoreContent\MADE_HASH,
	StoreContent\LEFT_AS,
	StoreContent\BEFORE,
);

/**
 * @param int[] $ids Of products.
 * @return array<int, array<string, mixed>> The words of each, by its id.
 */
function words_in_document( array $ids ): array {
	global $wpdb;
	if ( array() === $ids ) {
		return array();
	}
	$list = implode( ',', array_map( 'intval', $ids ) );
	$keys = quoted( META_OF_WORDS );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- numbers and our own names; what the cache has may be older.
	$rows  = (array) $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE ID IN ( $list )", ARRAY_A );
	$meta  = (array) $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id IN ( $list ) AND meta_key IN ( $keys ) ORDER BY meta_key, meta_id", ARRAY_A );
	$words = array();
	// phpcs:enable
	foreach ( $rows as $row ) {
		$words[ (int) $row['ID'] ] = array_map( static fn( string $column ): string => (string) $row[ $column ], COLUMNS_OF_WORDS ) + array(
			'categories' => StoreContent\rows_of_categories( (int) $row['ID'] ),
			'meta'       => array(),
		);
	}
	foreach ( $meta as $one ) {
		$words[ (int) $one['post_id'] ]['meta'][] = array_diff_key( $one, array( 'post_id' => 1 ) );
	}
	return $words;
}

/**
 * @param array<string, mixed> $words As of words_in_document().
 * @param string               $key   Of meta.
 */
function meta_in_words( array $words, string $key ): string {
	return (string) ( array_column( $words['meta'], 'meta_value', 'meta_key' )[ $key ] ?? '' );
}

/**
 * A quick start writes its products right after Save. Their words then belong to what was saved, also where the samples were there before.
 *
 * @param int[] $ids Of products that have just been written.
 */
function keep_words_with_version( array $ids ): void {
	$newest  = newest_version();
	$version = null === $newest ? null : whole_version( $newest['id'] );
	if ( null === $version || 'published' !== ( $version['about']['kind'] ?? '' ) ) {
		return;
	}
	$keys  = array_intersect( array_map( static fn( int $id ): string => "product $id", $ids ), array_keys( array_filter( $version['document']['posts'] ) ) );
	$posts = things_in_document( $keys ) + $version['document']['posts'];
	if ( $posts !== $version['document']['posts'] ) {
		rewrite_version( $version, compact( 'posts' ) + $version['document'] );
		forget_rows_before( array_map( static fn( string $key ): string => ROW_BEFORE . md5( $key ), array_values( $keys ) ) );
	}
}

/**
 * Gives products the words that they have in a version, where the flow has written others since.
 *
 * @param array<string, ?array<string, mixed>> $things     Of a document.
 * @param bool                                 $unfiltered As of put_back_document().
 * @return string[] The keys of those that somebody has worked on since.
 */
function put_back_words( array $things, bool $unfiltered ): array {
	$stayed = array();
	foreach ( array_filter( $things, static fn( ?array $thing ): bool => isset( $thing['words'] ) ) as $key => $thing ) {
		$id  = (int) parts_of_key( $key )[2];
		$now = words_in_document( array( $id ) )[ $id ] ?? null;
		clean_post_cache( $id );
		$product = get_post( $id );
		if ( null === $now || ! is_thing_there( $product ) || meta_in_words( $now, StoreContent\LEFT_AS ) === meta_in_words( $thing['words'], StoreContent\LEFT_AS ) ) {
			continue;
		}
		if ( $product instanceof \WP_Post && StoreContent\is_ours_to_write( $product ) ) {
			put_back_words_of( $id, $thing['words'], $unfiltered );
		} else {
			$stayed[] = $key;
		}
	}
	return $stayed;
}

/**
 * Through WooCommerce, which keeps prices in a table of its own; then every row as it was.
 *
 * @param int                  $id         Of a product.
 * @param array<string, mixed> $words      As of words_in_document().
 * @param bool                 $unfiltered As of put_back_document().
 * @throws Publication_Stopped The database refuses it.
 */
function put_back_words_of( int $id, array $words, bool $unfiltered ): void {
	global $wpdb;
	$regular = meta_in_words( $words, '_regular_price' );
	StoreContent\set_product_parts(
		$id,
		array(
			'title'   => $words['title'],
			'slug'    => $words['name'],
			'content' => $words['content'],
			'excerpt' => $words['excerpt'],
			'price'   => '' === $regular ? meta_in_words( $words, '_price' ) : $regular,
			'sale'    => meta_in_words( $words, '_sale_price' ),
			'picture' => (int) meta_in_words( $words, '_thumbnail_id' ),
		) + ( isset( $words['categories'] ) ? array( 'categories' => StoreContent\categories_again( $words['categories'] ) ) : array() )
	);
	$row  = array_combine( COLUMNS_OF_WORDS, array_map( static fn( string $name ): string => (string) $words[ $name ], array_keys( COLUMNS_OF_WORDS ) ) );
	$keys = quoted( META_OF_WORDS );
	foreach ( $unfiltered ? array() : array( 'post_content', 'post_excerpt' ) as $column ) {
		$row[ $column ] = without_code( 'product', $row[ $column ] );
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.SlowDBQuery -- as it was, whatever plugins make of it.
	$done = false !== $wpdb->update( $wpdb->posts, $row, array( 'ID' => $id ) ) && false !== $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->postmeta WHERE post_id = %d AND meta_key IN ( $keys )", $id ) );
	foreach ( $words['meta'] as $meta ) {
		$done = $done && $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id ) + $meta );
	}
	// phpcs:enable
	if ( ! $done ) {
		throw new Publication_Stopped( not_stored() );
	}
	delete_post_meta( $id, StoreContent\CATEGORY_TO_BE );
	clean_post_cache( $id );
}

/** Remembers of a template or part what we wrote into it: a hash. Whoever changes it afterwards makes it their own. */
const WRITTEN = '_customize_your_store_written';

/** Is the template as we have left it? */
function is_ours( \WP_Post $template ): bool {
	return get_post_meta( $template->ID, WRITTEN, true ) === md5( $template->post_content );
}

/**
 * Calls before a template or part of the designer is written, or can be found by its theme. Should PHP end in the middle, what it
 * wrote is known for ours: remembered only afterwards, it would be taken for somebody else's.
 *
 * @param callable $remember Gets the id, and the template as it will be.
 */
function before_writing( callable $remember ): void {
	$is_template = static fn( $type ): bool => in_array( $type, array( 'wp_template', 'wp_template_part' ), true );
	add_action(
		'pre_post_update',
		static function ( int $id, array $data ) use ( $remember, $is_template ): void {
			if ( $is_template( $data['post_type'] ) ) {
				$remember( $id, new \WP_Post( (object) $data ) );
			}
		},
		10,
		2
	);
	// A new one belongs to its theme by a term, which comes after its row.
	add_action(
		'add_term_relationship',
		static function ( int $id ) use ( $remember, $is_template ): void {
			$template = get_post( $id );
			if ( $template && $is_template( $template->post_type ) ) {
				$remember( $id, $template );
			}
		}
	);
}

/** @param int $id Of a template or part that is being saved. */
function remember_written( int $id, \WP_Post $template ): void {
	if ( is_design_request() ) {
		update_post_meta( $id, WRITTEN, md5( $template->post_content ) );
	}
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\remember_written', 10, 2 );
add_action( 'save_post_wp_template_part', __NAMESPACE__ . '\remember_written', 10, 2 );
before_writing( __NAMESPACE__ . '\remember_written' );

/**
 * WooCommerce completes its task as soon as a template or the styles are saved. A set-up saves them before anybody has chosen
 * anything: then the task stays as it is, and Save completes it by its option.
 *
 * @param mixed $value  To be set.
 * @param mixed $former As it is.
 * @return mixed
 */
function leave_task_to_save( $value, $former ) {
	$by_writing = doing_action( 'save_post_wp_template' ) || doing_action( 'save_post_wp_template_part' ) || doing_action( 'save_post_wp_global_styles' );
	return $by_writing && is_design_request() ? $former : $value;
}
add_filter( 'pre_update_option_woocommerce_admin_customize_store_completed', __NAMESPACE__ . '\leave_task_to_save', 10, 2 );
