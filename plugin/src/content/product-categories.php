<?php
/**
 * The categories of the sample products: a trade's three kinds of goods, as its tiles name them, one for what all of its kind sell, and one
 * that all share: WooCommerce shows below a product others of its categories, and most kinds of goods have one sample. They are made before
 * the products are written, go with the products, and come back with them. One that somebody has worked on is the merchant's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Meta of a category that we made: what it looked like then. */
const MADE_CATEGORY = '_customize_your_store_made_category';

/** Meta of a sample until it is written: the names of the categories that it is to have, one in a line. */
const CATEGORY_TO_BE = '_customize_your_store_category';

/** Meta of a sample that is put away: its categories, as of rows_of_categories(). */
const CATEGORIES_BEFORE = '_customize_your_store_categories';

/**
 * The categories of a shop's products: those of the tiles first, and last the one that all share.
 *
 * @param list<string>                      $trades   As of recognised().
 * @param list<array{category: string}>     $products As of products_of().
 * @return list<string> Names.
 */
function categories_for( array $trades, array $products, string $language ): array {
	$used  = array_column( $products, 'category' );
	$tiles = array_map( static fn( $tile ) => names_of_tiles( $tile[0], $language )[ $tile[1] ], tiles_of( $trades ) );
	return array_values( array_unique( array_merge( array_intersect( $tiles, $used ), $used, array( shared_category( $trades, $language ) ) ) ) );
}

/**
 * The category of all products: what the shop sells, or its general name where another of its categories is called so.
 *
 * @param list<string> $trades As of recognised().
 */
function shared_category( array $trades, string $language ): string {
	$things = things_of( $trades, $language );
	$others = array_map( static fn( $tile ) => names_of_tiles( $tile[0], $language )[ $tile[1] ], tiles_of( $trades ) );
	foreach ( $trades as $trade ) {
		$others[] = in_language( kinds()[ trades()[ $trade ]['kind'] ]['category'], $language );
	}
	return in_array( folded( $things ), array_map( __NAMESPACE__ . '\folded', $others ), true ) ? languages( $language )['general'] : $things;
}

/** @return list<string> Names of the categories that a sample is to have. */
function categories_to_be( int $sample ): array {
	$names = preg_split( '/\n/', (string) get_post_meta( $sample, CATEGORY_TO_BE, true ), -1, PREG_SPLIT_NO_EMPTY );
	return is_array( $names ) ? $names : array();
}

/**
 * The name of the category of a trade's product.
 *
 * @param int $number Of the product: the trade's own come first.
 */
function category_of_product( string $trade, int $number, string $language ): string {
	$tile = tiles_table()[ $trade ]['goods'][ $number ] ?? null;
	return null === $tile ? in_language( kinds()[ trades()[ $trade ]['kind'] ]['category'], $language ) : names_of_tiles( $trade, $language )[ $tile ];
}

/**
 * Makes those that are not there. One of the same name that the merchant has serves as well.
 *
 * @param list<string> $names In their order.
 */
function make_categories( array $names ): void {
	if ( ! taxonomy_exists( 'product_cat' ) ) {
		return;
	}
	foreach ( $names as $number => $name ) {
		if ( null === category_named( $name ) ) {
			$made = wp_insert_term( wp_slash( $name ), 'product_cat' );
			$term = is_wp_error( $made ) ? null : get_term( $made['term_id'], 'product_cat' );
			if ( $term instanceof \WP_Term ) {
				update_term_meta( $term->term_id, 'order', $number );
				update_term_meta( $term->term_id, MADE_CATEGORY, look_of_category( $term ) );
			}
		} elseif ( is_made_category( category_named( $name ) ) ) {
			update_term_meta( category_named( $name )->term_id, 'order', $number );
		}
	}
}

/** The category of this name that is not in another one. */
function category_named( string $name ): ?\WP_Term {
	$found = get_terms(
		array(
			'taxonomy'   => 'product_cat',
			'name'       => $name,
			'parent'     => 0,
			'hide_empty' => false,
			'number'     => 1,
		)
	);
	return is_array( $found ) && ( $found[0] ?? null ) instanceof \WP_Term ? $found[0] : null;
}

/** @return list<\WP_Term> Those that we made and nobody has worked on, in their order. */
function made_categories(): array {
	$found = taxonomy_exists( 'product_cat' ) ? get_terms(
		array(
			'taxonomy'   => 'product_cat',
			'hide_empty' => false,
			'orderby'    => 'term_id',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- a handful of categories.
			'meta_key'   => MADE_CATEGORY,
		)
	) : array();
	$made = array_values( array_filter( is_array( $found ) ? $found : array(), __NAMESPACE__ . '\is_made_category' ) );
	usort( $made, static fn( \WP_Term $one, \WP_Term $other ): int => (int) get_term_meta( $one->term_id, 'order', true ) <=> (int) get_term_meta( $other->term_id, 'order', true ) );
	return $made;
}

