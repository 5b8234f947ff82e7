<?php
/**
 * WordPress's own AI client: whether one of its models is ready, and one question to it. What goes wrong is told in our own words: a
 * provider's message may hold a key, an account or the prompt.
 *
 * A question has in it the merchant's answers in the wizard, as the client lists them (src/events/wizard.ts). How often somebody may ask is
 * limited: each question costs the merchant money.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

use WordPress\AiClient\AiClient;
use WordPress\AiClient\Providers\Http\DTO\RequestOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Is there a model that writes text? Never throws. Before the merchant's consent no provider is asked: one whose key is there counts as
 * ready. After it the provider is asked which models it has, once in five minutes at most.
 */
function model_is_ready(): bool {
	if ( ! function_exists( 'wp_ai_client_prompt' ) || ! wp_supports_ai() ) {
		return false;
	}
	try {
		$connectors = connectors_fingerprint();
		if ( '' === $connectors ) {
			return false;
		}
		if ( true !== StoreContent\consent_to_ai() ) {
			return has_connector_key();
		}
		$known = get_transient( $connectors );
		if ( false === $known ) {
			$known = true === wp_ai_client_prompt( 'Hello' )->is_supported_for_text_generation() ? 'yes' : 'no';
			set_transient( $connectors, $known, 5 * MINUTE_IN_SECONDS );
		}
		return 'yes' === $known;
	} catch ( \Throwable $error ) {
		return false;
	}
}

/** Has any provider a key? Asks nobody. */
function has_connector_key(): bool {
	$registry = AiClient::defaultRegistry();
	foreach ( $registry->getRegisteredProviderIds() as $id ) {
		if ( null !== $registry->getProviderRequestAuthentication( $id ) ) {
			return true;
		}
	}
	return false;
}

/** Changes as soon as a provider comes, goes or gets another key; empty when there is no provider. */
function connectors_fingerprint(): string {
	$registry = AiClient::defaultRegistry();
	$keys     = array();
	foreach ( $registry->getRegisteredProviderIds() as $id ) {
		$keys[ $id ] = $registry->getProviderRequestAuthentication( $id );
	}
	return $keys ? 'customize_your_store_model_' . wp_hash( (string) wp_json_encode( $keys ) ) : '';
}

/**
 * Asks a model once.
 *
 * @param string               $task    What it is to do, in our words only.
 * @param string               $data    What it is about, part of it in a stranger's words.
 * @param array<string, mixed> $schema  JSON schema of the answer, for models that can be held to one.
 * @param float                $seconds How long it may take.
 * @return string|\WP_Error The answer as the model wrote it, or a fault in our own words.
 */
function ask_model( string $task, string $data, array $schema, float $seconds ) {
	if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
		return model_fault( 'unavailable' );
	}
	$question = static fn() => wp_ai_client_prompt( $data )
		->using_system_instruction( $task )
		->using_request_options( RequestOptions::fromArray( array( RequestOptions::KEY_TIMEOUT => $seconds ) ) );
	try {
		$exact = $question()->as_json_response( $schema );
		// A support check that fails inside answers with the builder, so only true is yes.
		$asked = true === $exact->is_supported_for_text_generation() ? $exact : $question();
		if ( true !== $asked->is_supported_for_text_generation() ) {
			return model_fault( 'unavailable' );
		}
		$answer = $asked->generate_text();
		return is_wp_error( $answer ) ? model_fault( kind_of_fault( $answer ) ) : (string) $answer;
	} catch ( \Throwable $error ) {
		return model_fault( 'failed' );
	}
}

/**
 * Writes what a stranger wrote so that it cannot close the fence around it.
 *
 * @param mixed $value Texts, or lists and maps of them.
 */
function as_data( $value ): string {
	return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/**
 * A refusal that says what to do.
 *
 * @param string $kind One of those that kind_of_fault() knows.
 */
function model_fault( string $kind ): \WP_Error {
	$faults                   = array(
		'unavailable'   => array( 503, __( 'No AI is connected to this site. You can connect one under Settings, Connectors.', 'customize-your-store' ) ),
		'login_refused' => array( 502, __( 'The AI provider did not accept this site’s key. Please check it under Settings, Connectors.', 'customize-your-store' ) ),
		'busy'          => array( 429, __( 'This site has sent the AI provider too many requests. Please try again in a minute.', 'customize-your-store' ) ),
		'timeout'       => array( 504, __( 'The AI took too long to answer.', 'customize-your-store' ) ),
		'unusable'      => array( 502, __( 'Nothing in the AI’s answer could be used.', 'customize-your-store' ) ),
		'failed'        => array( 502, __( 'The AI could not answer.', 'customize-your-store' ) ),
	);
	list( $status, $message ) = $faults[ $kind ] ?? $faults['failed'];
	return refusal( "customize_your_store_ai_$kind", $message, $status );
}

/**
 * Which kind an error of WordPress's AI client is: by its code and status; a time that ran out is told by its message alone.
 *
 * @param \WP_Error $error From generate_text().
 */
function kind_of_fault( \WP_Error $error ): string {
	$status = (int) ( $error->get_error_data()['status'] ?? 0 );
	if ( 'prompt_prevented' === $error->get_error_code() ) {
		return 'unavailable';
	}
	if ( 'prompt_network_error' === $error->get_error_code() ) {
		return preg_match( '/timed? ?out|cURL error 28\b/i', $error->get_error_message() ) ? 'timeout' : 'failed';
	}
	return array(
		401 => 'login_refused',
		403 => 'login_refused',
		408 => 'timeout',
		429 => 'busy',
		504 => 'timeout',
	)[ $status ] ?? 'failed';
}

/**
 * What the build says about the answers, see build/ship-answers.ts.
 *
 * @param string $call `AiPaletteQuery` or `SectionWords`.
 * @return array<string, array{answers: list<string>, means: string}> By field. Empty when the client has not been built.
 */
function sent_answers( string $call ): array {
	$file  = plugin_dir_path( PLUGIN_FILE ) . 'build/wizard-answers.php';
	$calls = is_readable( $file ) ? require $file : array();
	return $calls[ $call ] ?? array();
}

/**
 * The arguments of a route that gets the answers.
 *
 * @param string $call As of sent_answers().
 * @return array<string, array<string, mixed>>
 */
function answer_arguments( string $call ): array {
	return array_map(
		static fn( $sent ) => array(
			'type'     => 'string',
			'required' => true,
			'enum'     => $sent['answers'],
		),
		sent_answers( $call )
	);
}

/**
 * What was sent of the merchant's answers, by field.
 *
 * @param string           $call    As of sent_answers().
 * @param \WP_REST_Request $request The typed inputs.
 * @return array<string, string>
 */
function answers_in( string $call, \WP_REST_Request $request ): array {
	$fields = array_keys( sent_answers( $call ) );
	return array_combine( $fields, array_map( static fn( $field ) => $request[ $field ], $fields ) );
}

/**
 * The task with the list of what the model gets about the shop, in the place of `%s`.
 *
 * @param string       $task   What the model has to do.
 * @param string       $call   As of sent_answers().
 * @param list<string> $before What comes before the answers.
 * @param list<string> $after  What comes after them.
 */
function task_about_shop( string $task, string $call, array $before, array $after = array() ): string {
	$told = array_merge( $before, array_column( sent_answers( $call ), 'means' ), $after );
	$last = array_pop( $told );
	return sprintf( $task, implode( ', ', $told ) . ", and $last" );
}

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
