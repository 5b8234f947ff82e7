<?php
/**
 * The merchant's answers in the wizard that a question to the model contains, as the client lists them (src/events/wizard.ts).
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

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
