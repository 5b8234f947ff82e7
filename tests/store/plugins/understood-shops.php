<?php
/**
 * Plugin Name: Understood shops
 * Description: Tells what is understood of many descriptions at once, with the trades that come nearest.
 */

use CustomizeYourStore\StoreContent;

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'customize-your-store/v1',
			'/understood-shops',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn( $request ) => array_map(
					static function ( $description ) {
						$shop = StoreContent\shop_of( $description );
						$told = StoreContent\recognised( $description )['language'];
						return array(
							'language' => $told,
							'trades'   => $shop['trades'],
							'place'    => $shop['place'],
							'facts'    => array_column( StoreContent\facts_in( $description, $told ), 'name' ),
							'titles'   => array_column( StoreContent\products_of( $shop, '' === $told ? 'en' : $told, StoreContent\LOOKS[0] ), 'title' ),
							'nearest'  => StoreContent\nearest_trades( $description ),
						);
					},
					$request['descriptions']
				),
			)
		);
	}
);
