<?php
/**
 * The object cache that a store's servers share knows nothing of transactions: what is written into it is seen by everybody before it is
 * committed, and what another request reads meanwhile stays in it afterwards. While a publication writes, a cache of its own stands in;
 * then whatever it touched is deleted from the shared one.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Keeps what one request reads and writes, and which keys it touched. Has the methods that WordPress's functions and the drop-ins call. */
final class Request_Cache {
	/** @var array<string, array<string, mixed>> Values by group and key. */
	private $values = array();

	/** @var array<string, array<string, true>> Keys that were written, by group. */
	private $touched = array();

	/** @var object The cache in whose place it stands. */
	public $shared;

	public function __construct( object $shared ) {
		$this->shared = $shared;
	}

	/** @return array<string, string[]> Keys by group. */
	public function touched(): array {
		return array_map( static fn( array $keys ): array => array_map( 'strval', array_keys( $keys ) ), $this->touched );
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = $this->group( $group );
		$found = array_key_exists( $key, $this->values[ $group ] ?? array() );
		$value = $found ? $this->values[ $group ][ $key ] : false;
		return is_object( $value ) ? clone $value : $value;
	}

	public function get_multiple( $keys, $group = 'default', $force = false ) {
		return array_combine( $keys, array_map( fn( $key ) => $this->get( $key, $group ), $keys ) );
	}

	public function set( $key, $value, $group = 'default', $expire = 0 ) {
		$group                            = $this->group( $group );
		$this->values[ $group ][ $key ]  = is_object( $value ) ? clone $value : $value;
		$this->touched[ $group ][ $key ] = true;
		return true;
	}

	public function add( $key, $value, $group = 'default', $expire = 0 ) {
		$this->get( $key, $group, false, $found );
		return ! $found && $this->set( $key, $value, $group );
	}

	public function replace( $key, $value, $group = 'default', $expire = 0 ) {
		$this->get( $key, $group, false, $found );
		return $found && $this->set( $key, $value, $group );
	}

	public function delete( $key, $group = 'default', $deprecated = false ) {
		$group = $this->group( $group );
		unset( $this->values[ $group ][ $key ] );
		$this->touched[ $group ][ $key ] = true;
		return true;
	}

	public function incr( $key, $offset = 1, $group = 'default' ) {
		$value = max( 0, (int) $this->get( $key, $group ) + $offset );
		$this->set( $key, $value, $group );
		return $value;
	}

	public function decr( $key, $offset = 1, $group = 'default' ) {
		return $this->incr( $key, -$offset, $group );
	}

	public function flush() {
		$this->values = array();
		return true;
	}

	/**
	 * Several keys at once, and what only some drop-ins know.
	 *
	 * @param string  $method Its name.
	 * @param mixed[] $given  Its arguments.
	 * @return mixed
	 */
	public function __call( $method, $given ) {
		list( $first, $group ) = array_pad( $given, 2, 'default' );
		switch ( $method ) {
			case 'set_multiple':
			case 'add_multiple':
				$one = 'set_multiple' === $method ? 'set' : 'add';
				return array_combine( array_keys( $first ), array_map( fn( $key, $value ) => $this->$one( $key, $value, $group ), array_keys( $first ), $first ) );
			case 'delete_multiple':
				return array_combine( $first, array_map( fn( $key ) => $this->delete( $key, $group ), $first ) );
			case 'flush_group':
			case 'flush_runtime':
				return $this->flush();
			default:
				return true;
		}
	}

	private function group( $group ): string {
		return '' === (string) $group ? 'default' : (string) $group;
	}
}

/** Puts a cache of the request's own in the place of the shared one, where there is one. */
function begin_shared_cache_pause(): void {
	global $wp_object_cache;
	if ( wp_using_ext_object_cache() && is_object( $wp_object_cache ) ) {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress's functions call this object.
		$wp_object_cache = new Request_Cache( $wp_object_cache );
	}
}

/** Ends it: nobody reads anymore what was there before, and nobody has seen what was not committed. */
function end_shared_cache_pause(): void {
	global $wp_object_cache;
	if ( ! $wp_object_cache instanceof Request_Cache ) {
		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_flush();
		}
		return;
	}
	$own = $wp_object_cache;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as it was.
	$wp_object_cache = $own->shared;
	foreach ( $own->touched() as $group => $keys ) {
		foreach ( $keys as $key ) {
			wp_cache_delete( $key, $group );
		}
	}
	foreach ( array( 'posts', 'terms', 'options' ) as $group ) {
		wp_cache_set_last_changed( $group );
	}
}
