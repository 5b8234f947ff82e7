<?php
/**
 * The sample products: which of them nobody but us has touched, told by a short text of what each looks like; their parts written in
 * WooCommerce's way where WooCommerce is; and written ones put back to what they were.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

use function CustomizeYourStore\has_mark;
use function CustomizeYourStore\note_product_before;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's mark of a sample, and its hash of what a sample said when it was made. */
const SAMPLE_MARK = '_headstart_post';
const MADE_HASH   = '_ai_generated_content';

/** What a sample looked like when we last left it. A product that looks otherwise is the merchant's. */
const LEFT_AS = '_customize_your_store_left_as';

/** What a sample was before we first wrote it. */
const BEFORE = '_customize_your_store_before';

/** On a sample that was made to be written at once. How it was before its first words is no state of the store, and in no version. */
const UNWRITTEN = '_customize_your_store_unwritten';

/** While we write: before the look that it had and the one that it gets, with `:` between. After a crash the sample is still ours. */
const WRITING = 'writing:';

/**
 * Up to six sample products, made by the store's own route, and remembered as they are now.
 */
function ensure_samples(): bool {
	$known  = array_column( samples(), 'ID' );
	$answer = rest_do_request( new \WP_REST_Request( 'POST', '/wc-admin/onboarding/products' ) );
	if ( $answer->is_error() || empty( $answer->get_data()['success'] ) ) {
		return false;
	}
	foreach ( samples() as $number => $sample ) {
		if ( has_mark( $sample->ID ) && ! in_array( $sample->ID, $known, true ) ) {
			update_post_meta( $sample->ID, UNWRITTEN, '1' );
		}
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

/** What a merchant fills in and we do not write: whoever did has made the product their own. */
const MERCHANTS_META = array( '_sale_price_dates_from', '_sale_price_dates_to', '_sku', '_stock', '_product_image_gallery' );

/**
 * A hash of each part.
 *
 * @param \WP_Post                  $sample The product.
 * @param array<string, mixed>|null $parts  As of product_parts(), where it is to have others than it has.
 */
function look_of( \WP_Post $sample, ?array $parts = null ): string {
	$looks      = $parts ?? product_parts( $sample );
	$categories = $looks['categories'] ?? array( (int) get_option( 'default_product_cat' ) );
	unset( $looks['categories'] );
	// A number that WordPress puts after an address that is taken.
	$looks['slug'] = preg_replace( '/-\d+$/', '', $looks['slug'] );
	// While a product is on sale, that is what it costs.
	$to_be          = '' === $looks['sale'] ? $looks['price'] : $looks['sale'];
	$looks['shown'] = null === $parts ? get_post_meta( $sample->ID, '_price', true ) : $to_be;
	foreach ( MERCHANTS_META as $key ) {
		$looks[ $key ] = get_post_meta( $sample->ID, $key, true ) ?? '';
	}
	$looks['categories'] = $categories;
	return implode( ' ', array_map( static fn( $part ): string => substr( md5( (string) wp_json_encode( $part ) ), 0, 10 ), $looks ) );
}

/** @return list<int> The smallest first. */
function categories_of( int $id ): array {
	$terms = get_the_terms( $id, 'product_cat' );
	$ids   = is_array( $terms ) ? array_column( $terms, 'term_id' ) : array();
	sort( $ids );
	return $ids;
}

/**
 * Is each part of a look as in one of two others?
 *
 * @param string $look   As of look_of().
 * @param string $before Another.
 * @param string $wanted And another.
 */
function is_between( string $look, string $before, string $wanted ): bool {
	$parts  = explode( ' ', $look );
	$before = explode( ' ', $before );
	$wanted = explode( ' ', $wanted );
	foreach ( $parts as $at => $part ) {
		if ( ! in_array( $part, array( $before[ $at ] ?? '', $wanted[ $at ] ?? '' ), true ) ) {
			return false;
		}
	}
	return true;
}

/** As marks up to version 0.4 have it: without what a merchant may have added. */
function former_look_of( \WP_Post $sample ): string {
	$picture = (int) get_post_meta( $sample->ID, '_thumbnail_id', true );
	$price   = (string) get_post_meta( $sample->ID, '_price', true );
	return md5( (string) wp_json_encode( array( $sample->post_title, $sample->post_content, $sample->post_excerpt, $price, $picture ) ) );
}

/** @return array{title: string, slug: string, content: string, excerpt: string, price: string, sale: string, picture: int, categories: list<int>} */
function product_parts( \WP_Post $post ): array {
	$regular = (string) get_post_meta( $post->ID, '_regular_price', true );
	return array(
		'title'      => $post->post_title,
		'slug'       => $post->post_name,
		'content'    => $post->post_content,
		'excerpt'    => $post->post_excerpt,
		'price'      => '' === $regular ? (string) get_post_meta( $post->ID, '_price', true ) : $regular,
		'sale'       => (string) get_post_meta( $post->ID, '_sale_price', true ),
		'picture'    => (int) get_post_meta( $post->ID, '_thumbnail_id', true ),
		'categories' => categories_of( $post->ID ),
	);
}

/**
 * @param int                  $id    Of the product.
 * @param array<string, mixed> $parts As of product_parts().
 */
function set_product_parts( int $id, array $parts ): void {
	$product = function_exists( 'wc_get_product' ) ? wc_get_product( $id ) : null;
	if ( $product ) {
		$product->set_name( $parts['title'] );
		$product->set_slug( $parts['slug'] );
		$product->set_description( $parts['content'] );
		$product->set_short_description( $parts['excerpt'] );
		$product->set_regular_price( $parts['price'] );
		$product->set_sale_price( $parts['sale'] );
		$product->set_image_id( $parts['picture'] ? $parts['picture'] : '' );
		// Versions up to 0.5 wrote none: then WooCommerce's own for what has none.
		$product->set_category_ids( $parts['categories'] ?? array( (int) get_option( 'default_product_cat' ) ) );
		$product->save();
		return;
	}
	wp_update_post(
		wp_slash(
			array(
				'ID'           => $id,
				'post_title'   => $parts['title'],
				'post_name'    => $parts['slug'],
				'post_content' => $parts['content'],
				'post_excerpt' => $parts['excerpt'],
			)
		)
	);
	update_post_meta( $id, '_price', $parts['price'] );
	update_post_meta( $id, '_regular_price', $parts['price'] );
	$parts['picture'] ? set_post_thumbnail( $id, $parts['picture'] ) : delete_post_thumbnail( $id );
}

/** The addresses of products work after a change, too; rules that know them are left alone. */
function know_product_addresses(): void {
	$rules = get_option( 'rewrite_rules' );
	if ( get_option( 'permalink_structure' ) && ! preg_grep( '/[?&]product=/', is_array( $rules ) ? $rules : array() ) ) {
		flush_rewrite_rules( false );
	}
}

/**
 * Writing the same again changes nothing.
 *
 * @param int                                                        $id      The product, perhaps.
 * @param array{title: string, price: string, description: string} $words   Plain and complete.
 * @param string                                                     $picture A file in `plugin/pictures`, or empty: then the picture stays.
 */
function write_sample( int $id, array $words, string $picture ): void {
	$sample = get_post( $id );
	if ( ! $sample || 'product' !== $sample->post_type || '' === get_post_meta( $id, SAMPLE_MARK, true ) || ! is_ours_to_write( $sample ) ) {
		return;
	}
	$attached = '' === $picture ? 0 : attachment_of( $picture );
	$now      = product_parts( $sample );
	$terms    = array_column( array_filter( array_map( __NAMESPACE__ . '\category_named', categories_to_be( $id ) ) ), 'term_id' );
	sort( $terms );
	$wanted   = array(
		'title'      => $words['title'],
		'slug'       => sanitize_title( $words['title'] ),
		'content'    => '<!-- wp:paragraph --><p>' . esc_html( $words['description'] ) . '</p><!-- /wp:paragraph -->',
		'excerpt'    => $words['description'],
		'price'      => $words['price'],
		'sale'       => '',
		'picture'    => $attached ? $attached : $now['picture'],
		'categories' => array() === $terms ? $now['categories'] : $terms,
	);
	// A slug with a number after it is the same one, asked for again.
	if ( preg_replace( '/-\d+$/', '', $now['slug'] ) === $wanted['slug'] ) {
		$wanted['slug'] = $now['slug'];
	}
	if ( $wanted !== $now ) {
		if ( '' === get_post_meta( $id, UNWRITTEN, true ) ) {
			note_product_before( $id );
		}
		// Kept from the first time only.
		add_post_meta( $id, BEFORE, wp_slash( $now ), true );
		leave_sample( $id, $wanted );
		delete_post_meta( $id, UNWRITTEN );
	}
	delete_post_meta( $id, CATEGORY_TO_BE );
	// Products may be written in any order: whichever is the last leaves none over.
	remove_unused_categories();
}

/** Puts every sample that we wrote back. One that the merchant has edited since is the merchant's and stays. */
function restore_samples(): void {
	foreach ( written_samples() as $sample ) {
		note_product_before( $sample->ID );
		$before = get_post_meta( $sample->ID, BEFORE, true );
		if ( is_array( $before ) && is_ours_to_write( $sample ) ) {
			leave_sample( $sample->ID, $before );
		}
		delete_post_meta( $sample->ID, BEFORE );
		delete_post_meta( $sample->ID, CATEGORY_TO_BE );
	}
}

/** @param array<string, mixed> $parts As of product_parts(). */
function leave_sample( int $id, array $parts ): void {
	$sample = get_post( $id );
	if ( ! $sample ) {
		return;
	}
	update_post_meta( $id, LEFT_AS, WRITING . look_of( $sample ) . ':' . look_of( $sample, $parts ) );
	set_product_parts( $id, $parts );
	clean_post_cache( $id );
	$sample = get_post( $id );
	if ( ! $sample ) {
		return;
	}
	update_post_meta( $id, MADE_HASH, made_hashes( $sample )[0] );
	update_post_meta( $id, LEFT_AS, look_of( $sample ) );
}
