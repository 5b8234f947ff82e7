<?php
/**
 * WooCommerce's Home lists what is left to do. Versions that have no task "Customize your store" of their own (10.x) get ours, by
 * the interface that WooCommerce has for plugins' tasks.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;

defined( 'ABSPATH' ) || exit;

/** The task's name, on every version. */
const TASK = 'customize-store';

/** Adds the task to the set-up's list where that list is and nobody has added it. */
function add_task_to_home(): void {
	if ( ! class_exists( TaskLists::class ) ) {
		return;
	}
	$list = TaskLists::get_list( 'setup' );
	if ( $list && ! TaskLists::get_task( TASK ) ) {
		require_once __DIR__ . '/class-customize-task.php';
		TaskLists::add_task( 'setup', new Customize_Task( $list ) );
	}
}
// WooCommerce makes its lists on `init`, too, and earlier.
add_action( 'init', __NAMESPACE__ . '\add_task_to_home', 20 );
