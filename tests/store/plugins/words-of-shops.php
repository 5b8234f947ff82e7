<?php
/**
 * Plugin Name: Words of shops
 * Description: Tells what the store would say for many descriptions at once, in any language, and what each trade has to say and to sell.
 */

use CustomizeYourStore\StoreContent;

/** While one language is asked for, the site speaks it. */
function words_of_shops_in( string $language, callable $told ) {
	$locale = static fn() => $language;
	add_filter( 'locale', $locale, PHP_INT_MAX );
	$answer = $told();
	remove_filter( 'locale', $locale, PHP_INT_MAX );
	return $answer;
}

add_action(
	'rest_api_init',
	static function () {
		$only_owner = static fn() => current_user_can( 'manage_options' );
		register_rest_route(
			'customize-your-store/v1',
			'/words-of-shops',
			array(
				'methods'             => 'POST',
				'permission_callback' => $only_owner,
				'callback'            => static fn( $request ) => words_of_shops_in(
					$request['language'],
					static fn() => array_map(
						static function ( $description ) {
							$content = StoreContent\built_in_content( $description );
							return array(
								'title'    => $content['title'],
								'texts'    => $content['texts'],
								'products' => array_column( $content['products'], 'title' ),
								'about'    => array_column( $content['products'], 'description' ),
							);
						},
						$request['descriptions']
					)
				),
			)
		);
		register_rest_route(
			'customize-your-store/v1',
			'/goods-and-prices',
			array(
				'methods'             => 'POST',
				'permission_callback' => $only_owner,
				'callback'            => static function ( $request ) {
					$currency = static fn() => $request['currency'];
					$country  = static fn() => $request['country'];
					add_filter( 'pre_option_woocommerce_currency', $currency );
					add_filter( 'pre_option_woocommerce_default_country', $country );
					$sold = array();
					foreach ( StoreContent\trades() as $name => $trade ) {
						$shop          = array(
							'trades' => array( $name ),
							'kind'   => $trade['kind'],
						);
						$products      = StoreContent\products_of( $shop, $request['language'], 'contemporary' );
						$sold[ $name ] = array_map( static fn( $product ) => array( $product['title'], (float) $product['price'] ), $products );
					}
					return $sold;
				},
			)
		);
	}
);
