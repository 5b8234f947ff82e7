<?php
/**
 * The content for a description: from another writer, where there is one and its answer holds, or else from the catalogue.
 *
 * The patterns show the texts that were written for the store, in place of their own. The files stay as they are, to be
 * translated; a text that has none written for it is shown in the site's language as before.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

use function CustomizeYourStore\locked;

defined( 'ABSPATH' ) || exit;

const PRODUCTS = 6;

/** Content from the catalogue. Never called AI before people. */
const BUILT_IN = 'rules';

/**
 * @param string $description The merchant's own words.
 * @param string $look        One of LOOKS.
 * @return array{provider: string, title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string, pictures: array<string, string>, categories: list<string>}
 *         `texts` says which default text of the patterns becomes which; `pictures` is as of pictures_for().
 */
function store_content( string $description, string $look = LOOKS[0] ): array {
	if ( ! has_filter( 'customize_your_store_store_content' ) ) {
		return written_content( $description, 'none', $look );
	}
	// Products, patterns and title are asked for separately, some at once; another writer is asked once for all of them.
	$kept   = 'customize_your_store_checked_' . md5( get_locale() . $description );
	$answer = locked(
		'content',
		static function () use ( $kept, $description ) {
			$answer = get_transient( $kept );
			if ( false === $answer ) {
				$answer = answer_for( $description );
				set_transient( $kept, $answer, 'none' === $answer ? 5 * MINUTE_IN_SECONDS : HOUR_IN_SECONDS );
			}
			return $answer;
		}
	);
	return written_content( $description, $answer, $look );
}

/**
 * What another writer says, checked before it is kept; `none` when there is none, or nothing that can be used.
 *
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string}|'none'
 */
function answer_for( string $description ) {
	$slots = array_map( static fn( $slot ) => array_diff_key( $slot, array( 'says' => '' ) ), slots_of_writers() );

	/**
	 * Filters the content of the store: the way to another writer, such as a language model.
	 *
	 * @param array|null $content     Null. The answer: title, search_term, texts (slot's id → text) and six products, each with title,
	 *                                description and price. All are made plain and short; an answer without six products is not used.
	 * @param string     $description The merchant's own words: data, not instructions.
	 * @param array      $slots       The texts wanted, the most visible first: id → default (what stands there now) and limit (in characters).
	 */
	$answer = apply_filters( 'customize_your_store_store_content', null, $description, $slots );
	return ( is_array( $answer ) ? checked_content( $answer ) : null ) ?? 'none';
}

/**
 * Where the answer is silent, the catalogue speaks.
 *
 * @param array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string}|'none' $answer As of answer_for().
 * @return array{provider: string, title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string, pictures: array<string, string>, categories: list<string>} As of store_content().
 */
function written_content( string $description, $answer, string $look ): array {
	$built_in = built_in_content( $description, $look );
	$written  = is_array( $answer ) ? array_filter( $answer ) : array();
	$content  = $written + $built_in;
	$texts    = $content['defaults'];
	foreach ( ( $written['texts'] ?? array() ) + $built_in['texts'] as $id => $text ) {
		$default = text_slots()[ $id ]['default'];
		if ( $text !== $default ) {
			$texts[ $default ] = $text;
		}
	}
	// Where the texts stay, they speak of what the pictures show.
	$pictures = array() === $texts ? array() : pictures_for( recognised( $description )['trades'], $look );
	$shop     = shop_of( $description );
	$language = '' === $shop['language'] ? 'en' : $shop['language'];
	// Another writer's products have pictures of the trade's goods, which they are, and its name as their category.
	foreach ( $content['products'] as $number => $product ) {
		if ( '' === $product['picture'] ) {
			$content['products'][ $number ]['picture']  = drawn_product( $shop['trades'][0] ?? ANY_TRADE, 't' . $number % 4, $look, $number );
			$content['products'][ $number ]['category'] = array() === $shop['trades'] ? names_of_tiles( ANY_TRADE, $language )[ $number % 3 ] : things_of( $shop['trades'], $language );
		}
	}
	return array(
		'texts'      => $texts,
		'pictures'   => $pictures,
		'categories' => categories_for( $shop['trades'], $content['products'], $language ),
		'provider'   => array() === $written ? BUILT_IN : 'wordpress',
	) + $content;
}

/** Default text → written text. Its being there also says that the patterns were written. */
const PATTERN_TEXTS = 'customize_your_store_pattern_texts';

/** @return array<string, string> */
function pattern_texts(): array {
	$texts = get_option( PATTERN_TEXTS, array() );
	return is_array( $texts ) ? $texts : array();
}

/**
 * The slots hold texts of pattern files only, so nothing else of the plugin is touched.
 *
 * @param mixed  $translation The text in the site's language; another plugin's filter may have forgotten to return it.
 * @param string $text        The text as it stands in the file.
 */
function written_text( $translation, string $text ): string {
	$written = pattern_texts()[ $text ] ?? '';
	$instead = is_string( $translation ) ? $translation : $text;
	return is_string( $written ) && '' !== $written ? $written : $instead;
}
add_filter( 'gettext_customize-your-store', __NAMESPACE__ . '\written_text', 10, 2 );

/**
 * Whether what stands in the place of this text is a fact of the merchant's own description.
 *
 * @param string $text As it stands in the pattern's file.
 */
function is_said( string $text ): bool {
	$translated = array_map( static fn( $language ) => languages( $language )['patterns'][ $text ] ?? '', LANGUAGES );
	$written    = pattern_texts()[ $text ] ?? '';
	return is_string( $written ) && '' !== $written && ! in_array( $written, $translated, true );
}
