<?php
/**
 * A persistent object cache for tests: a file for each value below wp-content/objects, so that all of PHP's workers share it. Like the drop-ins for Redis and
 * Memcached it keeps what a request has read in memory, and knows nothing of transactions.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable Squiz.Commenting, Universal.Operators, WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- WordPress's own functions and their arguments; for tests.

final class WP_Object_Cache {
	private $values = array();
	private $own    = array();

	private function place( $key, $group ): string {
		return WP_CONTENT_DIR . '/objects/' . rawurlencode( $group ) . '/' . md5( (string) $key );
	}

	private function is_shared( $group ): bool {
		return ! isset( $this->own[ $group ] );
	}

	/** Puts a value into a file at once; with `$only_new`, unless there is one. */
	private function store( $key, $group, $value, bool $only_new ): bool {
		$place = $this->place( $key, $group );
		is_dir( dirname( $place ) ) || @mkdir( dirname( $place ), 0777, true );
		$made = $place . '.' . getmypid();
		file_put_contents( $made, serialize( $value ) );
		$done = $only_new ? @link( $made, $place ) : rename( $made, $place );
		@unlink( $made );
		return $done;
	}

	private function read( $key, $group, &$found ) {
		$text  = $this->is_shared( $group ) ? @file_get_contents( $this->place( $key, $group ) ) : false;
		$found = false !== $text;
		return $found ? unserialize( $text ) : false;
	}

	public function add_non_persistent_groups( $groups ): void {
		$this->own += array_flip( (array) $groups );
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = $group ?: 'default';
		$known = array_key_exists( $key, $this->values[ $group ] ?? array() );
		if ( ! $known || ( $force && $this->is_shared( $group ) ) ) {
			$value = $this->read( $key, $group, $found );
			if ( ! $found ) {
				return false;
			}
			$this->values[ $group ][ $key ] = $value;
		}
		$found = true;
		$value = $this->values[ $group ][ $key ];
		return is_object( $value ) ? clone $value : $value;
	}

	public function set( $key, $value, $group = 'default', $expire = 0 ) {
		$group                          = $group ?: 'default';
		$this->values[ $group ][ $key ] = is_object( $value ) ? clone $value : $value;
		return ! $this->is_shared( $group ) || $this->store( $key, $group, $value, false );
	}

	public function add( $key, $value, $group = 'default', $expire = 0 ) {
		$group = $group ?: 'default';
		if ( wp_suspend_cache_addition() || array_key_exists( $key, $this->values[ $group ] ?? array() ) ) {
			return false;
		}
		if ( $this->is_shared( $group ) && ! $this->store( $key, $group, $value, true ) ) {
			return false;
		}
		$this->values[ $group ][ $key ] = is_object( $value ) ? clone $value : $value;
		return true;
	}

	public function replace( $key, $value, $group = 'default', $expire = 0 ) {
		$this->get( $key, $group, true, $found );
		return $found && $this->set( $key, $value, $group );
	}

	public function delete( $key, $group = 'default' ) {
		$group = $group ?: 'default';
		unset( $this->values[ $group ][ $key ] );
		return ! $this->is_shared( $group ) || @unlink( $this->place( $key, $group ) );
	}

	public function incr( $key, $offset = 1, $group = 'default' ) {
		$value = max( 0, (int) $this->get( $key, $group, true ) + $offset );
		$this->set( $key, $value, $group );
		return $value;
	}

	public function flush() {
		$this->values = array();
		foreach ( glob( WP_CONTENT_DIR . '/objects/*/*' ) ?: array() as $file ) {
			@unlink( $file );
		}
		return true;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}
function wp_cache_add( $key, $value, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $value, $group, $expire );
}
function wp_cache_replace( $key, $value, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->replace( $key, $value, $group, $expire );
}
function wp_cache_set( $key, $value, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $value, $group, $expire );
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}
function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, $offset, $group );
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, -$offset, $group );
}
function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}
function wp_cache_close() {
	return true;
}
function wp_cache_add_global_groups( $groups ) {}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_non_persistent_groups( $groups );
}
function wp_cache_switch_to_blog( $site ) {}
