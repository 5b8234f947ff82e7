<?php
/**
 * How often somebody may ask a model: each question costs the merchant money.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** So many questions in so many seconds, for each user. A walk through the wizard asks five times at worst. */
const QUESTIONS       = 20;
const QUESTIONS_EVERY = 10 * MINUTE_IN_SECONDS;

/** The transient that keeps the times of a person's questions as long as they count. */
function questions_transient( int $user ): string {
	return 'customize_your_store_asked_' . $user;
}

/** Counts a question of the current user. Returns 0, or the seconds until the next one is welcome. */
function seconds_to_wait(): int {
	$key   = questions_transient( get_current_user_id() );
	$now   = time();
	$known = get_transient( $key );
	$asked = array_filter( is_array( $known ) ? $known : array(), static fn( $at ) => $at > $now - QUESTIONS_EVERY );
	if ( count( $asked ) >= QUESTIONS ) {
		return max( 1, (int) min( $asked ) + QUESTIONS_EVERY - $now );
	}
	set_transient( $key, array( ...$asked, $now ), QUESTIONS_EVERY );
	return 0;
}

/**
 * The answer to who asks too often.
 *
 * @param int $seconds Until the next question is welcome.
 */
function ask_later( int $seconds ): \WP_REST_Response {
	$answer = rest_convert_error_to_response(
		refusal(
			'customize_your_store_ai_too_often',
			sprintf(
				/* translators: %d: a number of minutes. */
				_n( 'You have asked the AI many times. Please try again in %d minute.', 'You have asked the AI many times. Please try again in %d minutes.', (int) ceil( $seconds / 60 ), 'customize-your-store' ),
				(int) ceil( $seconds / 60 )
			),
			429
		)
	);
	$answer->header( 'Retry-After', (string) $seconds );
	return $answer;
}
