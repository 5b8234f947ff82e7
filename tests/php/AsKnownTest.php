<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\is_as_known;

/** [D-20] What the client knows is what WordPress answers, or somebody has changed it. */
final class AsKnownTest extends TestCase {
	/** @dataProvider same */
	public function test_the_same_in_other_words( array $now, array $known ): void {
		$this->assertTrue( is_as_known( $now, $known ) );
	}

	public static function same(): array {
		return array(
			'names in another order'  => array( array( 'styles' => array( 'a' => array( 'x' => 1, 'y' => 2 ), 'b' => 3 ) ), array( 'styles' => array( 'b' => 3, 'a' => array( 'y' => 2, 'x' => 1 ) ) ) ),
			'an empty object'         => array( array( 'settings' => new stdClass() ), array( 'settings' => array() ) ),
			'an empty one inside'     => array( array( 'styles' => array( 'color' => new stdClass() ) ), array( 'styles' => array( 'color' => array() ) ) ),
			'a whole number'          => array( array( 'styles' => array( 'size' => 1.0 ) ), array( 'styles' => array( 'size' => 1 ) ) ),
			'the blocks of a content' => array( array( 'content' => array( 'raw' => '<b>', 'block_version' => 1 ) ), array( 'content' => '<b>' ) ),
			'nothing'                 => array( array( 'modified' => null ), array( 'modified' => null ) ),
			'what nobody asks about'  => array( array( 'modified' => 'now', 'content' => 'x' ), array( 'content' => 'x' ) ),
		);
	}

	/** @dataProvider others */
	public function test_something_else( array $now, array $known ): void {
		$this->assertFalse( is_as_known( $now, $known ) );
	}

	public static function others(): array {
		return array(
			'nothing known'            => array( array( 'content' => 'x' ), array() ),
			'a field that is not told' => array( array( 'content' => 'x' ), array( 'modified' => null ) ),
			'one of two'               => array( array( 'settings' => array(), 'styles' => array( 'a' => 1 ) ), array( 'settings' => array(), 'styles' => array( 'a' => 2 ) ) ),
			'a number as a text'       => array( array( 'styles' => array( 'size' => 1 ) ), array( 'styles' => array( 'size' => '1' ) ) ),
			'a list in another order'  => array( array( 'styles' => array( 'fonts' => array( 'a', 'b' ) ) ), array( 'styles' => array( 'fonts' => array( 'b', 'a' ) ) ) ),
			'another case'             => array( array( 'content' => array( 'raw' => 'Mine' ) ), array( 'content' => 'mine' ) ),
			'null and empty'           => array( array( 'modified' => '' ), array( 'modified' => null ) ),
			'what is no JSON'          => array( array( 'content' => array( 'raw' => "\xff" ) ), array( 'content' => "\xff" ) ),
		);
	}
}