/**
 * Did we make it, and has nobody worked on it since?
 *
 * @phpstan-assert-if-true \WP_Term $term
 */
function is_made_category( ?\WP_Term $term ): bool {
	return null !== $term && get_term_meta( $term->term_id, MADE_CATEGORY, true ) === look_of_category( $term );
}

/** What of a category only a person changes. */
function look_of_category( \WP_Term $term ): string {
	return md5( (string) wp_json_encode( array( $term->name, $term->slug, $term->description, $term->parent, (int) get_term_meta( $term->term_id, 'thumbnail_id', true ) ) ) );
}

/** Removes those that no product has, be it a draft or in the merchant's trash, or is to have, and that no other category is in. */
function remove_unused_categories(): void {
	$to_be = array_merge( array(), ...array_map( static fn( \WP_Post $sample ): array => categories_to_be( $sample->ID ), samples() ) );
	foreach ( made_categories() as $term ) {
		if ( in_array( html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ), $to_be, true ) ) {
			continue;
		}
		$products = get_posts(
			array(
				'post_type'   => 'product',
				'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
				'numberposts' => -1,
				'fields'      => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- a handful of products.
				'tax_query'   => array(
					array(
						'taxonomy' => 'product_cat',
						'terms'    => $term->term_id,
					),
				),
			)
		);
		$shown = array_filter( $products, static fn( int $id ): bool => '' === get_post_meta( $id, \CustomizeYourStore\PUT_AWAY, true ) );
		if ( array() === $shown && array() === get_term_children( $term->term_id, 'product_cat' ) ) {
			wp_delete_term( $term->term_id, 'product_cat' );
		}
	}
}

/**
 * The rows of a product's categories, to make the same ones again.
 *
 * @return list<array{term_id: int, term_taxonomy_id: int, name: string, slug: string, order: int, made: string}>
 */
function rows_of_categories( int $product ): array {
	$terms = get_the_terms( $product, 'product_cat' );
	return array_map(
		static fn( \WP_Term $term ): array => array(
			'term_id'          => $term->term_id,
			'term_taxonomy_id' => $term->term_taxonomy_id,
			'name'             => $term->name,
			'slug'             => $term->slug,
			'order'            => (int) get_term_meta( $term->term_id, 'order', true ),
			'made'             => (string) get_term_meta( $term->term_id, MADE_CATEGORY, true ),
		),
		is_array( $terms ) ? $terms : array()
	);
}

/**
 * The numbers of these categories. Of ours, those that were removed are made again, with the numbers that they had.
 *
 * @param list<array{term_id: int, term_taxonomy_id: int, name: string, slug: string, order: int, made: string}> $rows As of rows_of_categories().
 * @return list<int>
 */
function categories_again( array $rows ): array {
	global $wpdb;
	$ids = array();
	foreach ( $rows as $row ) {
		$id = (int) $row['term_id'];
		if ( ! get_term( $id, 'product_cat' ) instanceof \WP_Term && '' !== $row['made'] && null === category_named( $row['name'] ) ) {
			// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress gives no term a number that is asked for.
			$wpdb->insert( $wpdb->terms, array( 'term_id' => $id ) + array_intersect_key( $row, array_flip( array( 'name', 'slug' ) ) ) );
			$wpdb->insert(
				$wpdb->term_taxonomy,
				array(
					'term_taxonomy_id' => (int) $row['term_taxonomy_id'],
					'term_id'          => $id,
					'taxonomy'         => 'product_cat',
					'description'      => '',
				)
			);
			// phpcs:enable
			clean_term_cache( $id, 'product_cat' );
			update_term_meta( $id, 'order', (int) $row['order'] );
			update_term_meta( $id, MADE_CATEGORY, $row['made'] );
		}
		if ( get_term( $id, 'product_cat' ) instanceof \WP_Term ) {
			$ids[] = $id;
		}
	}
	return $ids;
}

/** Notes the categories of a product that is about to be put away. */
function note_categories( int $product ): void {
	update_post_meta( $product, CATEGORIES_BEFORE, rows_of_categories( $product ) );
}

/** Gives a product that has been brought back the categories that it had. */
function give_back_categories( int $product ): void {
	$rows = get_post_meta( $product, CATEGORIES_BEFORE, true );
	if ( is_array( $rows ) && taxonomy_exists( 'product_cat' ) ) {
		wp_set_object_terms( $product, categories_again( $rows ), 'product_cat' );
	}
	delete_post_meta( $product, CATEGORIES_BEFORE );
}
