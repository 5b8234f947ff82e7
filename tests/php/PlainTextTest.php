<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\in_attributes;
use function CustomizeYourStore\StoreContent\plain;
use function CustomizeYourStore\StoreContent\plain_price;
use function CustomizeYourStore\StoreContent\shortened;

/** [W-06] What somebody else wrote is text and nothing more. */
final class PlainTextTest extends TestCase {
	/** @dataProvider texts */
	public function test_nothing_of_markup_is_left( $text, string $plain ): void {
		$this->assertSame( $plain, plain( $text, 80 ) );
	}

	public static function texts(): array {
		return array(
			'tags'                => array( '<b>Fresh</b> bread', 'Fresh bread' ),
			'a script'            => array( 'Bread<script>alert(1)</script>', 'Bread' ),
			'entities of tags'    => array( '&lt;img src=x&gt;Bread', 'Bread' ),
			'twice hidden'        => array( '&amp;lt;i&amp;gt;Bread', 'Bread' ),
			'a block comment'     => array( '<!-- wp:html -->Bread', 'Bread' ),
			'a shortcode'         => array( '[gallery] Bread', 'gallery Bread' ),
			'unseen characters'   => array( "Br\u{200B}ead\u{202E}", 'Br ead' ),
			'bound words'         => array( "A gift that somebody\u{A0}made", "A gift that somebody\u{A0}made" ),
			'spaces of all kinds' => array( "\u{A0}Fresh \u{A0}\n bread\u{A0}\u{A0}daily\u{A0}", 'Fresh bread daily' ),
			'no words'            => array( "\u{A0}", '' ),
			'a list'              => array( array( 'Bread' ), '' ),
			'a quotation mark'    => array( "Anna's bread", 'Anna’s bread' ),
		);
	}

	public function test_a_text_is_cut_between_words_that_leave_more_than_half(): void {
		$this->assertSame( 'Fresh bread', shortened( 'Fresh bread every day', 14 ) );
		$this->assertSame( 'Unfathomab', shortened( 'Unfathomable', 10 ) );
		$this->assertSame( 'Bread', shortened( 'Bread', 5 ) );
	}

	public function test_a_price_is_a_number_in_bounds_or_none(): void {
		$this->assertSame( '12.35', plain_price( '12.345' ) );
		foreach ( array( 'cheap', -1, 0, 1000000, null, array() ) as $none ) {
			$this->assertSame( '', plain_price( $none ) );
		}
	}

	public function test_no_text_ends_the_comment_of_a_block(): void {
		$this->expectOutputString( '"\u002d\u002d\u003E \u003Cb\u003E \u0026 \" é"' );
		in_attributes( '--> <b> & " é' );
	}
}
