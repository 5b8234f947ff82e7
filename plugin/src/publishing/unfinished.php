<?php
/**
 * What an administrator sees of a publication that ended in the middle and that the database refuses to put back: why, on every screen, and a
 * way out, since the reason may never go away. It is tried again at each request of the admin area and at each Save.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The action of the notice's link. */
const GIVE_UP_ACTION = 'customize_your_store_give_up';

/** @param ?\WP_Error $refusal As of recover_on_admin_request(). */
function tell_of_unfinished( ?\WP_Error $refusal ): void {
	if ( null === $refusal || 'customize_your_store_not_put_back' !== $refusal->get_error_code() || true !== may_publish() ) {
		return;
	}
	add_action( 'admin_notices', static fn() => print_unfinished( $refusal ) );
	add_action( 'admin_post_' . GIVE_UP_ACTION, __NAMESPACE__ . '\give_up_from_notice' );
}

/** @param \WP_Error $refusal As of not_put_back(). */
function print_unfinished( \WP_Error $refusal ): void {
	$said     = (string) ( $refusal->get_error_data()['database'] ?? '' );
	$sentence = __( 'Saving a design was cut off, and the store’s database refuses to put back what was there before, so visitors may see a part of both designs. This is tried again whenever you open a page of the admin area.', 'customize-your-store' );
	/* translators: %s: an error message of the database. */
	$why  = '' === $said ? '' : ' ' . sprintf( __( 'The database says: %s', 'customize-your-store' ), $said );
	$link = wp_nonce_url( admin_url( 'admin-post.php?action=' . GIVE_UP_ACTION ), GIVE_UP_ACTION );
	wp_admin_notice(
		esc_html( $sentence . $why ) . sprintf( ' <a href="%s">%s</a>', esc_url( $link ), esc_html__( 'Leave the store as it is now: the version history has what was there before', 'customize-your-store' ) ),
		array( 'type' => 'error' )
	);
}

/** Ends it as the link says, and goes back. */
function give_up_from_notice(): void {
	check_admin_referer( GIVE_UP_ACTION );
	$refusal = give_up_recovery();
	if ( null !== $refusal ) {
		wp_die( esc_html( $refusal->get_error_message() ), '', array( 'back_link' => true ) );
	}
	$from = wp_get_referer();
	wp_safe_redirect( false === $from ? admin_url() : $from );
	exit;
}

/** @return string What is unfinished, for `wp cys status`. */
function unfinished_in_words(): string {
	list( RECOVERY_RECORD => $kept, RECOVERY_MARK => $mark ) = raw_options( array( RECOVERY_RECORD, RECOVERY_MARK ) );
	if ( null === $kept ) {
		return 'none';
	}
	$left = things_left( unpacked( $kept ), $mark );
	return array() === $left ? 'running, or cut off without harm' : 'running, or not put back: ' . implode( ', ', $left );
}
