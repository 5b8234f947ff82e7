<?php
/**
 * In which of the catalogue's languages a description is told.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Small words that every text of the language has. */
const SMALL_WORDS = array(
	'en' => 'the and of with for we our from in is are made sell sells selling shop store by your handmade who my at to on',
	'de' => 'und der die das mit fur fuer wir unser unsere aus ist ein eine von im zum zur bei heisst in verkaufen verkaufe laden handgemachte handgemacht ich mein meine den auch',
	'fr' => 'et les des avec pour nous notre nos du au aux la le une un est dans sur chez qui vendons boutique magasin de je mon ma fait faits main a en s appelle',
	'es' => 'y los las con para nuestra nuestro del el una un es en tienda vendemos hecho hechas hechos hecha desde que de mi la se llama mano a',
	'pt' => 'e os as com para nossa nosso do da dos das uma um em no na loja vendemos feito feitos feita feitas de o a minha meu mao chama',
	'it' => 'e il lo gli con per nostra nostro della del di negozio vendiamo fatto fatti fatte un una che nel dal la le i a mano mio mia si chiama',
);

/** Letters that the language has and its neighbours have not. */
const OWN_LETTERS = array(
	'de' => '/[äöüß]/iu',
	'fr' => '/[èêâîôûœ]|\b[dl]’\p{L}/iu',
	'es' => '/[ñ¿¡]/iu',
	'pt' => '/[ãõ]/iu',
	'it' => '/[ìò]|\b(?:dell|un)’\p{L}|\p{L}{4}i \p{L}{4,}i\b/iu',
);

/**
 * One of LANGUAGES; empty when nothing tells. Where several may be meant, the site's is.
 *
 * @param list<string> $words As of words_of().
 */
function language_of( string $description, array $words ): string {
	$text   = str_replace( "'", '’', wp_check_invalid_utf8( $description, true ) );
	$points = array();
	foreach ( LANGUAGES as $language ) {
		$small               = count( array_intersect( $words, explode( ' ', SMALL_WORDS[ $language ] ) ) );
		$letters             = isset( OWN_LETTERS[ $language ] ) && preg_match( OWN_LETTERS[ $language ], $text ) ? 2 : 0;
		$points[ $language ] = 2 * $small + $letters;
	}
	// The trades' words are looked up only where they can make a difference.
	foreach ( array_filter( $points, static fn( $each ) => $each + 3 >= max( $points ) ) as $language => $each ) {
		$points[ $language ] = $each + min( 3, points_in_language( $words, $language ) );
	}
	$most = max( $points );
	if ( 0 === $most ) {
		return '';
	}
	$site = substr( get_locale(), 0, 2 );
	return ( $points[ $site ] ?? 0 ) === $most ? $site : (string) array_search( $most, $points, true );
}

/**
 * How well the trades' words of a language fit.
 *
 * @param list<string> $words As of words_of().
 */
function points_in_language( array $words, string $language ): int {
	$text = looked_up( $words, $language );
	$most = 0;
	foreach ( trades() as $trade ) {
		$listed = explode( ' | ', $trade['words'] )[ array_search( $language, LANGUAGES, true ) ];
		$most   = max( $most, 2 * count( found_in( $listed, $text ) ) );
	}
	return $most;
}
