<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\StoreContent\section_words;
use function CustomizeYourStore\StoreContent\without_prices;

/** [B-10] Nobody makes up what something costs, and a section gets words that fit it, or none. */
final class NamedPricesTest extends TestCase {
	const TOLD = 'Bowls from €40, cups 12 EUR';

	/** @dataProvider amounts */
	public function test_the_sentence_that_names_an_amount_is_left_out( string $amount ): void {
		$this->assertSame( 'Made by hand.', without_prices( "Made by hand. $amount", self::TOLD ) );
		$this->assertSame( '', without_prices( $amount, self::TOLD ) );
	}

	public static function amounts(): array {
		return array_map( static fn( $amount ) => array( $amount ), array( 'Only $5!', 'Ab 9,90 €', 'From EUR 20', '12 euros each', '٥ $', '149 kr' ) );
	}

	public function test_what_was_told_and_what_is_no_amount_stays(): void {
		foreach ( array( 'Bowls from €40.', 'A cup for 12 EUR', '5 pounds of flour', 'Since 1999', '100% wool' ) as $text ) {
			$this->assertSame( $text, without_prices( $text, self::TOLD ) );
		}
		$this->assertSame( '', without_prices( 'Rs. 500', self::TOLD ) );
	}

	public function test_a_sections_words_are_as_many_as_were_asked_for_plain_and_short(): void {
		$asked = array(
			'description' => self::TOLD,
			'name'        => 'Bowls & Co',
			'texts'       => array(
				array(
					'now'  => 'Bowls',
					'most' => 12,
				),
				array(
					'now'  => 'By hand',
					'most' => 60,
				),
			),
		);
		$this->assertSame( array( 'Cups of', '' ), section_words( array( '<b>Cups</b> of clay and more', 'By hand' ), $asked ) );
		$this->assertSame( array( '', 'Turned. From €40.' ), section_words( array( '★★★★★', 'Turned. Only $5! From €40.' ), $asked ) );
		foreach ( array( array(), array( 'Cups' ), array( 'Cups', 'Turned', 'More' ), array( 'Bowls', '' ), array( 'Rated 4.9 out of 5', '$5' ) ) as $wrong ) {
			$this->assertSame( array(), section_words( $wrong, $asked ) );
		}
	}
}
