<?php
/**
 * What the designer writes is told from what people write: the home page that a set-up made is not the merchant's yet, and
 * the task "Customize your store" is completed by Save, not by a set-up on its way.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Remembers of a template or part what we wrote into it: a hash. Whoever changes it afterwards makes it their own. */
const WRITTEN = '_customize_your_store_written';

/** Is the template as we have left it? */
function is_ours( \WP_Post $template ): bool {
	return get_post_meta( $template->ID, WRITTEN, true ) === md5( $template->post_content );
}

/**
 * Calls before a template or part of the designer is written, or can be found by its theme. Should PHP end in the middle, what it
 * wrote is known for ours: remembered only afterwards, it would be taken for somebody else's.
 *
 * @param callable $remember Gets the id, and the template as it will be.
 */
function before_writing( callable $remember ): void {
	$is_template = static fn( $type ): bool => in_array( $type, array( 'wp_template', 'wp_template_part' ), true );
	add_action(
		'pre_post_update',
		static function ( int $id, array $data ) use ( $remember, $is_template ): void {
			if ( $is_template( $data['post_type'] ) ) {
				$remember( $id, new \WP_Post( (object) $data ) );
			}
		},
		10,
		2
	);
	// A new one belongs to its theme by a term, which comes after its row.
	add_action(
		'add_term_relationship',
		static function ( int $id ) use ( $remember, $is_template ): void {
			$template = get_post( $id );
			if ( $template && $is_template( $template->post_type ) ) {
				$remember( $id, $template );
			}
		}
	);
}

/** @param int $id Of a template or part that is being saved. */
function remember_written( int $id, \WP_Post $template ): void {
	if ( is_design_request() ) {
		update_post_meta( $id, WRITTEN, md5( $template->post_content ) );
	}
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\remember_written', 10, 2 );
add_action( 'save_post_wp_template_part', __NAMESPACE__ . '\remember_written', 10, 2 );
before_writing( __NAMESPACE__ . '\remember_written' );

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
