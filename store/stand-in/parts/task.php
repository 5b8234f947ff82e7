<?php
/**
 * The task "Customize your store": its option marks it as done, and any change of the store's design sets the option.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

const COMPLETED = 'woocommerce_admin_customize_store_completed';

/** Whether the task is done. */
function is_task_complete(): bool {
	return 'yes' === get_option( COMPLETED );
}

/** Marks the task as done. */
function complete_task(): void {
	update_option( COMPLETED, 'yes' );
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\complete_task', 10, 0 );
add_action( 'save_post_wp_template_part', __NAMESPACE__ . '\complete_task', 10, 0 );
add_action( 'customize_save_after', __NAMESPACE__ . '\complete_task', 10, 0 );

/**
 * Global styles count, unless they are the empty set that WordPress creates for a theme on first use.
 *
 * @param int      $id   Not used.
 * @param \WP_Post $post The styles.
 */
function complete_task_by_styles( int $id, \WP_Post $post ): void {
	$styles = json_decode( $post->post_content, true );
	$empty  = array( 'version', 'isGlobalStylesUserThemeJSON' );
	$keys   = is_array( $styles ) ? array_keys( $styles ) : $empty;
	if ( array_diff( $keys, $empty ) || array_diff( $empty, $keys ) ) {
		complete_task();
	}
}
add_action( 'save_post_wp_global_styles', __NAMESPACE__ . '\complete_task_by_styles', 10, 2 );
