<?php
/**
 * The catalogue: what stores of each trade say and sell, as data in `plugin/catalogue`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** For a business of whose trade nothing is known. */
const GENERAL_TRADE = 'general';

/**
 * Every trade by its name: words, hints, things, shop, search, promise, story, titles, heroes, shelves, qualities, newest,
 * products, pictures (the best first) and, where a trade's slots differ from everybody's, own.
 *
 * @return array<string, array<string, mixed>>
 */
function trades(): array {
	static $trades = null;
	if ( null === $trades ) {
		foreach ( glob( catalogue_folder() . '/trades/*.json' ) as $file ) {
			$trades[ basename( $file, '.json' ) ] = wp_json_file_decode( $file, array( 'associative' => true ) );
		}
	}
	return $trades;
}

/**
 * The texts of the patterns that are written anew. Texts that suit every store are not among them.
 *
 * @return array<string, array{default: string, limit: int, says: string}> By id; `says` is filled in with a trade's words.
 */
function text_slots(): array {
	static $slots = null;
	if ( null === $slots ) {
		$limits = array( 'heading' => HEADING_LIMIT, 'sentence' => SENTENCE_LIMIT, 'button' => BUTTON_LIMIT );
		foreach ( wp_json_file_decode( catalogue_folder() . '/text-slots.json', array( 'associative' => true ) ) as list( $id, $kind, $default, $says ) ) {
			$slots[ $id ] = array( 'default' => $default, 'limit' => $limits[ $kind ], 'says' => $says );
		}
	}
	return $slots;
}

/**
 * Our pictures for patterns → their tone (dark, mid or light) and shape (wide, tall or square).
 *
 * @return array<string, array{0: string, 1: string}>
 */
function picture_kinds(): array {
	static $kinds = null;
	$kinds      ??= wp_json_file_decode( catalogue_folder() . '/pictures.json', array( 'associative' => true ) );
	return $kinds;
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
