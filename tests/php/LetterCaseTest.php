<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\StoreContent\{capitalized, lower, uncapitalized};

/** [B-13] Letters change their case, umlauts too where PHP knows them. */
final class LetterCaseTest extends TestCase {
	public function test_the_first_letter_alone(): void {
		$this->assertSame( 'Öl und Essig', capitalized( 'öl und Essig' ) );
		$this->assertSame( 'éclairs', uncapitalized( 'Éclairs' ) );
		$this->assertSame( 'tea and Cups', uncapitalized( 'Tea and Cups' ) );
		$this->assertSame( array( '', '' ), array( capitalized( '' ), uncapitalized( '' ) ) );
	}

	public function test_every_letter(): void {
		$this->assertSame( 'über uns', lower( 'ÜBER Uns' ) );
	}

	/** PHP 8.1 and newer know no locale here: every byte but the 26 letters stays. */
	public function test_without_mbstring_plain_letters_only(): void {
		$this->assertSame( 'tea für alle', lower( 'TEA für alle', 'strtolower' ) );
	}
}
