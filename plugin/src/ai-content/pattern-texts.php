<?php
/**
 * The patterns show the texts that were written for the store, in place of their own. The files stay as they are, to be
 * translated; a text that has none written for it is shown in the site's language as before.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
