<?php
/**
 * `GET wc-admin/onboarding/tasks`: the list `setup` with the tasks that the flow reads.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** The lists that WooCommerce has; the second is empty here. */
const TASK_LISTS = array( 'setup', 'extended' );

on_admin_routes(
	static fn() => route(
		'/onboarding/tasks',
		\WP_REST_Server::READABLE,
		__NAMESPACE__ . '\task_lists',
		only_who_can( 'manage_woocommerce', 'woocommerce_rest_cannot_create', __( 'Sorry, you are not allowed to see the tasks.', 'customize-your-store' ) ),
		array(
			'ids' => array(
				'type'              => 'array',
				'items'             => array(
					'type' => 'string',
					'enum' => TASK_LISTS,
				),
				'sanitize_callback' => 'wp_parse_slug_list',
				'validate_callback' => 'rest_validate_request_arg',
			),
		)
	)
);

/**
 * The lists, or only those named in `ids`.
 *
 * @return list<array<string, mixed>>
 */
function task_lists( \WP_REST_Request $request ): array {
	$done = (bool) get_posts( array( 'post_type' => 'product', 'posts_per_page' => 1, 'fields' => 'ids' ) );
	$list = static fn( string $id, string $title, bool $complete, array $tasks ) => array(
		'id'                    => $id,
		'title'                 => $title,
		'isHidden'              => false,
		'isVisible'             => true,
		'isComplete'            => $complete,
		'tasks'                 => $tasks,
		'eventPrefix'           => 'tasklist_',
		'displayProgressHeader' => true,
		'keepCompletedTaskList' => 'no',
	);
	$tasks = array(
		array( 'additionalData' => array( 'hasProducts' => $done ) ) + task( 'products', __( 'Add your products', 'customize-your-store' ), $done, null ),
		task( 'customize-store', __( 'Customize your store', 'customize-your-store' ), is_task_complete(), admin_url( 'admin.php?page=customize-your-store&path=%2Fcustomize-store' ) ),
	);
	$lists = array(
		$list( 'setup', __( 'Get ready to start selling', 'customize-your-store' ), $done && is_task_complete(), $tasks ),
		$list( 'extended', __( 'Things to do next', 'customize-your-store' ), true, array() ),
	);
	$ids   = (array) $request['ids'];
	return array_values( array_filter( $lists, static fn( $one ) => ! $ids || in_array( $one['id'], $ids, true ) ) );
}

/**
 * A task with all fields that WooCommerce sends.
 *
 * @return array<string, mixed>
 */
function task( string $id, string $title, bool $complete, ?string $url ): array {
	$text = array_fill_keys( array( 'badge', 'content', 'additionalInfo', 'time' ), '' );
	$no   = array( 'isInProgress', 'isActioned', 'isDismissed', 'isDismissable', 'isSnoozed', 'isSnoozeable', 'isVisited', 'isDisabled', 'recordViewEvent' );
	return array(
		'id'             => $id,
		'parentId'       => 'setup',
		'title'          => $title,
		'canView'        => true,
		'actionLabel'    => __( 'Let’s go', 'customize-your-store' ),
		'actionUrl'      => $url,
		'isComplete'     => $complete,
		'inProgressLabel' => __( 'In progress', 'customize-your-store' ),
		'level'          => 3,
		'snoozedUntil'   => null,
		'additionalData' => null,
		'eventPrefix'    => 'tasklist_',
	) + $text + array_fill_keys( $no, false );
}
