<?php
/**
 * Which scripts and styles of the site editor the designer needs: all blocks and what plugins bring along with them, but not
 * the editor's own furniture.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The script of the site editor itself. */
const SITE_EDITOR = 'wp-edit-site';

/** Remembers what is enqueued for editors. What is enqueued for their content goes into the canvas instead. */
function note_what_editors_get(): void {
	$before = array();
	add_action(
		'enqueue_block_editor_assets',
		static function () use ( &$before ): void {
			$before = array( wp_scripts()->queue, wp_styles()->queue );
		},
		PHP_INT_MIN
	);
	add_action(
		'enqueue_block_editor_assets',
		static function () use ( &$before ): void {
			noted( 'scripts', array_diff( wp_scripts()->queue, $before[0] ?? array() ) );
			noted( 'styles', array_diff( wp_styles()->queue, $before[1] ?? array() ) );
		},
		PHP_INT_MAX
	);
}

/**
 * What was remembered so far.
 *
 * @param 'scripts'|'styles' $kind  Of which kind.
 * @param string[]           $added More to remember.
 * @return string[]
 */
function noted( string $kind, array $added = array() ): array {
	static $all = array(
		'scripts' => array(),
		'styles'  => array(),
	);
	array_push( $all[ $kind ], ...array_values( $added ) );
	return $all[ $kind ];
}

/**
 * The scripts, without their dependencies: ours, those of all block types, those that plugins enqueue for editors, and those
 * that they enqueue on every screen and that speak to the blocks.
 *
 * @return string[]
 */
function editor_scripts(): array {
	$registry = wp_scripts();
	$wanted   = array();
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
		array_push( $wanted, ...$type->editor_script_handles, ...$type->script_handles );
	}
	$late = array_filter( $registry->queue, static fn( $handle ) => isset( $registry->registered[ $handle ] ) && speaks_to_blocks( $registry->registered[ $handle ]->deps ) );
	array_push( $wanted, ...array_filter( array( ...noted( 'scripts' ), ...$late ), static fn( $handle ) => is_of_a_plugin( $registry, $handle ) ) );
	// Some blocks register themselves only where the site editor's store is: it comes before them, but does not begin. WordPress's own
	// `wp-block-styles` is a name without a file and asks for nothing.
	$asking = array_filter( $wanted, static fn( $handle ) => is_of_a_plugin( $registry, $handle ) && $registry->registered[ $handle ]->src );
	$first  = array( ...designer_handles(), ...( $asking ? array( SITE_EDITOR ) : array() ) );
	return array_values( array_unique( array_filter( array( ...$first, ...$wanted ), static fn( $handle ) => isset( $registry->registered[ $handle ] ) ) ) );
}

/**
 * Whether a script with these dependencies has to do with blocks or with the entities that they show, such as WooCommerce's products.
 * The command palette lists entities, too.
 *
 * @param string[] $deps Handles.
 */
function speaks_to_blocks( array $deps ): bool {
	return array() !== array_intersect( array( 'wp-blocks', 'wp-core-data' ), $deps ) && ! in_array( 'wp-commands', $deps, true );
}

/**
 * The style sheets around the canvas: those that carry the name of one of the scripts, and those that plugins enqueue for
 * editors. Content styles belong inside the canvas (`editor-settings.php`); here they would leak into the designer's screens.
 *
 * @param string[] $scripts All scripts.
 * @return string[]
 */
function editor_styles( array $scripts ): array {
	$registry = wp_styles();
	$content  = array( 'wp-block-library', SITE_EDITOR );
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
		array_push( $content, ...$type->style_handles, ...$type->editor_style_handles );
	}
	$enqueued = array_filter( noted( 'styles' ), static fn( $handle ) => is_of_a_plugin( $registry, $handle ) && $registry->registered[ $handle ]->src );
	$wanted   = array_diff( array_unique( array( ...$scripts, ...$enqueued ) ), $content );
	return array_values( array_filter( $wanted, static fn( $handle ) => isset( $registry->registered[ $handle ] ) ) );
}

/**
 * Does somebody else than WordPress bring it? What core enqueues for its own editors is their furniture; what a plugin needs of
 * it comes as a dependency.
 *
 * @param \WP_Dependencies $registry Scripts or styles.
 * @param string           $handle   A handle.
 */
function is_of_a_plugin( \WP_Dependencies $registry, string $handle ): bool {
	return isset( $registry->registered[ $handle ] ) && ! preg_match( '#^/wp-(includes|admin)/#', (string) $registry->registered[ $handle ]->src );
}

/**
 * The handles with all that they depend on, dependencies first. A copy is asked, so that nothing gets printed for it.
 *
 * @param \WP_Dependencies $registry Scripts or styles.
 * @param string[]         $handles  What is wanted.
 * @return string[]
 */
function all_handles( \WP_Dependencies $registry, array $handles ): array {
	$copy        = clone $registry;
	$copy->to_do = array();
	$copy->done  = array();
	// One after the other: a script whose dependency somebody has deregistered (the heartbeat, often) keeps none of the others away.
	foreach ( $handles as $handle ) {
		$copy->all_deps( $handle, true );
	}
	return $copy->to_do;
}
