<?php
/**
 * The trade that the merchant chose because the description was understood otherwise. It holds for that description only.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

use const CustomizeYourStore\CHOSEN_TRADE;

/**
 * @param string $description The merchant's own words.
 * @return list<string>|null No trade at all where the merchant said that none fits; null where none was chosen.
 */
function chosen_trades( string $description ): ?array {
	$chosen = get_option( CHOSEN_TRADE );
	if ( ! is_array( $chosen ) || trim( $chosen['description'] ?? '' ) !== trim( $description ) ) {
		return null;
	}
	$trade = $chosen['trade'] ?? null;
	if ( '' === $trade ) {
		return array();
	}
	return isset( trades()[ $trade ] ) ? array( $trade ) : null;
}

// What was written for another trade is not what the description stands for any more.
add_action( 'add_option_' . CHOSEN_TRADE, __NAMESPACE__ . '\forget_description', 10, 0 );
add_action( 'update_option_' . CHOSEN_TRADE, __NAMESPACE__ . '\forget_description', 10, 0 );
