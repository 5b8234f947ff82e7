<?php
/**
 * The content for a description: from another writer, where there is one and its answer holds, or else from the catalogue, without any account
 * or network: the same description always gives the same content. Six products of a shop's trades have prices in its currency, and drawings.
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

/**
 * In the site's language, or, where that is English, in the description's. A site in a language that the catalogue lacks keeps its
 * translated texts and gets a title only.
 *
 * @param string $description The merchant's own words.
 * @param string $look        One of LOOKS.
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, defaults: array<string, string>, search_term: string}
 *         `texts` by the slot's id, `defaults` by the text that stands in the patterns.
 */
function built_in_content( string $description, string $look = LOOKS[0] ): array {
	$shop     = shop_of( $description );
	$language = $shop['language'];
	$spoken   = '' === $language ? 'en' : $language;
	$store    = with_facts( store_words( $shop, $spoken ), $description, $shop, $spoken );
	// The line above the first headline.
	$store   += array( 'eyebrow' => eyebrow_of( $shop, $description, $spoken ) );
	return array(
		'title'       => title_from( $description, $store['titles'] ),
		'products'    => '' === $language ? array() : products_of( $shop, $language, $look ),
		'texts'       => '' === $language ? array() : texts_of( $store, $language ),
		'defaults'    => '' === $language ? array() : languages( $language )['patterns'],
		'search_term' => search_term( $shop ),
	);
}

/**
 * What the store sells and where, as a line above the first headline: "Cakes in Leeds".
 *
 * @param array{trades: list<string>, place: ?string} $shop As of shop_of().
 */
function eyebrow_of( array $shop, string $description, string $language ): string {
	$things = things_of( $shop['trades'], $language );
	$place  = recognised( $description )['language'] === $language ? place_as_said( $description, $shop['place'] ) : '';
	$both   = array() === $shop['trades'] ? $things : trim( "$things $place" );
	return mb_strlen( $both ) <= TITLE_LIMIT ? $both : $things;
}

/**
 * What was recognised, in which language the store speaks, and what kind of business it is.
 *
 * @return array{trades: list<string>, name: ?string, place: ?string, language: string, kind: string}
 */
function shop_of( string $description ): array {
	$shop = recognised( $description );
	$site = substr( get_locale(), 0, 2 );
	if ( 'en' === $site ) {
		$shop['language'] = '' === $shop['language'] ? 'en' : $shop['language'];
	} else {
		$shop['language'] = in_array( $site, LANGUAGES, true ) ? $site : '';
	}
	$shop['kind'] = trades()[ $shop['trades'][0] ?? '' ]['kind'] ?? GENERAL_KIND;
	return $shop;
}

/**
 * What the store says in each slot. Those that are fixed English sentences are left out in other languages, and those for which there
 * are no words, or whose words would claim a review, a rating or a discount.
 *
 * @param array<string, mixed> $store As of store_words().
 * @return array<string, string> By the slot's id.
 */
function texts_of( array $store, string $language ): array {
	$words = words_for_slots( $store );
	$texts = array();
	foreach ( text_slots() as $id => $slot ) {
		$says = strtr( $slot['says'], $words );
		if ( ! preg_match( '/\{\w+(?::\w+)?\}/', $says ) && ( 'en' === $language || preg_match( '/^[“”]?\{[^{}]+\}[“”]?$/u', $slot['says'] ) ) ) {
			$texts[ $id ] = plain( $says, $slot['limit'] );
		}
	}
	$own = array_intersect_key( $store['own'] ?? array(), text_slots() );
	return array_filter( array_map( __NAMESPACE__ . '\without_claims', array_merge( $texts, $own ) ) );
}

/**
 * What `{hero1}`, `{things}` and so on stand for. Of pairs, `{hero1}` is the heading and `{hero1:more}` the sentence.
 *
 * @param array<string, mixed> $store As of store_words().
 * @return array<string, string>
 */
function words_for_slots( array $store ): array {
	$words = array();
	foreach ( array( 'things', 'shop', 'promise', 'story', 'word', 'goods', 'eyebrow' ) as $name ) {
		$words[ '{' . $name . '}' ] = $store[ $name ];
	}
	$pairs = array( 'newest' => $store['newest'] );
	foreach ( array(
		'hero'    => 'heroes',
		'shelf'   => 'shelves',
		'quality' => 'qualities',
		'fact'    => 'said',
	) as $name => $list ) {
		foreach ( $store[ $list ] ?? array() as $number => $pair ) {
			$pairs[ $name . ( $number + 1 ) ] = $pair;
		}
	}
	foreach ( $pairs as $name => list( $heading, $more ) ) {
		$words[ '{' . $name . '}' ]      = $heading;
		$words[ '{' . $name . ':more}' ] = $more;
	}
	return $words;
}

