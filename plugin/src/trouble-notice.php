<?php
/**
 * What is in the way of the flow, where somebody looks who can mend it: on the dashboard and beside the plugins. The flow's own
 * page says it by itself, and of an unfinished update WooCommerce speaks everywhere.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Prints the notice. */
function print_trouble(): void {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins' ), true ) || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	require_once __DIR__ . '/fitness.php';
	$trouble = has_woocommerce() && is_store_updating() ? null : trouble();
	if ( null !== $trouble ) {
		$link = $trouble['link'] ? sprintf( ' <a href="%s">%s</a>', esc_url( $trouble['link']['url'] ), esc_html( $trouble['link']['text'] ) ) : '';
		wp_admin_notice( esc_html( $trouble['sentence'] ) . $link, array( 'type' => 'warning' ) );
	}
}
add_action( 'admin_notices', __NAMESPACE__ . '\print_trouble' );
