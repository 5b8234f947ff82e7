<?php
/**
 * `GET wc-admin/onboarding/tasks`: the list `setup` with the tasks that the flow looks at.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

add_action(
	'rest_api_init',
	static fn() => route(
		'/onboarding/tasks',
		'GET',
		__NAMESPACE__ . '\task_lists',
		only_who_can( 'manage_woocommerce', 'woocommerce_rest_cannot_create', __( 'Sorry, you are not allowed to see the tasks.', 'customize-your-store' ) )
	)
);

/**
 * The lists, or those of them that `ids` names.
 *
 * @return list<array<string, mixed>>
 */
function task_lists( \WP_REST_Request $request ): array {
	$page = function_exists( 'CustomizeYourStore\page_address' ) ? \CustomizeYourStore\page_address() : admin_url();
	$done = (bool) get_posts( array( 'post_type' => 'product', 'posts_per_page' => 1, 'fields' => 'ids' ) );
	$list = array(
		'id'                    => 'setup',
		'title'                 => __( 'Get ready to start selling', 'customize-your-store' ),
		'isHidden'              => false,
		'isVisible'             => true,
		'isComplete'            => $done && is_task_complete(),
		'tasks'                 => array(
			task( 'products', __( 'Add your products', 'customize-your-store' ), $done, admin_url( 'edit.php?post_type=product' ) ),
			task( 'customize-store', __( 'Customize your store', 'customize-your-store' ), is_task_complete(), $page . '&path=%2Fcustomize-store' ),
		),
		'eventPrefix'           => 'tasklist_',
		'displayProgressHeader' => true,
		'keepCompletedTaskList' => 'no',
	);
	$ids = wp_parse_list( $request['ids'] ?? array() );
	return ! $ids || in_array( 'setup', $ids, true ) ? array( $list ) : array();
}

/**
 * One task with all the fields that WooCommerce sends.
 *
 * @return array<string, mixed>
 */
function task( string $id, string $title, bool $complete, string $url ): array {
	$text = array_fill_keys( array( 'badge', 'content', 'additionalInfo', 'time' ), '' );
	$no   = array( 'isActioned', 'isDismissed', 'isDismissable', 'isSnoozed', 'isSnoozeable', 'isVisited', 'isDisabled', 'recordViewEvent' );
	return array(
		'id'             => $id,
		'parentId'       => 'setup',
		'title'          => $title,
		'canView'        => true,
		'actionLabel'    => __( 'Let’s go', 'customize-your-store' ),
		'actionUrl'      => $url,
		'isComplete'     => $complete,
		'level'          => 3,
		'snoozedUntil'   => null,
		'additionalData' => null,
		'eventPrefix'    => 'tasklist_',
	) + $text + array_fill_keys( $no, false );
}
