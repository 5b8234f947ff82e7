<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\StoreContent\without_claims;

/** [B-10] No review, rating, discount or person is invented. */
final class ClaimsTest extends TestCase {
	/** @dataProvider claims */
	public function test_the_sentence_that_claims_is_left_out( string $claim ): void {
		$this->assertSame( 'We bake each morning.', without_claims( "We bake each morning. $claim" ) );
		$this->assertSame( '', without_claims( $claim ) );
	}

	public static function claims(): array {
		return array_map(
			static fn( $claim ) => array( $claim ),
			array( 'Rated 4.8 out of 5.', 'Loved by all.', 'Over 2,000 happy customers.', '20 % off today!', 'Free shipping on all orders.', 'Bis zu 30 % Rabatt.', '★★★★★' )
		);
	}

	public function test_what_claims_nothing_stays_as_it_is(): void {
		$this->assertSame( 'Open from 7 to 12. Made of 100% wool.', without_claims( 'Open from 7 to 12. Made of 100% wool.' ) );
	}
}
