<?php
/**
 * What the admin area tells the flow's page, and nobody else. A page on another origin can name any address in a `<script>`, and the
 * cookies go along: from a sibling domain of the store they always do. Such a request cannot carry a header of its own, though,
 * so the nonce is asked for there and nowhere else.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Ends a request that does not come from our page, or from somebody without the right. A nonce that is too old is refused in
 * the words of the REST interface, which the client answers with a fresh one.
 *
 * @param string $capability What the answer takes.
 */
function answer_only_our_page( string $capability ): void {
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Cross-Origin-Resource-Policy: same-origin' );
	$origin = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? sanitize_key( $_SERVER['HTTP_SEC_FETCH_SITE'] ) : 'same-origin';
	$nonce  = isset( $_SERVER['HTTP_X_WP_NONCE'] ) ? sanitize_key( $_SERVER['HTTP_X_WP_NONCE'] ) : '';
	if ( 'same-origin' !== $origin || ! wp_verify_nonce( $nonce, 'wp_rest' ) ) {
		refuse_page( 'rest_cookie_invalid_nonce', __( 'Only the store designer is told this.', 'customize-your-store' ) );
	}
	if ( ! current_user_can( $capability ) ) {
		refuse_page( 'rest_forbidden', __( 'Sorry, you are not allowed to customize this store.', 'customize-your-store' ) );
	}
}

/** Refuses as a REST route does. */
function refuse_page( string $code, string $message ): void {
	nocache_headers();
	wp_send_json(
		array(
			'code'    => $code,
			'message' => $message,
			'data'    => array( 'status' => 403 ),
		),
		403
	);
}
