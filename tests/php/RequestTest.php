<?php

use PHPUnit\Framework\TestCase;
use function CustomizeYourStore\asks_for;
use function CustomizeYourStore\asks_to_change;
use function CustomizeYourStore\is_ajax_of_ours;
use function CustomizeYourStore\query_text;

/** What a request is about is told by its address alone, whatever a stranger puts into it. */
final class RequestTest extends TestCase {
	protected function tearDown(): void {
		unset( $_SERVER['REQUEST_URI'], $_SERVER['REQUEST_METHOD'], $_SERVER['AS_AJAX'] );
		$_GET     = array();
		$_REQUEST = array();
	}

	public function test_a_route_is_known_in_both_forms(): void {
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/product/7';
		$this->assertTrue( asks_for( 'wc/v3', 'wp/v2/product' ) );
		$_SERVER['REQUEST_URI'] = '/shop/';
		$this->assertFalse( asks_for( 'wp/v2/product' ) );
		$_GET['rest_route'] = '/wp/v2/product';
		$this->assertTrue( asks_for( 'wp/v2/product' ) );
	}

	public function test_an_encoded_route_is_the_same_route(): void {
		$_SERVER['REQUEST_URI'] = '/?rest_route=%2Fwp%2Fv2%2Fproduct';
		$this->assertTrue( asks_for( 'wp/v2/product' ) );
	}

	public function test_reading_changes_nothing(): void {
		$_SERVER['REQUEST_URI']    = '/wp-json/wp/v2/pages';
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$this->assertFalse( asks_to_change( 'wp/v2/pages' ) );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$this->assertTrue( asks_to_change( 'wp/v2/pages' ) );
		unset( $_SERVER['REQUEST_METHOD'] );
		$this->assertFalse( asks_to_change( 'wp/v2/pages' ) );
	}

	public function test_what_is_no_text_is_an_empty_one(): void {
		$_GET['ref'] = array( 'entrepreneur-signup' );
		$this->assertSame( '', query_text( 'ref' ) );
		$_GET['ref'] = ' <b>entrepreneur-signup</b>';
		$this->assertSame( 'entrepreneur-signup', query_text( 'ref' ) );
		$this->assertSame( '', query_text( 'path' ) );
	}

	public function test_of_scripts_of_the_admin_only_ours_and_those_of_privacy_count(): void {
		$_SERVER['AS_AJAX'] = '1';
		foreach ( array( 'customize-your-store-media' => true, 'wp-privacy-export-personal-data' => true, 'add_to_cart' => false ) as $action => $ours ) {
			$_REQUEST['action'] = $action;
			$this->assertSame( $ours, is_ajax_of_ours() );
		}
		$_REQUEST['action'] = array( 'customize-your-store' );
		$this->assertFalse( is_ajax_of_ours() );
	}
}
