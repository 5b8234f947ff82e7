<?php
/**
 * Another writer's words for a section are held to what the section has room for, and to claim nothing. Nothing in them is trusted.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * As many texts as were asked for, in their order; an empty one where nothing of the new text is left, or it is the old one. None at
 * all if there is no new word among them.
 *
 * @param list<string> $texts What another writer wrote.
 * @param array{description: string, name: string, texts: list<array{now: string, most: int}>} $asked What was asked for.
 * @return list<string>
 */
function section_words( array $texts, array $asked ): array {
	if ( count( $texts ) !== count( $asked['texts'] ) ) {
		return array();
	}
	$told    = implode( "\n", array( $asked['description'], $asked['name'], ...array_column( $asked['texts'], 'now' ) ) );
	$checked = array_map(
		static function ( $text, $place ) use ( $told ) {
			$plain = without_prices( without_claims( plain( $text, $place['most'] ) ), $told );
			return $plain === $place['now'] ? '' : $plain;
		},
		$texts,
		$asked['texts']
	);
	return array_filter( $checked ) ? $checked : array();
}
