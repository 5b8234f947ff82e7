<?php
/**
 * The catalogue: what stores of each trade say and sell, as data in `plugin/catalogue`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** The kind of a business of whose trade nothing is known. */
const GENERAL_KIND = 'makers';

/**
 * Every trade by its name: its kind of business, scenes (pictures for patterns), things (what it sells), words (by which it is known)
 * and products; texts in the order of LANGUAGES. Perhaps brands, by which it is known in any language, and a store, in which just this
 * trade's words were written.
 *
 * @return array<string, array<string, mixed>>
 */
function trades(): array {
	static $trades = null;
	$trades      ??= array_merge( array(), ...array_values( catalogue_files( 'trades' ) ) );
	return $trades;
}

/**
 * What stores of some trades have in English: things, shop (their button), search and titles.
 *
 * @return array<string, array<string, mixed>>
 */
function stores(): array {
	static $stores = null;
	$stores      ??= catalogue_files( 'stores' );
	return $stores;
}

/**
 * What stores of each trade say in a language: the first headline and the sentence below it, a story that says nothing which only the
 * merchant knows, three kinds of goods, and a sentence on each of the trade's products.
 *
 * @return array<string, array{headline: string, more: string, story: string, tiles: list<string>, about: list<string>}>
 */
function trade_words( string $language ): array {
	static $words        = array();
	$words[ $language ] ??= array_merge( array(), ...array_values( catalogue_files( "trade-words/$language" ) ) );
	return $words[ $language ];
}

/**
 * What any store says in a language.
 *
 * @return array<string, mixed>
 */
function languages( string $language ): array {
	static $languages = null;
	$languages      ??= catalogue_files( 'words' );
	return $languages[ $language ];
}

/**
 * The three kinds of goods of each trade, in the order of `tiles` in trade_words(): what a picture of each shows, as names of objects, and
 * to which of them each of the trade's products belongs. Of a shop whose trade is not known under ANY_TRADE.
 *
 * @return array<string, array{pictures: string, goods: list<int>}>
 */
function tiles_table(): array {
	static $table = null;
	$table      ??= wp_json_file_decode( catalogue_folder() . '/tiles.json', array( 'associative' => true ) );
	return $table;
}

/**
 * The seven kinds of business, each with what all of its kind may sell, and the name of the category of that.
 *
 * @return array<string, array{category: string, products: list<string>}>
 */
function kinds(): array {
	static $kinds = null;
	$kinds      ??= wp_json_file_decode( catalogue_folder() . '/kinds.json', array( 'associative' => true ) );
	return $kinds;
}

/**
 * The files of a folder of the catalogue by their names.
 *
 * @return array<string, mixed>
 */
function catalogue_files( string $folder ): array {
	$files = array();
	$found = glob( catalogue_folder() . "/$folder/*.json" );
	foreach ( $found ? $found : array() as $file ) {
		$files[ basename( $file, '.json' ) ] = wp_json_file_decode( $file, array( 'associative' => true ) );
	}
	return $files;
}

/**
 * The texts of the patterns that are written anew. Texts that suit every store are not among them.
 *
 * @return array<string, array{default: string, limit: int, says: string}> By id; `says` is filled in with a trade's words.
 */
function text_slots(): array {
	static $slots = null;
	if ( null === $slots ) {
		$limits = array(
			'heading'  => HEADING_LIMIT,
			'sentence' => SENTENCE_LIMIT,
			'button'   => BUTTON_LIMIT,
		);
		foreach ( wp_json_file_decode( catalogue_folder() . '/text-slots.json', array( 'associative' => true ) ) as list( $id, $kind, $default, $says ) ) {
			$slots[ $id ] = array(
				'default' => $default,
				'limit'   => $limits[ $kind ],
				'says'    => $says,
			);
		}
	}
	return $slots;
}

/**
 * As text_slots(), without the row of facts: only what the merchant said stands there, and no other writer's word for it.
 *
 * @return array<string, array{default: string, limit: int, says: string}>
 */
function slots_of_writers(): array {
	return array_filter( text_slots(), static fn( $id ) => ! str_starts_with( $id, 'fact-' ), ARRAY_FILTER_USE_KEY );
}

/**
 * Our pictures for patterns, and the photographs that are there → their tone (dark, mid or light) and shape (wide, tall or square).
 *
 * @return array<string, array{0: string, 1: string}>
 */
function picture_kinds(): array {
	static $kinds = null;
	$kinds      ??= wp_json_file_decode( catalogue_folder() . '/pictures.json', array( 'associative' => true ) );
	return $kinds + array_map( static fn( $photograph ) => $photograph['kind'], photographs() );
}

/**
 * Patterns with large pictures that begin a ready-made page or follow one another on it, whatever is between them.
 *
 * @return list<list<string>>
 */
function patterns_of_pages(): array {
	static $pages = null;
	$pages      ??= wp_json_file_decode( catalogue_folder() . '/pages.json', array( 'associative' => true ) );
	return $pages;
}

/**
 * The places of pictures in the pattern files, the most visible first.
 *
 * @return list<array{0: string, 1: string, 2: string}> The pattern, the picture's file and its description.
 */
function picture_slots(): array {
	static $slots = null;
	$slots      ??= wp_json_file_decode( catalogue_folder() . '/picture-slots.json', array( 'associative' => true ) );
	return $slots;
}

/** Where the data is. */
function catalogue_folder(): string {
	return dirname( \CustomizeYourStore\PLUGIN_FILE ) . '/catalogue';
}
