<?php
/**
 * What keeps pages and objects of before: it is told once everybody can read the new design, and half a minute later again, since a page that
 * was being drawn meanwhile is kept afterwards, and mixes both designs.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
