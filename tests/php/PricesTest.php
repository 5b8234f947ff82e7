<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\StoreContent\price_in_currency;

/** Sample prices are believable in the store's own currency. */
final class PricesTest extends TestCase {
	/** @dataProvider prices */
	public function test_a_price_is_rounded_as_in_its_country( $currency, float $price, string $there ): void {
		$GLOBALS['options'] = array( 'woocommerce_currency' => $currency );
		$this->assertSame( $there, price_in_currency( $price ) );
	}

	public static function prices(): array {
		return array(
			'the catalogue’s own' => array( 'EUR', 19.9, '19.9' ),
			'pounds'              => array( 'GBP', 20.0, '17' ),
			'yen'                 => array( 'JPY', 20.0, '3000' ),
			'a bicycle in pounds' => array( 'GBP', 690.0, '590' ),
			'a cake in zlotys'    => array( 'PLN', 34.0, '135' ),
			'a cake in rupees'    => array( 'INR', 34.0, '2700' ),
			'a cake in won'       => array( 'KRW', 34.0, '46000' ),
			'a bicycle in yen'    => array( 'JPY', 690.0, '105000' ),
			'a roll in euros'     => array( 'EUR', 4.5, '4.5' ),
			'never nothing'       => array( 'IDR', 0.01, '1000' ),
			'an unknown currency' => array( 'XXX', 5.0, '5' ),
			'no currency'         => array( false, 5.0, '5' ),
		);
	}
}
