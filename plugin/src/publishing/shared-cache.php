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

	/** @var array<string, array{0: int, 1: string|int, 2: string}> Site, key and group of what was written. */
	private $touched = array();

	/** @var int The site of a network that is read and written. */
	private $site;

	/** @var bool Whether somebody emptied the cache. */
	public $flushed = false;

	/** @var object The cache in whose place it stands. */
	public $shared;

	public function __construct( object $shared ) {
		$this->shared = $shared;
		$this->site   = get_current_blog_id();
	}

	/** @return array<array{0: int, 1: string|int, 2: string}> Site, key and group. */
	public function touched(): array {
		return array_values( $this->touched );
	}

	/** @param string|int $key What is written in this group of the present site. */
	private function touch( $key, string $group ): void {
		$this->touched[ "$this->site $group $key" ] = array( $this->site, $key, $group );
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$place = $this->place( $group );
		$found = array_key_exists( $key, $this->values[ $place ] ?? array() );
		$value = $found ? $this->values[ $place ][ $key ] : false;
		return is_object( $value ) ? clone $value : $value;
	}

	public function get_multiple( $keys, $group = 'default', $force = false ) {
		return array_combine( $keys, array_map( fn( $key ) => $this->get( $key, $group ), $keys ) );
	}

	public function set( $key, $value, $group = 'default', $expire = 0 ) {
		$this->values[ $this->place( $group ) ][ $key ] = is_object( $value ) ? clone $value : $value;
		$this->touch( $key, (string) $group );
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
		unset( $this->values[ $this->place( $group ) ][ $key ] );
		$this->touch( $key, (string) $group );
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
		$this->values  = array();
		$this->flushed = true;
		return true;
	}

	public function switch_to_blog( $site ) {
		$this->site = (int) $site;
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
			case 'increment':
				return $this->incr( ...$given );
			case 'decrement':
				return $this->decr( ...$given );
			case 'flush_group':
				return $this->flush();
			case 'flush_runtime':
				$this->values = array();
				return true;
			default:
				return true;
		}
	}

	/** Where a group's values are kept. What all sites of a network share is read once for each. */
	private function place( $group ): string {
		return $this->site . ' ' . ( '' === (string) $group ? 'default' : $group );
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
	if ( $own->flushed ) {
		wp_cache_flush();
	}
	$here = get_current_blog_id();
	foreach ( $own->touched() as list( $site, $key, $group ) ) {
		if ( is_multisite() ) {
			wp_cache_switch_to_blog( $site );
		}
		wp_cache_delete( $key, $group );
	}
	if ( is_multisite() ) {
		wp_cache_switch_to_blog( $here );
	}
	foreach ( array( 'posts', 'terms', 'options' ) as $group ) {
		wp_cache_set_last_changed( $group );
	}
}