/** Drawn, in the color of what is behind it: what products had as pictures in versions up to 0.5. */
const TILES = 6;

/**
 * Six of one trade, or three of each of two.
 *
 * @param array{trades: list<string>, kind: string} $shop As of shop_of().
 * @param string                                     $look One of LOOKS.
 * @return list<array{title: string, price: string, description: string, picture: string, category: string}>
 */
function products_of( array $shop, string $language, string $look ): array {
	if ( array() === $shop['trades'] ) {
		$products = general_products( $language );
	} else {
		$each     = intdiv( PRODUCTS, count( $shop['trades'] ) );
		$products = array();
		foreach ( services_last( $shop['trades'] ) as $trade ) {
			$others   = array_column( $products, 0 );
			$more     = array_filter( products_in( $trade, $language ), static fn( $product ) => ! in_array( $product[0], $others, true ) );
			$products = array_merge( $products, array_slice( $more, 0, $each ) );
		}
	}
	return array_map( static fn( $entry, $number ) => product_of( $entry, (int) $number, $look ), $products, array_keys( $products ) );
}

/**
 * Whoever sells bicycles and repairs them shows a bicycle first.
 *
 * @param list<string> $trades As of recognised().
 * @return list<string>
 */
function services_last( array $trades ): array {
	$is_service = static fn( $trade ) => 'services' === trades()[ $trade ]['kind'];
	return array_merge( array_values( array_filter( $trades, static fn( $trade ) => ! $is_service( $trade ) ) ), array_values( array_filter( $trades, $is_service ) ) );
}

/**
 * The four of a trade and the two of its kind. A trade in which nobody gives presents has six of its own.
 *
 * @return list<array{0: string, 1: float, 2: string, 3: string, 4: string}> As of product_of().
 */
function products_in( string $name, string $language ): array {
	$trade = trades()[ $name ];
	$says  = languages( $language );
	$lines = array_slice( array_merge( $trade['products'], kinds()[ $trade['kind'] ]['products'] ), 0, PRODUCTS );
	$own   = count( $trade['products'] );
	$texts = array_merge( trade_words( $language )[ $name ]['about'], $says[ "about-{$trade['kind']}" ] ?? $says['about-products'] );
	return array_map(
		static function ( $line, $number ) use ( $name, $language, $texts, $own ) {
			list( $price, $names ) = explode( ' | ', $line, 2 );
			return array( in_language( $names, $language ), (float) $price, $texts[ $number ], $name . ' ' . ( $number < $own ? "t$number" : 'k' . ( $number - $own ) ), category_of_product( $name, $number, $language ) );
		},
		$lines,
		array_keys( $lines )
	);
}

/**
 * Of a shop whose trade was not understood: they say that they are examples.
 *
 * @return list<array{0: string, 1: float, 2: string, 3: string, 4: string}> As of product_of().
 */
function general_products( string $language ): array {
	$says = languages( $language );
	return array_map(
		static fn( $price, $number ) => array( str_replace( '{number}', (string) ( $number + 1 ), $says['example'] ), $price, $says['about-examples'], ANY_TRADE . " t$number", category_of_product( ANY_TRADE, $number, $language ) ),
		array( 19.0, 24.0, 29.0, 39.0, 49.0, 59.0 ),
		range( 0, PRODUCTS - 1 )
	);
}

/**
 * @param array{0: string, 1: int|float, 2: string, 3: string, 4: string} $entry Title, price, description, by which it is drawn (its trade, letter and number), and its category.
 * @return array{title: string, price: string, description: string, picture: string, category: string}
 */
function product_of( array $entry, int $number, string $look ): array {
	return array(
		'title'       => sized( $entry[0] ),
		'price'       => price_in_currency( (float) $entry[1] ),
		'description' => $entry[2],
		'picture'     => drawn_product( ...explode( ' ', $entry[3] ), ...array( $look, $number ) ),
		'category'    => $entry[4],
	);
}

/** Each product of six has a tile of its own. */
function tile( int $number ): string {
	return 'products/tile-' . ( $number % TILES + 1 ) . '.png';
}
