<?php
/**
 * What answers at `customize-your-store/v1/ai/*`, for stores on which WooCommerce's own cannot be used as a whole.
 *
 * Is the store's content written, from which description, and what is the store called?
 *
 * `POST customize-your-store/v1/understood`: what the built-in suggestions understood of a description, and which trades they know.
 *
 * `customize-your-store/v1/ai/patterns`: the words and pictures of the patterns are made to fit the store, or go back to what
 * they were.
 *
 * `customize-your-store/v1/ai/products` and `…/ai/product`: what is proposed for the sample products, and each of them written.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

use function CustomizeYourStore\keep_words_with_version;
use function CustomizeYourStore\locked;
use function CustomizeYourStore\refusal;

use const CustomizeYourStore\AI_CONSENT;

defined( 'ABSPATH' ) || exit;

/** A store's description is shorter by far; what is longer is no description. */
const DESCRIPTION_LIMIT = 20000;

/**
 * The merchant's consent where a description may be sent to an AI. A request that names no provider counts as one for any of them; what
 * is not sent by POST sends nothing.
 *
 * @param \WP_REST_Request $request With the provider of the flow's session, if the flow sent it.
 * @return true|\WP_Error
 */
function consent_to_provider( \WP_REST_Request $request ) {
	return 'POST' === $request->get_method() && 'rules' !== $request->get_param( 'provider' ) ? consent_to_ai() : true;
}

/** @return true|\WP_Error */
function consent_to_ai() {
	$connection = get_option( AI_CONSENT );
	return $connection && 'no' !== $connection
		? true
		: refusal( 'ai_connection_not_allowed', __( 'Writing content for your store is switched off. You can allow it in the settings.', 'customize-your-store' ), 403 );
}

/** What was sent, or else what the merchant wrote in the flow. */
function description_in( \WP_REST_Request $request ): string {
	$sent = trim( (string) $request['business_description'] );
	return '' === $sent ? trim( (string) get_option( 'woo_ai_describe_store_description', '' ) ) : $sent;
}

/** The description that the present content was written from. */
const LAST_DESCRIPTION = 'last_business_description_with_ai_content_generated';

/** The title that was written here. A site whose title is another one was named by a person. */
const WRITTEN_TITLE = 'ai_generated_site_title';

/** Have we written products or pattern texts that are still there? */
function is_written(): bool {
	return false !== get_option( PATTERN_TEXTS, false ) || array() !== written_samples();
}

/** @return array{is_ai_generated: bool} */
function store_info(): array {
	return array( 'is_ai_generated' => is_written() );
}

/** @return array{ai_content_generated: true}|\WP_Error */
function keep_description( \WP_REST_Request $request ) {
	$description = trim( (string) $request['business_description'] );
	if ( '' === $description ) {
		return no_description();
	}
	update_option( LAST_DESCRIPTION, $description, false );
	return array( 'ai_content_generated' => true );
}

/**
 * Names a store that has no title, or one from here. "Site Title" is what a person left standing.
 *
 * @return array{ai_content_generated: bool, provider: string}|\WP_Error
 */
function write_store_title( \WP_REST_Request $request ) {
	$description = trim( (string) $request['business_description'] );
	if ( '' === $description ) {
		return no_description();
	}
	$content = store_content( $description );
	$title   = html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	$free    = '' === trim( $title ) || get_option( WRITTEN_TITLE ) === $title;
	if ( $free ) {
		update_option( 'blogname', $content['title'] );
		update_option( WRITTEN_TITLE, html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES ), false );
	}
	return array(
		'ai_content_generated' => $free,
		'provider'             => $content['provider'],
	);
}

/** After a reset the next description is a new one, even if it is the same. */
function forget_description(): void {
	delete_option( LAST_DESCRIPTION );
}

