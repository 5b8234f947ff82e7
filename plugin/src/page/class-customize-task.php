<?php
/**
 * The task "Customize your store": it leads into the flow, and Save completes it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

defined( 'ABSPATH' ) || exit;

/** A line of the list on WooCommerce's Home. */
class Customize_Task extends Task {
	/** @return string */
	public function get_id() {
		return TASK;
	}

	/** @return string */
	public function get_title() {
		return __( 'Customize your store', 'customize-your-store' );
	}

	/** @return string */
	public function get_content() {
		return '';
	}

	/** @return string */
	public function get_time() {
		return '';
	}

	/** @return string */
	public function get_action_url() {
		return admin_url( 'admin.php?page=wc-admin&path=' . rawurlencode( FLOW_PATH ) );
	}

	/** @return bool */
	public function is_complete() {
		return 'yes' === get_option( 'woocommerce_admin_customize_store_completed' );
	}

	/** @return bool */
	public function can_view() {
		return current_user_can( 'edit_theme_options' );
	}
}
