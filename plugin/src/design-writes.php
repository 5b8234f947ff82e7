<?php
/**
 * What the designer writes is told from what people write: the home page that a set-up made is not the merchant's yet, and
 * the task "Customize your store" is completed by Save, not by a set-up on its way. And a designer whose answer got lost finds
 * out that the store has what it sent, although the store may have written it in another way.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Remembers of a template what we wrote into it: a hash. Whoever changes it afterwards makes it their own. */
const WRITTEN = '_customize_your_store_written';

/** Remembers of a template or part what the designer sent: a hash, in hexadecimal digits. */
const SENT = '_customize_your_store_sent';

/** Is the template as we have left it? */
function is_ours( \WP_Post $template ): bool {
	return get_post_meta( $template->ID, WRITTEN, true ) === md5( $template->post_content );
}

/** @param int $id Of a template or part that is being saved. */
function remember_written( int $id, \WP_Post $template ): void {
	if ( is_design_request() ) {
		update_post_meta( $id, WRITTEN, md5( $template->post_content ) );
		update_post_meta( $id, SENT, sent() );
	}
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\remember_written', 10, 2 );
add_action( 'save_post_wp_template_part', __NAMESPACE__ . '\remember_written', 10, 2 );

/**
 * The hash of what this request sends to be saved; empty when it sends no content.
 *
 * @param string|null $content What it sends, when that is known.
 */
function sent( ?string $content = null ): string {
	static $hash = '';
	if ( null !== $content ) {
		$hash = hash( 'sha256', $content );
	}
	return $hash;
}

/**
 * @param \stdClass        $changes What will be written.
 * @param \WP_REST_Request $request Of a template or part.
 */
function note_sent( $changes, \WP_REST_Request $request ) {
	if ( is_string( $request['content'] ) ) {
		sent( $request['content'] );
	}
	return $changes;
}
add_filter( 'rest_pre_insert_wp_template', __NAMESPACE__ . '\note_sent', 10, 2 );
add_filter( 'rest_pre_insert_wp_template_part', __NAMESPACE__ . '\note_sent', 10, 2 );

/** Tells the designer what it sent last, as long as nobody has changed it since. */
function tell_sent(): void {
	if ( ! is_design_request() ) {
		return;
	}
	$tell = static function ( array $reply ): ?string {
		$template = isset( $reply['wp_id'] ) ? get_post( $reply['wp_id'] ) : null;
		return $template && is_ours( $template ) ? (string) get_post_meta( $template->ID, SENT, true ) : null;
	};
	register_rest_field(
		array( 'wp_template', 'wp_template_part' ),
		'customize_your_store_sent',
		array(
			'get_callback' => $tell,
			'schema'       => array(
				'type'    => array( 'string', 'null' ),
				'context' => array( 'edit', 'view' ),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\tell_sent' );

/**
 * WooCommerce completes its task as soon as a template or the styles are saved. A set-up saves them before anybody has chosen
 * anything: then the task stays as it is, and Save completes it by its option.
 *
 * @param mixed $value  To be set.
 * @param mixed $former As it is.
 * @return mixed
 */
function leave_task_to_save( $value, $former ) {
	$by_writing = doing_action( 'save_post_wp_template' ) || doing_action( 'save_post_wp_template_part' ) || doing_action( 'save_post_wp_global_styles' );
	return $by_writing && is_design_request() ? $former : $value;
}
add_filter( 'pre_update_option_woocommerce_admin_customize_store_completed', __NAMESPACE__ . '\leave_task_to_save', 10, 2 );