/** The refusal of a request without a description. */
function no_description(): \WP_Error {
	return refusal( 'invalid_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
}

/**
 * @return array{trades: list<string>, nearest: list<string>, place: ?string, name: ?string, facts: list<string>, pictures: string, choices: list<array{trade: string, name: string, picture: string}>}
 *         `pictures` is the beginning of the pictures' addresses. Choices by name.
 */
function understood( \WP_REST_Request $request ): array {
	$told    = trim( $request['business_description'] );
	$shop    = shop_of( $told );
	$choices = array();
	foreach ( trades() as $name => $trade ) {
		$choices[] = array(
			'trade'   => $name,
			'name'    => name_of_trade( $trade ),
			'picture' => drawn_product( $name, 't0', LOOKS[0], 0 ),
		);
	}
	usort( $choices, static fn( $one, $other ) => strcasecmp( remove_accents( $one['name'] ), remove_accents( $other['name'] ) ) );
	return array(
		'trades'   => $shop['trades'],
		'nearest'  => array() === $shop['trades'] ? nearest_trades( $told ) : array(),
		'place'    => $shop['place'],
		'name'     => $shop['name'],
		'facts'    => array_column( facts_in( $told, recognised( $told )['language'] ), 'name' ),
		'pictures' => home_url( '/?' . \CustomizeYourStore\DRAWN_PICTURE . '=' ),
		'choices'  => $choices,
	);
}

/**
 * As people say it in the merchant's language, or else in English.
 *
 * @param array<string, mixed> $trade As of trades().
 */
function name_of_trade( array $trade ): string {
	$place = array_search( substr( get_user_locale(), 0, 2 ), LANGUAGES, true );
	$names = explode( ' | ', $trade['things'] );
	return capitalized( $names[ false === $place ? 0 : $place ] ?? $names[0] );
}

/** @return array{ai_content_generated: true, provider: string}|\WP_Error */
function write_patterns( \WP_REST_Request $request ) {
	$description = description_in( $request );
	if ( '' === $description ) {
		return refusal( 'missing_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
	}
	$content = store_content( $description, look_named( $request['images']['look'] ?? '' ) );
	update_option( PATTERN_TEXTS, $content['texts'], false );
	update_option( PATTERN_PICTURES, $content['pictures'], false );
	return array(
		'ai_content_generated' => true,
		'provider'             => $content['provider'],
	);
}

/** @return array{removed: true} */
function reset_patterns(): array {
	delete_option( PATTERN_TEXTS );
	delete_option( PATTERN_PICTURES );
	forget_description();
	return array( 'removed' => true );
}

/**
 * Makes sure that the samples are there and proposes words for those that nobody has edited. With `write`, writes them at once, also when
 * the browser is closed in the meantime, so that no sample stays in the shop under WooCommerce's name.
 *
 * @return array<string, mixed>|\WP_Error
 */
function write_products( \WP_REST_Request $request ) {
	$description = description_in( $request );
	if ( '' === $description ) {
		return refusal( 'missing_business_description', __( 'Tell us a little about your business first.', 'customize-your-store' ), 500 );
	}
	if ( ! has_images( $request['images'] ) ) {
		return refusal( 'images_not_found', __( 'There are no images for the products.', 'customize-your-store' ), 500 );
	}
	if ( $request['write'] ) {
		ignore_user_abort( true );
	}
	if ( ! ensure_samples() ) {
		return refusal( 'product_content_not_found', __( 'The sample products could not be created. Please try again.', 'customize-your-store' ), 500 );
	}
	$content  = store_content( $description, look_named( $request['images']['look'] ?? '' ) );
	$shop     = shop_of( $description );
	$shared   = shared_category( $shop['trades'], '' === $shop['language'] ? 'en' : $shop['language'] );
	$proposed = array();
	make_categories( $content['categories'] );
	foreach ( samples() as $number => $sample ) {
		if ( isset( $content['products'][ $number ] ) && is_ours_to_write( $sample ) ) {
			update_post_meta( $sample->ID, CATEGORY_TO_BE, wp_slash( implode( "\n", array_unique( array( $content['products'][ $number ]['category'], $shared ) ) ) ) );
			$proposed[] = proposal( $content['products'][ $number ], $sample->ID );
		}
	}
	if ( $request['write'] ) {
		array_walk( $proposed, __NAMESPACE__ . '\write_proposal' );
		know_product_addresses();
		keep_words_with_version( array_column( $proposed, 'product_id' ) );
	}
	return array(
		'ai_content_generated' => true,
		'product_content'      => $proposed,
		'provider'             => $content['provider'],
		'written'              => $request['write'],
	);
}

/**
 * @param array{title: string, description: string, price: string, picture: string} $product As of store_content().
 * @return array<string, mixed>
 */
function proposal( array $product, int $id ): array {
	$image = image_of( $product['picture'] );
	return array(
		'title'       => $product['title'],
		'description' => $product['description'],
		'price'       => (float) $product['price'],
		'image'       => array(
			'src' => $image['URL'],
			'alt' => $image['title'],
		),
		'product_id'  => $id,
	);
}

/** @return array{ai_content_generated: true} */
function write_one_product( \WP_REST_Request $request ): array {
	write_proposal( $request['products_information'] );
	if ( $request['last_product'] ) {
		know_product_addresses();
	}
	return array( 'ai_content_generated' => true );
}

/**
 * Writes one proposal. What is empty, incomplete, or about another product than an unedited sample changes nothing.
 *
 * @param array<string, mixed> $asked As of proposal(), perhaps.
 */
function write_proposal( array $asked ): void {
	$product = array(
		'title'       => plain( $asked['title'] ?? '', PRODUCT_TITLE_LIMIT ),
		'price'       => plain_price( $asked['price'] ?? '' ),
		'description' => plain( $asked['description'] ?? '', SENTENCE_LIMIT ),
	);
	if ( ! in_array( '', $product, true ) ) {
		$id = is_numeric( $asked['product_id'] ?? '' ) ? (int) $asked['product_id'] : 0;
		locked( 'product', static fn() => write_sample( $id, $product, picture_at( $asked['image']['src'] ?? '' ) ) );
	}
}

/** @return array{removed: true} */
function reset_products(): array {
	locked( 'product', __NAMESPACE__ . '\restore_samples' );
	remove_unused_categories();
	forget_description();
	return array( 'removed' => true );
}
