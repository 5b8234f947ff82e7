<?php
/**
 * The sample products, and which of them nobody but us has touched.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use function CustomizeYourStore\has_mark;
use function CustomizeYourStore\note_product_before;

/** WooCommerce's mark of a sample, and its hash of what a sample said when it was made. */
const SAMPLE_MARK = '_headstart_post';
const MADE_HASH   = '_ai_generated_content';

/** What a sample looked like when we last left it. A product that looks otherwise is the merchant's. */
const LEFT_AS = '_customize_your_store_left_as';

/** What a sample was before we first wrote it. */
const BEFORE = '_customize_your_store_before';

/** While we write: before the look that it had and the one that it gets, with `:` between. After a crash the sample is still ours. */
const WRITING = 'writing:';

/**
 * Up to six sample products, made by the store's own route, and remembered as they are now.
 */
function ensure_samples(): bool {
	$answer = rest_do_request( new \WP_REST_Request( 'POST', '/wc-admin/onboarding/products' ) );
	if ( $answer->is_error() || empty( $answer->get_data()['success'] ) ) {
		return false;
	}
	foreach ( samples() as $number => $sample ) {
		if ( is_ours_to_write( $sample ) && '' === get_post_meta( $sample->ID, LEFT_AS, true ) ) {
			has_mark( $sample->ID ) || note_product_before( $sample->ID );
			update_post_meta( $sample->ID, LEFT_AS, look_of( $sample ) );
		}
		if ( 0 === $sample->menu_order && has_mark( $sample->ID ) && is_ours_to_write( $sample ) ) {
			put_in_order( $sample, $number );
		}
	}
	return true;
}

/**
 * The first sample is the newest, and the shop's first: the trade's main goods come first, whether a list has the newest first or goes
 * by the shop's own order.
 *
 * @param int $number From 0.
 */
function put_in_order( \WP_Post $sample, int $number ): void {
	$ago    = static fn( string $date ): string => gmdate( 'Y-m-d H:i:s', (int) strtotime( "$date UTC" ) - $number * MINUTE_IN_SECONDS );
	$placed = array(
		'ID'            => $sample->ID,
		'post_date'     => $ago( $sample->post_date ),
		'post_date_gmt' => $ago( $sample->post_date_gmt ),
		'menu_order'    => $number + 1,
	);
	wp_update_post( $placed );
	clean_post_cache( $sample->ID );
}

/** @return list<\WP_Post> Published, the oldest first, so that each keeps its number. */
function samples(): array {
	return products_with( SAMPLE_MARK, 'publish' );
}

/** @return list<\WP_Post> Samples that we wrote. */
function written_samples(): array {
	return products_with( BEFORE, array( 'publish', 'draft', 'pending', 'private', 'future' ) );
}

/**
 * @param string          $key    Post meta.
 * @param string|string[] $status Of the posts.
 * @return list<\WP_Post>
 */
function products_with( string $key, $status ): array {
	return array_values(
		get_posts(
			array(
				'post_type'   => 'product',
				'post_status' => $status,
				'numberposts' => 100,
				'orderby'     => 'ID',
				'order'       => 'ASC',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- a handful of products.
				'meta_query'  => array(
					array(
						'key'     => $key,
						'compare' => 'EXISTS',
					),
				),
			)
		)
	);
}

/**
 * May we write it: does it look as we left it, or as it was made, and has nobody saved it on its own screen? has_own_products() asks that,
 * too.
 */
function is_ours_to_write( \WP_Post $sample ): bool {
	if ( '' !== get_post_meta( $sample->ID, '_edit_last', true ) ) {
		return false;
	}
	$left_as = get_post_meta( $sample->ID, LEFT_AS, true );
	if ( is_string( $left_as ) && '' !== $left_as ) {
		return looks_as_left( $sample, $left_as );
	}
	$made = get_post_meta( $sample->ID, MADE_HASH, true );
	if ( '' !== $made ) {
		return in_array( $made, made_hashes( $sample ), true );
	}
	return strtotime( $sample->post_modified_gmt ) - strtotime( $sample->post_date_gmt ) < MINUTE_IN_SECONDS;
}

/** @param string $left_as The mark of a sample that we wrote, or were writing when PHP ended. */
function looks_as_left( \WP_Post $sample, string $left_as ): bool {
	$look = look_of( $sample );
	if ( str_starts_with( $left_as, WRITING ) ) {
		[ , $before, $wanted ] = explode( ':', $left_as . '::' );
		return is_between( $look, $before, $wanted );
	}
	return in_array( $left_as, array( $look, former_look_of( $sample ) ), true );
}

/** @return string[] WooCommerce's hash, with either text for the description. */
function made_hashes( \WP_Post $sample ): array {
	$picture = (int) get_post_meta( $sample->ID, '_thumbnail_id', true );
	return array( md5( $sample->post_title . $sample->post_excerpt . $picture ), md5( $sample->post_title . $sample->post_content . $picture ) );
}
