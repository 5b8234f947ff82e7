<?php
/**
 * The session of a page that shows a draft: it lasts for one request and leaves nothing behind.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own session handler without cookies and without the database. Other plugins may ask for that class, so this one extends it.
 *
 * Invariant: no method reads or writes the session that the merchant has as a shopper (tests/woocommerce/draft-cart.test.ts).
 */
class Draft_Session extends \WC_Session_Handler {
	/**
	 * Begins with an empty cart, so that WooCommerce does not look for the one that the account has kept; and with somebody who is new here,
	 * unless the store sells to accounts alone.
	 */
	public function init() {
		$this->_customer_id = 't_draft';
		$this->set( 'cart', array() );
		if ( 'yes' === get_option( 'woocommerce_enable_guest_checkout' ) ) {
			WC()->customer = new \WC_Customer( 0, true );
			WC()->customer->set_billing_email( '' );
		}
	}

	/** Nothing to begin with. */
	public function init_session_cookie() {}

	/**
	 * No cookie.
	 *
	 * @param bool $set Not looked at.
	 */
	public function set_customer_session_cookie( $set ) {}

	/** @return bool */
	public function has_session() {
		return true;
	}

	/** @return false */
	public function get_session_cookie() {
		return false;
	}

	/**
	 * Keeps nothing.
	 *
	 * @param int|string $old_session_key Not looked at.
	 */
	public function save_data( $old_session_key = 0 ) {}

	/** Forgets what this request knew, and nothing else. */
	public function destroy_session() {
		$this->_data = array();
	}

	/** As destroy_session(). */
	public function forget_session() {
		$this->destroy_session();
	}

	/** As destroy_session(). */
	public function destroy_session_if_empty() {}

	/** Leaves the sessions of shoppers to requests of shoppers. */
	public function cleanup_sessions() {}

	/**
	 * No session of anybody.
	 *
	 * @param string $customer_id   Not looked at.
	 * @param mixed  $default_value The answer.
	 * @return mixed
	 */
	public function get_session( $customer_id, $default_value = false ) {
		return $default_value;
	}

	/**
	 * Deletes nothing.
	 *
	 * @param string $customer_id Not looked at.
	 */
	public function delete_session( $customer_id ) {}

	/**
	 * Prolongs nothing.
	 *
	 * @param string $customer_id Not looked at.
	 * @param int    $timestamp   Not looked at.
	 */
	public function update_session_timestamp( $customer_id, $timestamp ) {}
}
