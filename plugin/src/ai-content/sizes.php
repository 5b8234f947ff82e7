<?php
/**
 * Sizes in the names of sample products, in the units of the store's country.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Where shops measure in yards, gallons and feet. */
const COUNTRIES_WITH_FEET = array( 'US', 'LR' );

/** What the catalogue's English names measure in meters and liters → about as much there. */
const IN_FEET = array(
	'one meter'        => 'one yard',
	'one square meter' => 'ten square feet',
	'five liters'      => 'one gallon',
);

/** Names in other languages keep their meters. */
function sized( string $name ): string {
	$country = get_option( 'woocommerce_default_country', '' );
	$country = is_string( $country ) ? strtok( $country, ':' ) : '';
	return in_array( $country, COUNTRIES_WITH_FEET, true ) ? strtr( $name, IN_FEET ) : $name;
}
