<?php
/**
 * Plugin Name: Goods of trades
 * Description: Tells which picture stands where in the store of each trade, so that a test can look at all of them at once; and loses a photograph.
 */

use CustomizeYourStore\StoreContent;

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'customize-your-store/v1',
			'/goods-of-trades',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					$told = array();
					foreach ( array_merge( array_keys( StoreContent\trades() ), array( '' ) ) as $trade ) {
						$shop           = array(
							'trades' => '' === $trade ? array() : array( $trade ),
							'kind'   => StoreContent\trades()[ $trade ]['kind'] ?? 'makers',
						);
						$products       = StoreContent\products_of( $shop, $request['language'], $request['look'] );
						$places         = StoreContent\pictures_for( $shop['trades'], $request['look'] );
						$told[ $trade ] = array(
							'products' => array_map( static fn( $product ) => array( $product['title'], $product['picture'], StoreContent\picture_described( $product['picture'] )[0] ), $products ),
							'places'   => $places,
							'tiles'    => array_map( static fn( $tile ) => StoreContent\names_of_tiles( $tile[0], $request['language'] )[ $tile[1] ], StoreContent\tiles_of( $shop['trades'] ) ),
							'english'  => array_map( static fn( $tile ) => StoreContent\names_of_tiles( $tile[0], 'en' )[ $tile[1] ], StoreContent\tiles_of( $shop['trades'] ) ),
							'of'       => array_column( $products, 'category' ),
							'order'    => StoreContent\categories_for( $shop['trades'], $products, $request['language'] ),
							'alts'     => array_map( static fn( $picture ) => StoreContent\picture_described( $picture )[0] ?? '', $places ),
						);
					}
					return $told;
				},
			)
		);
		register_rest_route(
			'customize-your-store/v1',
			'/pictures-of-trades',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					$trades = array_keys( StoreContent\trades() );
					$sets   = $request['pairs'] ? array() : array_merge( array( array() ), array_map( static fn( $trade ) => array( $trade ), $trades ) );
					foreach ( $request['pairs'] ? $trades : array() as $first ) {
						foreach ( array_diff( $trades, array( $first ) ) as $second ) {
							$sets[] = array( $first, $second );
						}
					}
					// Pairs without photographs are drawn, as each trade is.
					$sets = array_filter( $sets, static fn( $set ) => count( $set ) < 2 || array() !== StoreContent\photographs_of( $set ) );
					$is_place = static fn( $name ) => ! str_contains( $name, ' ' );
					return array_map( static fn( $set ) => array( implode( '+', $set ), array_filter( StoreContent\pictures_for( $set, $request['look'] ), $is_place, ARRAY_FILTER_USE_KEY ) ), array_values( $sets ) );
				},
			)
		);
		register_rest_route(
			'customize-your-store/v1',
			'/photograph-gone',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function ( $request ) {
					$pictures = get_option( StoreContent\PATTERN_PICTURES );
					return update_option( StoreContent\PATTERN_PICTURES, array_map( static fn( $picture ) => $picture === $request['name'] ? 'of-another-version.jpg' : $picture, $pictures ), false );
				},
			)
		);
		register_rest_route(
			'customize-your-store/v1',
			'/raster',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn( $request ) => strlen( StoreContent\raster_of( StoreContent\drawn_picture( $request['name'] ) ) ),
			)
		);
	}
);
