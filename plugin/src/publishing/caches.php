<?php
/**
 * Caches, while a publication writes and after it.
 *
 * Any request while a design is published may read some of it from before and some from after. Nobody is to keep that: no page cache the
 * page, no object cache what was read. Such a request loads this file and nothing else of publishing.
 *
 * The object cache that a store's servers share knows nothing of transactions: what is written into it is seen by everybody before it is
 * committed, and what another request reads meanwhile stays in it afterwards. While a publication writes, a cache of its own stands in;
 * then whatever it touched is deleted from the shared one.
 *
 * What keeps pages and objects of before: it is told once everybody can read the new design, and half a minute later again, since a page that
 * was being drawn meanwhile is kept afterwards, and mixes both designs.
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

/** Seconds until caches are told again. A page that takes longer to draw than a publication and this is not drawn by any host. */
const SECONDS_UNTIL_TOLD_AGAIN = 30;

/**
 * Tells caches and plugins, now and later.
 *
 * @param string[] $entities What was written.
 * @param int[]    $posts    The posts of it, as far as they are there.
 * @param string[] $options  Names of options.
 */
function tell_caches_twice( array $entities, array $posts, array $options ): void {
	tell_caches( $entities, $posts, $options );
	// WordPress drops an event that it takes for the same: the id makes each another one.
	wp_schedule_single_event( time() + SECONDS_UNTIL_TOLD_AGAIN, CACHES_TOLD_AGAIN, array( $entities, $posts, $options, wp_generate_uuid4() ) );
}

/**
 * Tells caches and plugins. `save_post` fired when the posts were written, before anybody could read them; caches that know nothing else
 * have kept the old page since, so it fires again, but not for pages: plugins take that for a form that somebody sent.
 *
 * @param string[] $entities As of tell_caches_twice().
 * @param int[]    $posts    As of tell_caches_twice().
 * @param string[] $options  As of tell_caches_twice().
 */
function tell_caches( array $entities, array $posts, array $options ): void {
	foreach ( array_merge( array( 'alloptions', 'notoptions' ), $options ) as $name ) {
		wp_cache_delete( $name, 'options' );
	}
	foreach ( $posts as $id ) {
		in_spite_of_others( static fn() => clean_post_cache( $id ) );
		$post = get_post( $id );
		if ( null !== $post && 'page' !== $post->post_type ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			in_spite_of_others( static fn() => do_action( 'save_post', $id, $post, true ) );
		}
	}
	wp_clean_theme_json_cache();
	in_spite_of_others(
		static function () use ( $entities ): void {
			/**
			 * Fires when a design is published, and everybody can read it; and half a minute later again. Page caches that have kept pages from
			 * before should drop them here.
			 *
			 * @param string[] $entities What was written: menus, theme, frontPage, site, styles, header, footer, home, completed.
			 */
			do_action( 'customize_your_store_published', $entities );
		}
	);
}

/**
 * One listener that throws must not keep a page cache from being told.
 *
 * @param callable(): void $told What calls plugins.
 */
function in_spite_of_others( callable $told ): void {
	try {
		$told();
	} catch ( \Throwable $broken ) {
		// The design is published; nothing can be taken back.
		unset( $broken );
	}
}

/** Keeps what this request reads out of all caches. */
function keep_out_of_caches(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the options that a shared cache has may be older.
	if ( null === $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM $wpdb->options WHERE option_name = %s", RECOVERY_RECORD ) ) ) {
		// Somebody read them before the publication ended, and kept them after it.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
	if ( wp_using_ext_object_cache() ) {
		wp_suspend_cache_addition( true );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that the plugins for caching agreed on.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	add_action( 'send_headers', 'nocache_headers' );
}
