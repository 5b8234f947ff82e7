<?php
/**
 * A designer whose answer got lost finds out that the store has what it sent, although the store may keep it in other words: its
 * pictures move into the media library, and plugins tidy what is saved.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Remembers of a template or part what the designer sent: a hash, in hexadecimal digits. */
const SENT = '_customize_your_store_sent';

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
 * @return \stdClass The same.
 */
function note_sent( $changes, \WP_REST_Request $request ) {
	if ( is_string( $request['content'] ) ) {
		sent( $request['content'] );
	}
	return $changes;
}
add_filter( 'rest_pre_insert_wp_template', __NAMESPACE__ . '\note_sent', 10, 2 );
add_filter( 'rest_pre_insert_wp_template_part', __NAMESPACE__ . '\note_sent', 10, 2 );

/** @param int $id Of a template or part that is being saved. */
function remember_sent( int $id ): void {
	if ( is_design_request() ) {
		update_post_meta( $id, SENT, sent() );
	}
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\remember_sent' );
add_action( 'save_post_wp_template_part', __NAMESPACE__ . '\remember_sent' );
before_writing( __NAMESPACE__ . '\remember_sent' );

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
